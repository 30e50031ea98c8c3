import type { RollbackRequest, WinRequest } from '@herna/contract/wallet'
import type pg from 'pg'

export type WalletCallRow =
  | { readonly id: string; readonly kind: 'win'; readonly attempts: number; readonly body: WinRequest }
  | { readonly id: string; readonly kind: 'rollback'; readonly attempts: number; readonly body: RollbackRequest }

type Queryable = Pick<pg.Pool, 'query'>

/** Adds a call to the outbox, in the transaction that decided it; a repeated transaction id is ignored. */
export async function enqueueCall(
  client: Queryable,
  call: { kind: 'win'; body: WinRequest } | { kind: 'rollback'; body: RollbackRequest },
  now: Date,
): Promise<void> {
  const { transactionId, playerId, roundId, gameCode } = call.body
  await client.query({
    name: 'enqueue-wallet-call',
    text: `INSERT INTO game_host.wallet_calls (kind, transaction_id, player_id, round_id, game_code, body, created_at, next_attempt_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (transaction_id) DO NOTHING`,
    values: [call.kind, transactionId, playerId, roundId, gameCode, call.body, now],
  })
}

/** How long a claimed call is reserved; afterwards another process may claim it. */
const CLAIM_MS = 10_000

/** Claims due calls, of each round only the oldest: a stake is rolled back before its round is paid. */
export async function claimDueCalls(pool: Queryable, now: Date, limit: number): Promise<WalletCallRow[]> {
  const { rows } = await pool.query<WalletCallRow>(
    `UPDATE game_host.wallet_calls SET next_attempt_at = $1::timestamptz + $2 * interval '1 ms', attempts = attempts + 1
     WHERE id IN (SELECT id FROM game_host.wallet_calls c WHERE acknowledged_at IS NULL AND next_attempt_at <= $1 AND NOT EXISTS (
       SELECT 1 FROM game_host.wallet_calls e WHERE e.player_id = c.player_id AND e.game_code = c.game_code AND e.acknowledged_at IS NULL
         AND e.round_id = c.round_id AND e.id < c.id) ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, attempts, body`,
    [now, CLAIM_MS, limit],
  )
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** The oldest pending calls of a player's game, due or not: a request waits for them. */
export async function readPendingCalls(pool: Queryable, playerId: string, gameCode: string): Promise<WalletCallRow[]> {
  const { rows } = await pool.query<WalletCallRow>({
    name: 'pending-wallet-calls',
    text: `SELECT id, kind, attempts, body FROM game_host.wallet_calls
      WHERE player_id = $1 AND game_code = $2 AND acknowledged_at IS NULL ORDER BY game_host.wallet_calls.id LIMIT 50`,
    values: [playerId, gameCode],
  })
  return rows
}

/** Records the wallet's definite answer; `refusedCode`: its error code when it finally refused. */
export async function markAcknowledged(client: Queryable, id: string, refusedCode: string | null, now: Date): Promise<void> {
  await client.query(
    `UPDATE game_host.wallet_calls SET acknowledged_at = $2, refused_code = $3 WHERE id = $1 AND acknowledged_at IS NULL`,
    [id, now, refusedCode],
  )
}

/** Records that the wallet has paid a win, and its balance (cents) in the closed round. */
export async function markPaid(
  client: Queryable,
  id: string,
  win: { playerId: string; roundId: string; balance: number },
  now: Date,
): Promise<void> {
  await client.query({
    name: 'win-paid',
    text: `WITH paid AS (UPDATE game_host.wallet_calls SET acknowledged_at = $2 WHERE id = $1 AND acknowledged_at IS NULL)
      UPDATE game_host.rounds SET balance = $5 WHERE owner_id = $3 AND id = $4 AND phase = 'closed'`,
    values: [id, now, win.playerId, win.roundId, win.balance],
  })
}

export async function postponeCall(pool: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await pool.query(`UPDATE game_host.wallet_calls SET next_attempt_at = $2 WHERE id = $1`, [id, nextAttemptAt])
}
