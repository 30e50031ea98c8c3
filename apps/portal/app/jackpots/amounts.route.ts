import type { LoaderFunctionArgs } from 'react-router'
import { jackpotsContext } from '../wires/jackpots-access.ts'
import { readContent } from '../wires/read-content.ts'
import { amountsOf } from './jackpot-view.ts'

/** However many tickers ask, they are answered from memory for so long. */
const SECONDS = 3

/** The server's amounts for tickers that run on a page for long [4.26]: `/jackpoty/sumy.json`. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const feed = await context.get(jackpotsContext).fresh()
  return Response.json(amountsOf(content.jackpots, feed), { headers: { 'cache-control': `public, max-age=${SECONDS}` } })
}
