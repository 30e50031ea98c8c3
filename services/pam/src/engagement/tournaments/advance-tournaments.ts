import type { PamContext } from '../../foundation/index.ts'
import { openEditions } from './editions.ts'
import { settleTournaments } from './settle-tournaments.ts'

/** Opens what is missing, settles what is over. */
export async function advanceTournaments(context: PamContext): Promise<void> {
  await openEditions(context.pool, context.now())
  await settleTournaments(context)
}
