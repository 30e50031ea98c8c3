import type { Route } from './+types/recent.route'
import { loadWinners } from './winners-loader.ts'
import { winnersHeaders, winnersMeta } from './winners-meta.ts'
import { WinnersList } from './winners-list.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) => loadWinners(context, request, 'recent')
export const headers: Route.HeadersFunction = winnersHeaders
export const meta: Route.MetaFunction = (args) => winnersMeta(args, 'recent')

/** The latest wins, live [2.3]. */
export default function Recent({ loaderData }: Route.ComponentProps) {
  return <WinnersList winners={loaderData.winners} kind="recent" />
}
