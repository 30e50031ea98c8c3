import type { UsableBonus, WalletBalance } from '@herna/contract/wallet'
import type { WalletBalances } from '../ledger/index.ts'
import { CURRENCY, type Queryable } from '../../foundation/index.ts'

export const toWalletBalance = ({ cash, bonus, held }: WalletBalances): WalletBalance => ({
  gaming: cash + bonus,
  cash,
  bonus,
  held,
  currencyCode: CURRENCY,
})

/** Free spins and golden chips usable in a game [3.51]. */
export async function readUsableBonuses(db: Queryable, playerId: string, gameCode: string, now: Date): Promise<UsableBonus[]> {
  const { rows } = await db.query<Omit<UsableBonus, 'value' | 'endsAt'> & { value: string; endsAt: Date | null }>(
    'SELECT bonus_id AS "bonusId", kind, remaining, value, ends_at AS "endsAt" FROM pam.usable_bonuses($1, $2, $3)',
    [playerId, gameCode, now],
  )
  return rows.map((row) => ({ ...row, value: Number(row.value), endsAt: row.endsAt?.toISOString() ?? null }))
}
