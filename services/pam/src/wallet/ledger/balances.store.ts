import type { Balances } from '@herna/contract/player'
import { CURRENCY, type Queryable } from '../../foundation/index.ts'

/** Cents. `held` lies in unfinished rounds: it has left the other two. */
export interface Purse {
  cash: number
  bonus: number
  held: number
}

/** By type [3.49]: what can be staked, its parts, and what unfinished rounds hold. */
export function describeBalances({ cash, bonus, held }: Purse): Balances {
  const amounts = { casino_gaming: cash + bonus, casino_cash: cash, casino_bonus: bonus, casino_held: held }
  return Object.fromEntries(Object.entries(amounts).map(([type, amount]) => [type, { amount, currencyCode: CURRENCY }]))
}

export async function readPurse(db: Queryable, playerId: string): Promise<Purse> {
  const { rows } = await db.query<Record<keyof Purse, string>>(
    'SELECT cash, bonus, pam.held_by(player_id) AS held FROM pam.wallets WHERE player_id = $1',
    [playerId],
  )
  const row = rows[0]
  if (!row) throw new Error('a player without a wallet')
  return { cash: Number(row.cash), bonus: Number(row.bonus), held: Number(row.held) }
}

export const readBalances = async (db: Queryable, playerId: string): Promise<Balances> =>
  describeBalances(await readPurse(db, playerId))
