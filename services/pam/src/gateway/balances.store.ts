import type { Balances } from '@herna/contract/player'
import type { Queryable } from '../pam-context.ts'

/** Cents by type; the main one is always there. */
export async function readBalances(db: Queryable, playerId: string): Promise<Balances> {
  const { rows } = await db.query<{ type: string; amount: string; currency: string }>(
    'SELECT type, amount, currency FROM pam.balances WHERE player_id = $1 ORDER BY type',
    [playerId],
  )
  return Object.fromEntries(rows.map(({ type, amount, currency }) => [type, { amount: Number(amount), currencyCode: currency }]))
}
