import type { Queryable } from '../../foundation/index.ts'

/**
 * Bonus money follows the bonus behind it: without one it is the house's again (what lies in unfinished rounds follows when they close),
 * wagered it is cash, and then the next accepted bonus begins. The caller holds the wallet's lock.
 */
export async function settleBonusMoney(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query('SELECT pam.settle_bonus_money($1, $2)', [playerId, now])
}
