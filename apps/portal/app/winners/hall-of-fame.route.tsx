import type { Route } from './+types/hall-of-fame.route'
import { loadWinners } from './winners-loader.ts'
import { winnersHeaders, winnersMeta } from './winners-meta.ts'
import { WinnersList } from './winners-list.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) => loadWinners(context, request, 'hall-of-fame')
export const headers: Route.HeadersFunction = winnersHeaders
export const meta: Route.MetaFunction = (args) => winnersMeta(args, 'hall-of-fame')

/** The highest wins ever [2.3]. */
export default function HallOfFame({ loaderData }: Route.ComponentProps) {
  return <WinnersList winners={loaderData.winners} kind="hall-of-fame" />
}
