import { setTimeout } from 'node:timers/promises'
import type { PamContext, Queryable } from '../pam-context.ts'
import { inTransaction } from '../transaction.ts'

const FAILURES = 3
const WINDOW = 30 * 60_000
/** Milliseconds; a password takes some 30 of them. */
const PAUSE = 50
const LONGEST_WAIT = 5_000

/** Failures are counted by player, or by the name nobody has: both are locked alike, so a lock tells nothing (GLI-19 2.5.3). */
export const attemptKey = ({ keys }: PamContext, playerId: string | null, foldedName: string): Buffer =>
  keys.nameKey(playerId === null ? `name:${foldedName}` : `player:${playerId}`)

/**
 * Takes one of the three chances before the password is looked at, so that a hundred guesses at once are no more than three. Whoever finds all
 * chances under way waits for what becomes of them: right passwords given at once are all let in. Null: locked. `clearAttempts` gives chances back.
 */
export async function takeAttempt(context: PamContext, key: Buffer): Promise<string | null> {
  for (let waited = 0; waited <= LONGEST_WAIT; waited += PAUSE) {
    const taken = await tryToTake(context, key)
    if (taken !== 'under way') return taken
    await setTimeout(PAUSE)
  }
  return null
}

const tryToTake = ({ pool, now }: PamContext, key: Buffer): Promise<string | null | 'under way'> =>
  inTransaction(pool, async (db) => {
    await holdName(db, key)
    if (await isLocked(db, key)) return null
    if ((await countAttempts(db, key, now())) >= FAILURES) return 'under way'
    const { rows } = await db.query<{ id: string }>(
      'INSERT INTO pam.login_attempts (name_key, at) VALUES ($1, $2) RETURNING id',
      [key, now()],
    )
    return rows[0]?.id ?? null
  })

/** The attempt went wrong; the third within half an hour locks. */
export async function failAttempt({ pool, now }: PamContext, key: Buffer, id: string): Promise<void> {
  await inTransaction(pool, async (db) => {
    await holdName(db, key)
    await db.query('UPDATE pam.login_attempts SET failed = true WHERE id = $1', [id])
    if ((await countAttempts(db, key, now(), true)) >= FAILURES) await lockName(db, key, now())
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

export async function lockName(db: Queryable, key: Buffer, now: Date): Promise<void> {
  await db.query('INSERT INTO pam.login_locks (name_key, locked_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, now])
}

/** After a success or an unlocking. */
export async function clearAttempts(db: Queryable, key: Buffer): Promise<void> {
  await db.query('DELETE FROM pam.login_attempts WHERE name_key = $1', [key])
  await db.query('DELETE FROM pam.login_locks WHERE name_key = $1', [key])
}
