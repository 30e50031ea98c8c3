import type { SupportOperator } from '@herna/contract/chat'
import type { Queryable } from '../context.ts'
import { hashOf, TOKEN } from '../tokens.ts'

const COLUMNS = 'o.id, o.login, o.name'

/** Active operators, by name. */
export async function readOperators(db: Queryable): Promise<SupportOperator[]> {
  const { rows } = await db.query<SupportOperator>(
    `SELECT ${COLUMNS} FROM chat.operators o WHERE o.is_active ORDER BY o.name, o.login`,
  )
  return rows
}

/** An active operator with the hash of their password. */
export async function readAccount(db: Queryable, login: string): Promise<(SupportOperator & { passwordHash: string }) | null> {
  const { rows } = await db.query<SupportOperator & { passwordHash: string }>(
    `SELECT ${COLUMNS}, o.password_hash AS "passwordHash" FROM chat.operators o WHERE o.login = $1 AND o.is_active`,
    [login],
  )
  return rows[0] ?? null
}

/** An operator's account to be stored. */
export interface Account {
  login: string
  name: string
  passwordHash: string
  isActive: boolean
}

/** Creates or replaces an account. */
export async function writeAccount(db: Queryable, { login, name, passwordHash, isActive }: Account): Promise<SupportOperator> {
  const { rows } = await db.query<SupportOperator>(
    `INSERT INTO chat.operators AS o (login, name, password_hash, is_active) VALUES ($1, $2, $3, $4)
     ON CONFLICT (login) DO UPDATE SET name = $2, password_hash = $3, is_active = $4 RETURNING ${COLUMNS}`,
    [login, name, passwordHash, isActive],
  )
  if (!rows[0]) throw new Error('the account could not be stored')
  return rows[0]
}

/** Creates an account unless the login exists. */
export const addAccount = async (db: Queryable, { login, name, passwordHash }: Account): Promise<void> =>
  void (await db.query(
    'INSERT INTO chat.operators (login, name, password_hash) VALUES ($1, $2, $3) ON CONFLICT (login) DO NOTHING',
    [login, name, passwordHash],
  ))

export const openOperatorSession = async (
  db: Queryable,
  { token, operatorId, expiresAt }: { token: string; operatorId: string; expiresAt: Date },
): Promise<void> =>
  void (await db.query('INSERT INTO chat.operator_sessions (token_hash, operator_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    operatorId,
    expiresAt,
  ]))

/** The operator of a session token; null: no valid session. */
export async function readOperatorOf(db: Queryable, token: string, now: Date): Promise<SupportOperator | null> {
  if (!TOKEN.test(token)) return null
  const { rows } = await db.query<SupportOperator>(
    `SELECT ${COLUMNS} FROM chat.operator_sessions s JOIN chat.operators o ON o.id = s.operator_id
     WHERE s.token_hash = $1 AND s.expires_at > $2 AND o.is_active`,
    [hashOf(token), now],
  )
  return rows[0] ?? null
}

export const removeOperatorSession = async (db: Queryable, token: string): Promise<void> =>
  void (await db.query('DELETE FROM chat.operator_sessions WHERE token_hash = $1', [hashOf(token)]))

export const removeOperatorSessions = async (db: Queryable, operatorId: string): Promise<void> =>
  void (await db.query('DELETE FROM chat.operator_sessions WHERE operator_id = $1', [operatorId]))

/** Conversations assigned to an operator. */
export async function readAssignedTo(db: Queryable, operatorId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM chat.conversations WHERE operator_id = $1', [operatorId])
  return rows.map(({ id }) => id)
}
