import type pg from 'pg'
import { hashOf } from './token.ts'

export interface SessionRow {
  readonly id: string
  readonly gameCode: string
  /** Cents. */
  readonly balance: number
}

/** How long a session that nobody plays lives. */
export const IDLE_HOURS = 12
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_HOURS * 3_600_000)

export async function openSession(pool: pg.Pool, session: SessionRow & { token: string }, now: Date): Promise<void> {
  await pool.query(
    `INSERT INTO game_host.sessions (id, token_hash, game_code, balance, created_at, last_used_at) VALUES ($1, $2, $3, $4, $5, $5)`,
    [session.id, hashOf(session.token), session.gameCode, session.balance, now],
  )
}

/** The token's session, locked until the transaction ends: a session's rounds follow one another. Null when unknown or idle too long. */
export async function lockSession(client: pg.PoolClient, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await client.query<{ id: string; game_code: string; balance: string }>(
    `SELECT id, game_code, balance FROM game_host.sessions WHERE token_hash = $1 AND last_used_at > $2 FOR UPDATE`,
    [hashOf(token), idleSince(now)],
  )
  const row = rows[0]
  return row ? { id: row.id, gameCode: row.game_code, balance: Number(row.balance) } : null
}

export async function keepBalance(client: pg.PoolClient, id: string, balance: number, now: Date): Promise<void> {
  await client.query(`UPDATE game_host.sessions SET balance = $2, last_used_at = $3 WHERE id = $1`, [id, balance, now])
}

/** Removes idle sessions and their rounds; returns how many. */
export async function removeIdleSessions(pool: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(`DELETE FROM game_host.sessions WHERE last_used_at <= $1`, [idleSince(now)])
  return rowCount ?? 0
}
