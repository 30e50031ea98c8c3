import { setTimeout } from 'node:timers/promises'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'

const FAILURES = 3
const WINDOW = 30 * 60_000
/** Milliseconds; a password takes some 30 of them. */
const PAUSE = 50
const LONGEST_WAIT = 5_000
/** Every chance is taken by an attempt that has not ended. */
const UNDER_WAY = Symbol('under way')

/** Failures are counted by player, or by the name nobody has: both are locked alike, so a lock tells nothing (GLI-19 2.5.3). */
export const attemptKey = ({ keys }: PamContext, playerId: string | null, foldedName: string): Buffer =>
  keys.nameKey(playerId === null ? `name:${foldedName}` : `player:${playerId}`)

/** Failures in a browser the player is known in have a count of their own: no stranger can add to it. */
export const deviceAttemptKey = ({ keys }: PamContext, playerId: string, device: Buffer): Buffer =>
  keys.nameKey(`device:${device.toString('hex')}:${playerId}`)

/**
 * Failures inside a session count by the login it came from, so that sessions opened from one another share one count. Passwords and codes count
 * apart: otherwise a right password would give the chances to guess the code back.
 */
export const sessionAttemptKey = ({ keys }: PamContext, what: 'password' | 'code', playerId: string, fullLoginAt: Date): Buffer =>
  keys.nameKey(`login:${what}:${playerId}:${fullLoginAt.toISOString()}`)

/**
 * Takes one of the three chances before the password is looked at, so that a hundred guesses at once are no more than three. Whoever finds all
 * chances under way waits for what becomes of them: right passwords given at once are all let in. Null: locked. `clearAttempts` gives chances back.
 */
export async function takeAttempt(context: PamContext, key: Buffer): Promise<string | null> {
  for (let waited = 0; waited <= LONGEST_WAIT; waited += PAUSE) {
    const taken = await tryToTake(context, key)
    if (taken !== UNDER_WAY) return taken
    await setTimeout(PAUSE)
  }
  return null
}

const tryToTake = ({ pool, now }: PamContext, key: Buffer): Promise<string | null | typeof UNDER_WAY> =>
  inTransaction(pool, async (db) => {
    await holdName(db, key)
    if ((await isLocked(db, key)) || (await countAttempts(db, key, now(), true)) >= FAILURES) return null
    if ((await countAttempts(db, key, now())) >= FAILURES) return UNDER_WAY
    const { rows } = await db.query<{ id: string }>(
      'INSERT INTO pam.login_attempts (name_key, at) VALUES ($1, $2) RETURNING id',
      [key, now()],
    )
    return rows[0]?.id ?? null
  })

/** The attempt went wrong. On the third failure within half an hour `onThird` runs in the same transaction; true for the one that made it. */
export async function failAttempt(
  { pool, now }: PamContext,
  key: Buffer,
  id: string,
  onThird: (db: Queryable) => Promise<void>,
): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    await holdName(db, key)
    await db.query('UPDATE pam.login_attempts SET failed = true WHERE id = $1', [id])
    const isThird = (await countAttempts(db, key, now(), true)) >= FAILURES
    if (isThird) await onThird(db)
    return isThird
  })
}

/** One after the other, by name. */
async function holdName(db: Queryable, key: Buffer): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key.toString('hex')])
}

async function countAttempts(db: Queryable, key: Buffer, now: Date, onlyFailed = false): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pam.login_attempts WHERE name_key = $1 AND at > $2 AND (failed OR NOT $3)',
    [key, new Date(now.getTime() - WINDOW), onlyFailed],
  )
  return rows[0]?.count ?? 0
}

export async function isLocked(db: Queryable, key: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM pam.login_locks WHERE name_key = $1', [key])
  return rowCount === 1
}

export interface LockOut {
  key: Buffer
  /** Null: a name nobody has. */
  playerId: string | null
  why: 'password' | 'second-factor'
  address: string
  now: Date
}

/** Until a mailed code unlocks it. */
export async function lockName(db: Queryable, { key, playerId, why, address, now }: LockOut): Promise<void> {
  const { rowCount } = await db.query(
    'INSERT INTO pam.login_locks (name_key, locked_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [key, now],
  )
  if (rowCount === 1)
    await writeAudit(db, { at: now, playerId, actor: 'visitor', action: 'account-locked', details: { why }, address })
}

/** After a success or an unlocking. */
export async function clearAttempts(db: Queryable, key: Buffer): Promise<void> {
  await db.query('DELETE FROM pam.login_attempts WHERE name_key = $1', [key])
  await db.query('DELETE FROM pam.login_locks WHERE name_key = $1', [key])
}
