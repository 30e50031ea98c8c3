import type { Queryable } from '../../foundation/index.ts'

/**
 * `bonus-grant`: bonus money granted. `bonus-conversion`: bonus money converted to cash. `bonus-forfeit`: bonus money forfeited.
 * `bonus-cash`: cash granted.
 */
type BonusPosting = 'bonus-grant' | 'bonus-conversion' | 'bonus-forfeit' | 'bonus-cash'

export interface BonusMovement {
  playerId: string
  kind: BonusPosting
  /** In cents, positive. */
  amount: number
  /** Each kind is posted once per bonus. */
  bonusId: string
  at: Date
}

/** Posts in the caller's transaction. False: posted before. The database refuses amounts the balance does not cover. */
export async function postBonus(db: Queryable, { playerId, kind, amount, bonusId, at }: BonusMovement): Promise<boolean> {
  const { rows } = await db.query<{ posted: string | null }>('SELECT pam.post_bonus($1, $2, $3, $4, $5) AS posted', [
    playerId,
    kind,
    amount,
    bonusId,
    at,
  ])
  return rows[0]?.posted !== null
}
