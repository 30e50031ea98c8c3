import type { EngagementContext } from '../context.ts'
import { openEditions } from './editions.ts'
import { settleTournaments } from './settle-tournaments.ts'

/** Opens what is missing, settles what is over. */
export async function advanceTournaments(context: EngagementContext): Promise<void> {
  await openEditions(context)
  await settleTournaments(context)
}
