import { winnerViews } from '../winner-card/index.ts'
import { readContent, readWinners } from '../loader-context/index.ts'
import type { Route } from './+types/latest-wins.route'

/** Shared-cache lifetime of the response; browsers request it every 30 s [4.40]. */
const MAX_AGE_SECONDS = 15
const MAX_WINS = 12

/** `/vitazi/najnovsie.json`: the latest wins for the lobby's row. Separate from the page, which is cached much longer. 503 with `[]` when the winners service fails. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const content = await readContent(context, request)
  const winners = await readWinners(context, 'recent').catch(() => null)
  if (!winners) return Response.json([], { status: 503, headers: { 'Cache-Control': 'no-store' } })
  const views = winnerViews(winners, content).slice(0, MAX_WINS)
  return Response.json(views, { headers: { 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}` } })
}
