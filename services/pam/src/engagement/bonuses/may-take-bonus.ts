import type { Player } from '../../identity/accounts/players.store.ts'
import { refuse } from '../../http/refusals.ts'
import type { PamContext, Queryable } from '../../pam-context.ts'
import { playBlock } from '../../protection/exclusions.store.ts'
import { registerAllows } from '../../protection/register-allows.ts'

type Person = Pick<Player, 'id' | 'registerState'>

/** Who may not play takes no bonus either (M12). */
export async function mayTakeBonus(context: PamContext, db: Queryable, player: Person): Promise<boolean> {
  return (await playBlock(db, player.id, context.now())) === null && (await registerAllows(context, player))
}

export async function requireMayTakeBonus(context: PamContext, db: Queryable, player: Person): Promise<void> {
  if (!(await mayTakeBonus(context, db, player)))
    throw refuse(403, 'player-blocked', 'Who may not play cannot take a bonus. The account says until when.')
}
