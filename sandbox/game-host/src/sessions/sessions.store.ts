import type pg from 'pg'
import { hashOf } from './token.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** A session of a game window: demo with its own play balance (cents), or real play of a player. */
export type SessionRow = {
  readonly id: string
  readonly gameCode: string
  /** The model its window shows; null: opened before it was stored. */
  readonly variantId: string | null
  /** Whether another window has taken over (M7). */
  readonly isSuperseded: boolean
} & (
  | { readonly mode: 'demo'; readonly balance: number }
  | { readonly mode: 'real'; readonly playerId: string; readonly walletSessionId: string }
)
export type DemoSession = Extract<SessionRow, { mode: 'demo' }>
export type RealSession = Extract<SessionRow, { mode: 'real' }>

/** Owner of the session's rounds: the player, in demo the session itself. */
export const ownerOf = (session: SessionRow): string => (session.mode === 'real' ? session.playerId : session.id)

/** Hours after which an unused session expires. */
export const IDLE_HOURS = 12
/** Sessions last used before this time are expired. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_HOURS * 3_600_000)

export async function openDemoSession(
  client: Queryable,
  session: { id: string; token: string; gameCode: string; variantId: string; balance: number },
  now: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO game_host.sessions (id, token_hash, game_code, balance, created_at, last_used_at, variant_id) VALUES ($1, $2, $3, $4, $5, $5, $6)`,
    [session.id, hashOf(session.token), session.gameCode, session.balance, now, session.variantId],
  )
}

interface NewRealSession {
  id: string
  token: string
  gameCode: string
  variantId: string
  playerId: string
  walletSessionId: string
  /** When its launch arrived. */
  launchedAt: Date
}

/**
 * Opens a real session and supersedes the player's other sessions of the game. False: the launch took longer than a later one, whose window has the game; the
 * session of the earlier one is not opened.
 */
export async function openRealSession(client: Queryable, session: NewRealSession, now: Date): Promise<boolean> {
  const { id, token, gameCode, variantId, playerId, walletSessionId, launchedAt } = session
  const { rowCount } = await client.query(
    `SELECT FROM game_host.sessions WHERE player_id = $1 AND game_code = $2 AND superseded_at IS NULL AND created_at > $3`,
    [playerId, gameCode, launchedAt],
  )
  if (rowCount) return false
  await client.query(
    `UPDATE game_host.sessions SET superseded_at = $3 WHERE player_id = $1 AND game_code = $2 AND superseded_at IS NULL`,
    [playerId, gameCode, now],
  )
  await client.query(
    `INSERT INTO game_host.sessions (id, token_hash, game_code, player_id, wallet_session_id, created_at, last_used_at, variant_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, hashOf(token), gameCode, playerId, walletSessionId, launchedAt, now, variantId],
  )
  return true
}

interface StoredSession {
  id: string
  game_code: string
  variant_id: string | null
  balance: string | null
  player_id: string | null
  wallet_session_id: string | null
  superseded_at: Date | null
}

function sessionOf(row: StoredSession): SessionRow {
  const commonFields = {
    id: row.id,
    gameCode: row.game_code,
    variantId: row.variant_id,
    isSuperseded: row.superseded_at !== null,
  }
  if (row.player_id !== null && row.wallet_session_id !== null)
    return { ...commonFields, mode: 'real', playerId: row.player_id, walletSessionId: row.wallet_session_id }
  return { ...commonFields, mode: 'demo', balance: Number(row.balance) }
}

const COLUMNS = 'id, game_code, variant_id, balance, player_id, wallet_session_id, superseded_at'

/** The session of a token; null when unknown or expired. */
export async function readSession(client: Queryable, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await client.query<StoredSession>({
    name: 'read-session',
    text: `SELECT ${COLUMNS} FROM game_host.sessions WHERE token_hash = $1 AND last_used_at > $2`,
    values: [hashOf(token), idleSince(now)],
  })
  return rows[0] ? sessionOf(rows[0]) : null
}

/** Like readSession, and updates last_used_at. */
export const touchSession = (pool: pg.Pool, token: string, now: Date): Promise<SessionRow | null> =>
  updateLastUsed(pool, token, now)

/** Like touchSession, in a transaction: the row stays locked until it ends, so that a session's rounds run one after another. */
export const lockSession = (client: pg.PoolClient, token: string, now: Date): Promise<SessionRow | null> =>
  updateLastUsed(client, token, now)

async function updateLastUsed(client: Queryable, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await client.query<StoredSession>({
    name: 'lock-session',
    text: `UPDATE game_host.sessions SET last_used_at = $3 WHERE token_hash = $1 AND last_used_at > $2 RETURNING ${COLUMNS}`,
    values: [hashOf(token), idleSince(now), now],
  })
  return rows[0] ? sessionOf(rows[0]) : null
}

/** Changes a demo session's balance by so many cents and returns the new one; null when it would fall below zero. */
export async function moveBalance(client: Queryable, sessionId: string, change: number): Promise<number | null> {
  const { rows } = await client.query<{ balance: string }>(
    `UPDATE game_host.sessions SET balance = balance + $2 WHERE id = $1 AND balance + $2 >= 0 RETURNING balance`,
    [sessionId, change],
  )
  return rows[0] ? Number(rows[0].balance) : null
}

/** Removes idle sessions, those of demo with their rounds, and returns their count. Real rounds are retained. */
export async function removeIdleSessions(pool: Queryable, now: Date): Promise<number> {
  const { rows } = await pool.query<{ removed: string }>(
    `WITH deleted AS (DELETE FROM game_host.sessions WHERE last_used_at <= $1 RETURNING id),
       played AS (DELETE FROM game_host.rounds WHERE NOT is_real AND owner_id IN (SELECT id FROM deleted))
     SELECT count(*) AS removed FROM deleted`,
    [idleSince(now)],
  )
  return Number(rows[0]?.removed ?? 0)
}

/** The wallet session in which the player last opened the game; null: none exists any more. */
export async function newestWalletSession(pool: Queryable, playerId: string, gameCode: string): Promise<string | null> {
  const { rows } = await pool.query<{ wallet_session_id: string }>(
    `SELECT wallet_session_id FROM game_host.sessions WHERE player_id = $1 AND game_code = $2 ORDER BY created_at DESC LIMIT 1`,
    [playerId, gameCode],
  )
  return rows[0]?.wallet_session_id ?? null
}
