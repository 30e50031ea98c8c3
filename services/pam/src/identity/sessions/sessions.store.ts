import { randomUUID } from 'node:crypto'
import { hashOf, newToken, type PamContext, type Queryable } from '../../foundation/index.ts'
import type { SessionTimes } from './session-times.ts'

export interface Session extends SessionTimes {
  readonly id: string
  readonly playerId: string
  readonly familyId: string | null
  /** The login before the one that opened this session; null: none. */
  readonly previousLoginAt: Date | null
  readonly device: string | null
  readonly address: string
  /** Whether it has a gateway login. */
  readonly hasGateway: boolean
}
export type Host = 'platform' | 'gateway'

const COLUMNS = `id, player_id AS "playerId", family_id AS "familyId", started_at AS "startedAt", full_login_at AS "fullLoginAt",
  previous_login_at AS "previousLoginAt", last_action_at AS "lastActionAt", locked_at AS "lockedAt", ended_at AS "endedAt", device, address, gateway_hash IS NOT NULL AS "hasGateway"`

export interface NewSession {
  playerId: string
  familyId: string | null
  previousLoginAt: Date | null
  fullLoginAt: Date
  device: string | null
  address: string
}

/** Returns the platform token; only its hash is stored. */
export async function openSession(context: PamContext, db: Queryable, newSession: NewSession): Promise<string> {
  const token = newToken(context)
  const now = context.now()
  // Another node's clock may be ahead: the previous login is never shown as later than the session itself (§ 32).
  const previousLoginAt =
    newSession.previousLoginAt !== null && newSession.previousLoginAt > now ? now : newSession.previousLoginAt
  await db.query(
    `INSERT INTO pam.sessions (id, player_id, platform_hash, family_id, started_at, full_login_at, last_action_at, device, address, previous_login_at)
     VALUES ($1, $2, $3, $4, $5, $6, $5, $7, $8, $9)`,
    [
      randomUUID(),
      newSession.playerId,
      hashOf(token),
      newSession.familyId,
      now,
      newSession.fullLoginAt,
      newSession.device,
      newSession.address,
      previousLoginAt,
    ],
  )
  return token
}

/** Ended sessions too, so that their cookie gets the right refusal. */
export async function findSession(db: Queryable, host: Host, token: string): Promise<Session | null> {
  const column = host === 'platform' ? 'platform_hash' : 'gateway_hash'
  const { rows } = await db.query<Session>(`SELECT ${COLUMNS} FROM pam.sessions WHERE ${column} = $1`, [hashOf(token)])
  return rows[0] ?? null
}

export async function readSession(db: Queryable, id: string): Promise<Session | null> {
  const { rows } = await db.query<Session>(`SELECT ${COLUMNS} FROM pam.sessions WHERE id = $1`, [id])
  return rows[0] ?? null
}

/** Issues a new token for the host; the previous one ends at once on every node (M9). */
export async function renewToken(context: PamContext, db: Queryable, sessionId: string, host: Host): Promise<string> {
  const token = newToken(context)
  const column = host === 'platform' ? 'platform_hash' : 'gateway_hash'
  await db.query(`UPDATE pam.sessions SET ${column} = $2 WHERE id = $1`, [sessionId, hashOf(token)])
  return token
}

/** Ends the gateway's session; the platform's continues. */
export async function closeGateway(db: Queryable, token: string): Promise<void> {
  await db.query('UPDATE pam.sessions SET gateway_hash = NULL WHERE gateway_hash = $1', [hashOf(token)])
}

export async function recordAction(db: Queryable, sessionId: string, at: Date): Promise<void> {
  await db.query('UPDATE pam.sessions SET last_action_at = greatest(last_action_at, $2) WHERE id = $1', [sessionId, at])
}

/** Locks an idle session. Its browser's remember-me token then requires the password. */
export async function lockSession(db: Queryable, { id, familyId }: Session, now: Date): Promise<void> {
  await db.query('UPDATE pam.sessions SET locked_at = coalesce(locked_at, $2) WHERE id = $1', [id, now])
  if (familyId) await db.query('UPDATE pam.remember_families SET needs_password = true WHERE id = $1', [familyId])
}

/** Unlocks a session. */
export async function unlockSession(db: Queryable, { id, familyId }: Session, now: Date): Promise<void> {
  await db.query('UPDATE pam.sessions SET locked_at = NULL, last_action_at = $2 WHERE id = $1', [id, now])
  if (familyId) await db.query('UPDATE pam.remember_families SET needs_password = false WHERE id = $1', [familyId])
}

export type EndReason =
  | 'logout'
  | 'everywhere'
  | 'replaced'
  | 'time-up'
  | 'password'
  | 'remember-me-reuse'
  | 'ended-by-player'
  | 'failed-confirmations'
  | 'suspended'
  | 'too-many'
  | 'erased'

export async function endSession(db: Queryable, id: string, reason: EndReason, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE pam.sessions SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL',
    [id, now, reason],
  )
  return rowCount === 1
}

export async function endSessionsOf(
  db: Queryable,
  target: { playerId: string; except?: string },
  reason: EndReason,
  now: Date,
): Promise<void> {
  await db.query(
    'UPDATE pam.sessions SET ended_at = $2, end_reason = $3 WHERE player_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $4',
    [target.playerId, now, reason, target.except ?? null],
  )
}

/** Ends the sessions that came from one full login. */
export async function endSessionsOfLogin(db: Queryable, playerId: string, fullLoginAt: Date, now: Date): Promise<void> {
  await db.query(
    `UPDATE pam.sessions SET ended_at = $3, end_reason = 'failed-confirmations'
     WHERE player_id = $1 AND full_login_at = $2 AND ended_at IS NULL`,
    [playerId, fullLoginAt, now],
  )
}

/** Ends the oldest sessions beyond `maxSessions`; their browsers are no longer remembered. */
export async function endOldestSessions(db: Queryable, playerId: string, maxSessions: number, now: Date): Promise<void> {
  await db.query(
    `WITH ended AS (
       UPDATE pam.sessions SET ended_at = $3, end_reason = 'too-many' WHERE id IN
         (SELECT id FROM pam.sessions WHERE player_id = $1 AND ended_at IS NULL ORDER BY started_at DESC, id OFFSET $2)
       RETURNING family_id)
     UPDATE pam.remember_families SET revoked_at = coalesce(revoked_at, $3) WHERE id IN (SELECT family_id FROM ended)`,
    [playerId, maxSessions, now],
  )
}

export async function listOpenSessions(db: Queryable, playerId: string): Promise<Session[]> {
  const { rows } = await db.query<Session>(
    `SELECT ${COLUMNS} FROM pam.sessions WHERE player_id = $1 AND ended_at IS NULL ORDER BY last_action_at DESC, id`,
    [playerId],
  )
  return rows
}
