import type { LoaderFunctionArgs } from 'react-router'
import { readContent } from '../wires/read-content.ts'
import { amountsOf } from './jackpot-view.ts'

/** The server's amounts for tickers that run on a page for long [4.26]: `/jackpoty/sumy.json`. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  return Response.json(amountsOf(content.jackpots))
}
