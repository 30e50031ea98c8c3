import type { Route } from './+types/jackpot.route'
import { loadWinners } from './winners-loader.ts'
import { winnersHeaders, winnersMeta } from './winners-meta.ts'
import { WinnersList } from './winners-list.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) => loadWinners(context, request, 'jackpot')
export const headers: Route.HeadersFunction = winnersHeaders
export const meta: Route.MetaFunction = (args) => winnersMeta(args, 'jackpot')

/** Jackpots that were won, the latest first [2.3]. */
export default function JackpotWinners({ loaderData }: Route.ComponentProps) {
  return <WinnersList winners={loaderData.winners} kind="jackpot" />
}
