import { CURRENCY, type Queryable } from '../../foundation/index.ts'

/** Empty, and once; `opening` cents are play money the house gives. */
export async function openWallet(db: Queryable, playerId: string, opening = 0, at = new Date()): Promise<void> {
  await db.query('INSERT INTO pam.wallets (player_id, currency) VALUES ($1, $2) ON CONFLICT DO NOTHING', [playerId, CURRENCY])
  if (opening === 0) return
  await db.query(
    `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bank) VALUES ($3, pam.day_of($3), $1, 'opening', $2, $2, -$2::bigint)`,
    [playerId, opening, at],
  )
}

/** First in every transaction that moves a player's money: what is read afterwards stays true until it ends. */
export async function lockWallet(db: Queryable, playerId: string): Promise<void> {
  await db.query('SELECT 1 FROM pam.wallets WHERE player_id = $1 FOR NO KEY UPDATE', [playerId])
}
