import type { Balances } from '@herna/contract/player'
import { CURRENCY, type Queryable } from '../../foundation/index.ts'

/** In cents. `held` is in open rounds and no longer part of the other two. */
export interface WalletBalances {
  cash: number
  bonus: number
  held: number
}

/** Balances by type [3.49]: the playable balance, its parts, and what open rounds hold. */
export function describeBalances({ cash, bonus, held }: WalletBalances): Balances {
  const amounts = { casino_gaming: cash + bonus, casino_cash: cash, casino_bonus: bonus, casino_held: held }
  return Object.fromEntries(Object.entries(amounts).map(([type, amount]) => [type, { amount, currencyCode: CURRENCY }]))
}

export async function readWalletBalances(db: Queryable, playerId: string): Promise<WalletBalances> {
  const { rows } = await db.query<Record<keyof WalletBalances, string>>(
    'SELECT cash, bonus, pam.held_by(player_id) AS held FROM pam.wallets WHERE player_id = $1',
    [playerId],
  )
  const row = rows[0]
  if (!row) throw new Error('the player has no wallet')
  return { cash: Number(row.cash), bonus: Number(row.bonus), held: Number(row.held) }
}

export const readBalances = async (db: Queryable, playerId: string): Promise<Balances> =>
  describeBalances(await readWalletBalances(db, playerId))
