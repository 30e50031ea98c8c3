import type { EngagementContext } from '../context.ts'
import { openEditions } from './editions.ts'
import { settleTournaments } from './settle-tournaments.ts'

/** Creates missing editions and settles finished ones. */
export async function advanceTournaments(context: EngagementContext): Promise<void> {
  await openEditions(context)
  await settleTournaments(context)
}
