import type { ChatContext } from '@herna/contract/chat'
import { type ChatServiceContext, type Queryable } from '../context.ts'
import { recordLogout } from '../conversations/conversations.store.ts'
import { hashOf, newToken, TOKEN } from '../tokens.ts'

/** A customer's chat session: authorises calls for exactly one conversation. */
export interface CustomerSession {
  tokenHash: Buffer
  conversationId: string
  context: ChatContext
  username: string | null
  expiresAt: Date
}

export async function createSession(
  { pool, randomBytes }: Pick<ChatServiceContext, 'pool' | 'randomBytes'>,
  { conversationId, loginId, expiresAt }: { conversationId: string; loginId: string | null; expiresAt: Date },
): Promise<string> {
  const token = newToken({ randomBytes })
  await pool.query('INSERT INTO chat.sessions (token_hash, conversation_id, login_id, expires_at) VALUES ($1, $2, $3, $4)', [
    hashOf(token),
    conversationId,
    loginId,
    expiresAt,
  ])
  return token
}

/** The session of a token; null: unknown or expired. */
export async function readCustomerSession(db: Queryable, token: string, now: Date): Promise<CustomerSession | null> {
  if (!TOKEN.test(token)) return null
  const { rows } = await db.query<Omit<CustomerSession, 'context'>>(
    `SELECT s.token_hash AS "tokenHash", s.conversation_id AS "conversationId", c.username, s.expires_at AS "expiresAt"
     FROM chat.sessions s JOIN chat.conversations c ON c.id = s.conversation_id WHERE s.token_hash = $1 AND s.expires_at > $2`,
    [hashOf(token), now],
  )
  const session = rows[0]
  return session ? { ...session, context: session.username === null ? 'anonymous' : 'authenticated' } : null
}

/** Ends a session; the end of a player's is recorded as their logout, once per login, however many tabs it had [4.30]. */
export async function removeSession(db: Queryable, { tokenHash, conversationId }: CustomerSession, now: Date): Promise<void> {
  const { rows } = await db.query<{ login_id: string | null }>(
    'DELETE FROM chat.sessions WHERE token_hash = $1 RETURNING login_id',
    [tokenHash],
  )
  if (rows[0]?.login_id) await recordLogout(db, conversationId, rows[0].login_id, now)
}

/** Ends all chat sessions of a login; returns their conversations. Records the logout unless a tab has. */
export async function removeSessionsOfLogin(db: Queryable, loginId: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'WITH ended AS (DELETE FROM chat.sessions WHERE login_id = $1 RETURNING conversation_id) SELECT DISTINCT conversation_id AS id FROM ended',
    [loginId],
  )
  for (const { id } of rows) await recordLogout(db, id, loginId, now)
  return rows.map(({ id }) => id)
}

/** Ends the chat sessions of all players: which logins have ended meanwhile is not known. */
export async function removePlayerSessions(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'WITH ended AS (DELETE FROM chat.sessions WHERE login_id IS NOT NULL RETURNING conversation_id) SELECT DISTINCT conversation_id AS id FROM ended',
  )
  return rows.map(({ id }) => id)
}
