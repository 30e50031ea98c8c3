import type { Queryable } from '../../foundation/index.ts'
import { foldName } from './players.store.ts'

export interface DeclinedRegistration {
  username: string
  passwordHash: string
}

/**
 * A registration with another player's address or birth number: stored as long as an unverified account, so that the two are
 * indistinguishable.
 */
export async function insertDeclined(db: Queryable, { username, passwordHash }: DeclinedRegistration, now: Date): Promise<void> {
  await db.query(
    'INSERT INTO pam.declined_registrations (username_key, username, password_hash, declined_at) VALUES ($1, $2, $3, $4)',
    [foldName(username), username, passwordHash, now],
  )
}

export async function findDeclined(db: Queryable, username: string): Promise<DeclinedRegistration | null> {
  const { rows } = await db.query<DeclinedRegistration>(
    'SELECT username, password_hash AS "passwordHash" FROM pam.declined_registrations WHERE username_key = $1',
    [foldName(username)],
  )
  return rows[0] ?? null
}
