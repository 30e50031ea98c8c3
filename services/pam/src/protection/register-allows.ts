import type { Player } from '../identity/index.ts'
import type { PamContext } from '../foundation/index.ts'

/** Closed without an answer, but for an announced outage. */
export async function registerAllows(
  { register }: PamContext,
  { registerState }: Pick<Player, 'registerState'>,
): Promise<boolean> {
  if (registerState !== 'unknown') return registerState === 'clear'
  return register.outageAnnounced().catch(() => false)
}
