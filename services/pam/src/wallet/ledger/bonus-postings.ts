import type { Queryable } from '../../foundation/index.ts'

/**
 * `bonus-grant`: the house gives bonus money. `bonus-conversion`: bonus money becomes cash. `bonus-forfeit`: bonus money goes back to the
 * house. `bonus-cash`: the house gives cash.
 */
type BonusPosting = 'bonus-grant' | 'bonus-conversion' | 'bonus-forfeit' | 'bonus-cash'

export interface BonusMovement {
  playerId: string
  kind: BonusPosting
  /** Cents, above 0. */
  amount: number
  /** The bonus; of one bonus each kind is posted once. */
  bonusId: string
  at: Date
}

/** Within a transaction of the caller. False: it was posted before. What the player does not have is refused by the database. */
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
