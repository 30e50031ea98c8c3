import type { Player } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { playBlock, registerAllows } from '../../protection/index.ts'

type Person = Pick<Player, 'id' | 'registerState'>

/** Who may not play takes no bonus either (M12). */
export async function mayTakeBonus(context: PamContext, db: Queryable, player: Person): Promise<boolean> {
  return (await playBlock(db, player.id, context.now())) === null && (await registerAllows(context, player))
}

export async function requireMayTakeBonus(context: PamContext, db: Queryable, player: Person): Promise<void> {
  if (!(await mayTakeBonus(context, db, player)))
    throw refuse(403, 'player-blocked', 'Who may not play cannot take a bonus. The account says until when.')
}
