import type { Player } from '../identity/index.ts'
import type { PamContext } from '../foundation/index.ts'

/** Whether the register admits the player. Unknown is refused, except in an announced outage. */
export async function registerAllows(
  { register }: PamContext,
  { registerState }: Pick<Player, 'registerState'>,
): Promise<boolean> {
  if (registerState !== 'unknown') return registerState === 'clear'
  return register.outageAnnounced().catch(() => false)
}
