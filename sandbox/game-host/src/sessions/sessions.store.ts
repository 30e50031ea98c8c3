import type pg from 'pg'
import { hashOf } from './token.ts'

type Querying = Pick<pg.Pool, 'query'>

/** A window that plays a game: with a play balance of its own, or for a player of the wallet's. */
export type SessionRow = {
  readonly id: string
  readonly gameCode: string
  /** The model its window was told of; null: opened before that was kept. */
  readonly variantId: string | null
  /** True once another window took the game over (M7). */
  readonly hasMoved: boolean
} & (
  | { readonly mode: 'demo'; readonly balance: number }
  | { readonly mode: 'real'; readonly playerId: string; readonly walletSessionId: string }
)
export type DemoSession = Extract<SessionRow, { mode: 'demo' }>
export type RealSession = Extract<SessionRow, { mode: 'real' }>

/** Whose rounds a session plays. */
export const ownerOf = (session: SessionRow): string => (session.mode === 'real' ? session.playerId : session.id)

/** How long a session that nobody plays lives. */
export const IDLE_HOURS = 12
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_HOURS * 3_600_000)

export async function openDemoSession(
  client: Querying,
  session: { id: string; token: string; gameCode: string; variantId: string; balance: number },
  now: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO game_host.sessions (id, token_hash, game_code, balance, created_at, last_used_at, variant_id) VALUES ($1, $2, $3, $4, $5, $5, $6)`,
    [session.id, hashOf(session.token), session.gameCode, session.balance, now, session.variantId],
  )
}

/** The player's other windows of this game have moved from here on. */
export async function openRealSession(
  client: Querying,
  session: { id: string; token: string; gameCode: string; variantId: string; playerId: string; walletSessionId: string },
  now: Date,
): Promise<void> {
  const { id, token, gameCode, variantId, playerId, walletSessionId } = session
  await client.query(`UPDATE game_host.sessions SET moved_at = $3 WHERE player_id = $1 AND game_code = $2 AND moved_at IS NULL`, [
    playerId,
    gameCode,
    now,
  ])
  await client.query(
    `INSERT INTO game_host.sessions (id, token_hash, game_code, player_id, wallet_session_id, created_at, last_used_at, variant_id)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [id, hashOf(token), gameCode, playerId, walletSessionId, now, variantId],
  )
}

interface Stored {
  id: string
  game_code: string
  variant_id: string | null
  balance: string | null
  player_id: string | null
  wallet_session_id: string | null
  moved_at: Date | null
}

function sessionOf(row: Stored): SessionRow {
  const common = { id: row.id, gameCode: row.game_code, variantId: row.variant_id, hasMoved: row.moved_at !== null }
  if (row.player_id !== null && row.wallet_session_id !== null)
    return { ...common, mode: 'real', playerId: row.player_id, walletSessionId: row.wallet_session_id }
  return { ...common, mode: 'demo', balance: Number(row.balance) }
}

const COLUMNS = 'id, game_code, variant_id, balance, player_id, wallet_session_id, moved_at'

/** The token's session. Null when unknown or idle too long. */
export async function readSession(client: Querying, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await client.query<Stored>(
    `SELECT ${COLUMNS} FROM game_host.sessions WHERE token_hash = $1 AND last_used_at > $2`,
    [hashOf(token), idleSince(now)],
  )
  return rows[0] ? sessionOf(rows[0]) : null
}

/** The same, noted as used now. */
export const touchSession = (pool: pg.Pool, token: string, now: Date): Promise<SessionRow | null> => noteUse(pool, token, now)

/** The same in a transaction: locked until it ends, so that a session's rounds follow one another. */
export const lockSession = (client: pg.PoolClient, token: string, now: Date): Promise<SessionRow | null> =>
  noteUse(client, token, now)

async function noteUse(client: Querying, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await client.query<Stored>(
    `UPDATE game_host.sessions SET last_used_at = $3 WHERE token_hash = $1 AND last_used_at > $2 RETURNING ${COLUMNS}`,
    [hashOf(token), idleSince(now), now],
  )
  return rows[0] ? sessionOf(rows[0]) : null
}

/** Moves a demo session's play money; null when it does not suffice. */
export async function moveBalance(client: Querying, sessionId: string, by: number): Promise<number | null> {
  const { rows } = await client.query<{ balance: string }>(
    `UPDATE game_host.sessions SET balance = balance + $2 WHERE id = $1 AND balance + $2 >= 0 RETURNING balance`,
    [sessionId, by],
  )
  return rows[0] ? Number(rows[0].balance) : null
}

/** Removes idle sessions, those of demo with their rounds; returns how many. A player's rounds stay. */
export async function removeIdleSessions(pool: Querying, now: Date): Promise<number> {
  const { rows } = await pool.query<{ removed: string }>(
    `WITH gone AS (DELETE FROM game_host.sessions WHERE last_used_at <= $1 RETURNING id),
       played AS (DELETE FROM game_host.rounds WHERE NOT is_real AND owner_id IN (SELECT id FROM gone))
     SELECT count(*) AS removed FROM gone`,
    [idleSince(now)],
  )
  return Number(rows[0]?.removed ?? 0)
}

/** The wallet's session in which the player last opened the game; null: none is left. */
export async function newestWalletSession(pool: Querying, playerId: string, gameCode: string): Promise<string | null> {
  const { rows } = await pool.query<{ wallet_session_id: string }>(
    `SELECT wallet_session_id FROM game_host.sessions WHERE player_id = $1 AND game_code = $2 ORDER BY created_at DESC LIMIT 1`,
    [playerId, gameCode],
  )
  return rows[0]?.wallet_session_id ?? null
}
