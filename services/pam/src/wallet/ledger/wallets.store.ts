import { CURRENCY, type Queryable } from '../../foundation/index.ts'

/** Opens an empty wallet, once; `opening` cents of play money are posted to it. */
export async function openWallet(db: Queryable, playerId: string, opening = 0, at = new Date()): Promise<void> {
  await db.query('INSERT INTO pam.wallets (player_id, currency) VALUES ($1, $2) ON CONFLICT DO NOTHING', [playerId, CURRENCY])
  if (opening === 0) return
  await db.query(
    `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bank) VALUES ($3, pam.day_of($3), $1, 'opening', $2, $2, -$2::bigint)`,
    [playerId, opening, at],
  )
}

/** Locks the wallet: first in every transaction that moves a player's money, so that reads after it stay valid until the end. */
export async function lockWallet(db: Queryable, playerId: string): Promise<void> {
  await db.query('SELECT 1 FROM pam.wallets WHERE player_id = $1 FOR NO KEY UPDATE', [playerId])
}
