import type { PamContext, Queryable } from '../pam-context.ts'
import { inTransaction } from '../transaction.ts'

const FAILURES = 3
const WINDOW = 30 * 60_000

/** Failures are counted by player, or by the name nobody has: both are locked alike, so a lock tells nothing (GLI-19 2.5.3). */
export const attemptKey = ({ keys }: PamContext, playerId: string | null, foldedName: string): Buffer =>
  keys.nameKey(playerId === null ? `name:${foldedName}` : `player:${playerId}`)

/**
 * Counts an attempt as failed before the password is looked at, so that a hundred at once are no more than three. `clearAttempts` takes it back.
 * False: locked.
 */
export async function takeAttempt({ pool, now }: PamContext, key: Buffer): Promise<boolean> {
  const at = now()
  return inTransaction(pool, async (db) => {
    await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key.toString('hex')])
    if (await isLocked(db, key)) return false
    await db.query('INSERT INTO pam.login_attempts (name_key, at) VALUES ($1, $2)', [key, at])
    const { rows } = await db.query<{ failures: number }>(
      'SELECT count(*)::int AS failures FROM pam.login_attempts WHERE name_key = $1 AND at > $2',
      [key, new Date(at.getTime() - WINDOW)],
    )
    if ((rows[0]?.failures ?? 0) >= FAILURES) await lockName(db, key, at)
    return true
  })
}

export async function isLocked(db: Queryable, key: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM pam.login_locks WHERE name_key = $1', [key])
  return rowCount === 1
}

export async function lockName(db: Queryable, key: Buffer, now: Date): Promise<void> {
  await db.query('INSERT INTO pam.login_locks (name_key, locked_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, now])
}

/** After a success or an unlocking. */
export async function clearAttempts(db: Queryable, key: Buffer): Promise<void> {
  await db.query('DELETE FROM pam.login_attempts WHERE name_key = $1', [key])
  await db.query('DELETE FROM pam.login_locks WHERE name_key = $1', [key])
}
