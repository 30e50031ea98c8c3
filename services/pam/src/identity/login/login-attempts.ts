import { setTimeout } from 'node:timers/promises'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'

const MAX_FAILURES = 3
const WINDOW_MS = 30 * 60_000
/** A password check takes some 30 ms. */
const PAUSE_MS = 50
const MAX_WAIT_MS = 5_000
/** All attempts are in use by checks that have not finished. */
const ALL_IN_PROGRESS = Symbol('all in progress')

/** Failures are counted by player, or by the unknown name: both are locked alike, so a lock reveals nothing (GLI-19 2.5.3). */
export const attemptKey = ({ keys }: PamContext, playerId: string | null, foldedName: string): Buffer =>
  keys.nameKey(playerId === null ? `name:${foldedName}` : `player:${playerId}`)

/** Failures in a browser known to the player are counted separately: nobody else can add to them. */
export const deviceAttemptKey = ({ keys }: PamContext, playerId: string, device: Buffer): Buffer =>
  keys.nameKey(`device:${device.toString('hex')}:${playerId}`)

/**
 * Failures inside a session are counted by the login it came from, so that sessions of one login share one count. Passwords and
 * codes are counted separately: otherwise a correct password would reset the attempts at the code.
 */
export const sessionAttemptKey = (
  { keys }: PamContext,
  secretKind: 'password' | 'code',
  playerId: string,
  fullLoginAt: Date,
): Buffer => keys.nameKey(`login:${secretKind}:${playerId}:${fullLoginAt.toISOString()}`)

/**
 * Takes one of three attempts before the password is checked, so that concurrent guesses are limited too. When all attempts are
 * in progress, waits for their outcome: concurrent correct passwords are all accepted. Null: locked. `clearAttempts` frees
 * attempts.
 */
export async function takeAttempt(context: PamContext, key: Buffer): Promise<string | null> {
  for (let waitedMs = 0; waitedMs <= MAX_WAIT_MS; waitedMs += PAUSE_MS) {
    const attempt = await tryToTake(context, key)
    if (attempt !== ALL_IN_PROGRESS) return attempt
    await setTimeout(PAUSE_MS)
  }
  return null
}

const tryToTake = ({ pool, now }: PamContext, key: Buffer): Promise<string | null | typeof ALL_IN_PROGRESS> =>
  inTransaction(pool, async (db) => {
    await lockAttempts(db, key)
    if ((await isLocked(db, key)) || (await countAttempts(db, key, now(), true)) >= MAX_FAILURES) return null
    if ((await countAttempts(db, key, now())) >= MAX_FAILURES) return ALL_IN_PROGRESS
    const { rows } = await db.query<{ id: string }>(
      'INSERT INTO pam.login_attempts (name_key, at) VALUES ($1, $2) RETURNING id',
      [key, now()],
    )
    return rows[0]?.id ?? null
  })

/**
 * Marks the attempt as failed. On the third failure within half an hour runs `onThird` in the same transaction and returns true.
 */
export async function failAttempt(
  { pool, now }: PamContext,
  key: Buffer,
  id: string,
  onThird: (db: Queryable) => Promise<void>,
): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    await lockAttempts(db, key)
    await db.query('UPDATE pam.login_attempts SET failed = true WHERE id = $1', [id])
    const isThird = (await countAttempts(db, key, now(), true)) >= MAX_FAILURES
    if (isThird) await onThird(db)
    return isThird
  })
}

/** Serialises attempts by key. */
async function lockAttempts(db: Queryable, key: Buffer): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key.toString('hex')])
}

async function countAttempts(db: Queryable, key: Buffer, now: Date, onlyFailed = false): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pam.login_attempts WHERE name_key = $1 AND at > $2 AND (failed OR NOT $3)',
    [key, new Date(now.getTime() - WINDOW_MS), onlyFailed],
  )
  return rows[0]?.count ?? 0
}

export async function isLocked(db: Queryable, key: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM pam.login_locks WHERE name_key = $1', [key])
  return rowCount === 1
}

export interface LockOut {
  key: Buffer
  /** Null: unknown name. */
  playerId: string | null
  why: 'password' | 'second-factor'
  address: string
  now: Date
}

/** Locks the name until a mailed code unlocks it. */
export async function lockName(db: Queryable, { key, playerId, why, address, now }: LockOut): Promise<void> {
  const { rowCount } = await db.query(
    'INSERT INTO pam.login_locks (name_key, locked_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [key, now],
  )
  if (rowCount === 1)
    await writeAudit(db, { at: now, playerId, actor: 'visitor', action: 'account-locked', details: { why }, address })
}

/** Called after a success or an unlock. */
export async function clearAttempts(db: Queryable, key: Buffer): Promise<void> {
  await db.query('DELETE FROM pam.login_attempts WHERE name_key = $1', [key])
  await db.query('DELETE FROM pam.login_locks WHERE name_key = $1', [key])
}
