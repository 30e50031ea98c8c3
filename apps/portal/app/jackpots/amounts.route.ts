import type { Jackpot } from '@herna/contract/content'
import type { JackpotFeed } from '@herna/contract/games'
import type { LoaderFunctionArgs } from 'react-router'
import type { JackpotAmountsReply } from '@herna/contract/portal'
import { type JackpotAmounts, jackpotsContext, readContent, readNow } from '../loader-context/index.ts'

/**
 * What tickers show [4.26]: `/jackpoty/sumy.json`. Kept nowhere, since it tells the server's time; the host behind it is asked once in two
 * seconds, however many tickers ask.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const reading = await context.get(jackpotsContext).read()
  const headers = { 'cache-control': 'private, no-store' }
  if (!reading) return Response.json({}, { status: 503, headers: { ...headers, 'retry-after': '5' } })
  const reply: JackpotAmountsReply = {
    serverTime: readNow(context),
    age: reading.age,
    jackpots: climbsOf(content.jackpots, reading.feed),
  }
  return Response.json(reply, { headers })
}

/** What the game host says; the content's own amounts, which do not climb, for a jackpot it does not run, or runs with other levels. */
function climbsOf(jackpots: Iterable<Jackpot>, feed: JackpotFeed): JackpotAmounts {
  const amounts: Record<string, JackpotAmounts[string]> = {}
  for (const { id, jackpotLevels } of jackpots) {
    const live = Object.hasOwn(feed, id) ? feed[id] : undefined
    amounts[id] =
      live?.length === jackpotLevels.length ? live : jackpotLevels.map(({ amount }) => ({ amount, from: amount, since: 0 }))
  }
  return amounts
}
