import type { Player } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { playBlock, registerAllows } from '../../protection/index.ts'

type BonusCandidate = Pick<Player, 'id' | 'registerState'>

/** A player who may not play may not take a bonus either (M12). */
export async function mayTakeBonus(context: PamContext, db: Queryable, player: BonusCandidate): Promise<boolean> {
  return (await playBlock(db, player.id, context.now())) === null && (await registerAllows(context, player))
}

export async function requireMayTakeBonus(context: PamContext, db: Queryable, player: BonusCandidate): Promise<void> {
  if (!(await mayTakeBonus(context, db, player)))
    throw refuse(403, 'player-blocked', 'A player who may not play cannot take a bonus. The account page shows until when.')
}
