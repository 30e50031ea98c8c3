import type { Queryable } from '../../foundation/index.ts'

/**
 * Settles a player's bonus money: forfeited without an active bonus (money in open rounds follows when they close), converted to
 * cash once wagered, then the next accepted bonus is activated. The caller holds the wallet lock.
 */
export async function settleBonusMoney(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query('SELECT pam.settle_bonus_money($1, $2)', [playerId, now])
}
