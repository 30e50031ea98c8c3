import { winnerViews } from '../winners/index.ts'
import { readContent, readWinners } from '../loader-context/index.ts'
import type { Route } from './+types/latest-wins.route'

/** Seconds the answer may be shared; browsers ask again every 30 s [4.40]. */
const SHARED_FOR = 15
const SHOWN = 12

/** The latest wins for the lobby's row, apart from its page, which is kept much longer: `/vitazi/najnovsie.json`. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const content = await readContent(context, request)
  const winners = await readWinners(context, 'recent').catch(() => null)
  if (!winners) return Response.json([], { status: 503, headers: { 'Cache-Control': 'no-store' } })
  const views = winnerViews(winners, content).slice(0, SHOWN)
  return Response.json(views, { headers: { 'Cache-Control': `public, max-age=${SHARED_FOR}` } })
}
