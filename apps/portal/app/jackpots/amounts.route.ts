import type { Jackpot } from '@herna/contract/content'
import type { JackpotFeed } from '@herna/contract/games'
import type { LoaderFunctionArgs } from 'react-router'
import type { JackpotAmountsReply } from '@herna/contract/portal'
import { type JackpotAmounts, jackpotsContext, readContent, readNow } from '../loader-context/index.ts'

/**
 * `/jackpoty/sumy.json`: the current jackpot amounts [4.26]. Not cached, because it contains the server's time; the game host is requested at
 * most once in two seconds, whatever the number of clients. 503 while the host's amounts are unknown or too old.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const reading = await context.get(jackpotsContext).read()
  const headers = { 'cache-control': 'private, no-store' }
  if (!reading) return Response.json({}, { status: 503, headers: { ...headers, 'retry-after': '5' } })
  const reply: JackpotAmountsReply = {
    serverTime: readNow(context),
    age: reading.age,
    jackpots: jackpotAmountsOf(content.jackpots, reading.feed),
  }
  return Response.json(reply, { headers })
}

/** Amounts from the game host; the content's fixed amounts for a jackpot the host does not run or runs with other levels. */
function jackpotAmountsOf(jackpots: Iterable<Jackpot>, feed: JackpotFeed): JackpotAmounts {
  const amounts: Record<string, JackpotAmounts[string]> = {}
  for (const { id, jackpotLevels } of jackpots) {
    const live = Object.hasOwn(feed, id) ? feed[id] : undefined
    amounts[id] =
      live?.length === jackpotLevels.length ? live : jackpotLevels.map(({ amount }) => ({ amount, from: amount, since: 0 }))
  }
  return amounts
}
