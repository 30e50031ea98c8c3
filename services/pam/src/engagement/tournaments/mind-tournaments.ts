import type { PamContext } from '../../pam-context.ts'
import { openEditions } from './editions.ts'
import { settleTournaments } from './settle-tournaments.ts'

/** Opens what is missing, settles what is over. */
export async function mindTournaments(context: PamContext): Promise<void> {
  await openEditions(context.pool, context.now())
  await settleTournaments(context)
}
