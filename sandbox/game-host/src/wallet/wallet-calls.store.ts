import type { RollbackRequest, WinRequest } from '@herna/contract/wallet'
import type pg from 'pg'

export type WalletCallRow =
  | { readonly id: string; readonly kind: 'win'; readonly attempts: number; readonly body: WinRequest }
  | { readonly id: string; readonly kind: 'rollback'; readonly attempts: number; readonly body: RollbackRequest }

type Querying = Pick<pg.Pool, 'query'>

/** Written in the transaction that decided it. */
export async function queueCall(
  client: Querying,
  call: { kind: 'win'; body: WinRequest } | { kind: 'rollback'; body: RollbackRequest },
  now: Date,
): Promise<void> {
  const { transactionId, playerId, roundId, gameCode } = call.body
  await client.query(
    `INSERT INTO game_host.wallet_calls (kind, transaction_id, player_id, round_id, game_code, body, created_at, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (transaction_id) DO NOTHING`,
    [call.kind, transactionId, playerId, roundId, gameCode, call.body, now],
  )
}

/** A claim lasts so long; then whoever held it is thought dead. */
const CLAIM = 10_000

/** Takes calls whose time has come, each the oldest of its round: a stake is taken back before its round is paid. */
export async function claimDueCalls(pool: Querying, now: Date, most: number): Promise<WalletCallRow[]> {
  const { rows } = await pool.query<WalletCallRow>(
    `UPDATE game_host.wallet_calls SET next_attempt_at = $1::timestamptz + $2 * interval '1 ms', attempts = attempts + 1
     WHERE id IN (SELECT id FROM game_host.wallet_calls c WHERE answered_at IS NULL AND next_attempt_at <= $1 AND NOT EXISTS (
       SELECT 1 FROM game_host.wallet_calls e WHERE e.player_id = c.player_id AND e.game_code = c.game_code AND e.answered_at IS NULL
         AND e.round_id = c.round_id AND e.id < c.id) ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, attempts, body`,
    [now, CLAIM, most],
  )
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** The oldest calls of a player's game, whether their time has come or not: somebody waits for them. */
export async function outstandingCalls(pool: Querying, playerId: string, gameCode: string): Promise<WalletCallRow[]> {
  const { rows } = await pool.query<WalletCallRow>(
    `SELECT id, kind, attempts, body FROM game_host.wallet_calls
     WHERE player_id = $1 AND game_code = $2 AND answered_at IS NULL ORDER BY game_host.wallet_calls.id LIMIT 50`,
    [playerId, gameCode],
  )
  return rows
}

export async function keepAnswer(client: Querying, id: string, refused: string | null, now: Date): Promise<void> {
  await client.query(`UPDATE game_host.wallet_calls SET answered_at = $2, refused = $3 WHERE id = $1 AND answered_at IS NULL`, [
    id,
    now,
    refused,
  ])
}

export async function tryLater(pool: Querying, id: string, at: Date): Promise<void> {
  await pool.query(`UPDATE game_host.wallet_calls SET next_attempt_at = $2 WHERE id = $1`, [id, at])
}
