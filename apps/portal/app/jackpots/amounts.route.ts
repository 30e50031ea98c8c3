import type { LoaderFunctionArgs } from 'react-router'
import type { JackpotAmountsReply } from '@herna/contract/portal'
import { jackpotsContext, readContent, readNow } from '../loader-context/index.ts'
import { climbsOf } from './jackpot-view.ts'

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
