import type { ChatState, ChatTrigger, ConversationStatus } from '@herna/contract/chat'
import type { Queryable } from '../context.ts'
import { isAnybodyPresent, presentSince } from '../support/presence.store.ts'

/** A conversation's row, locked by the transaction that read it. */
export interface LockedConversation {
  id: string
  status: ConversationStatus
  operatorId: string | null
}

export async function lockConversation(db: Queryable, id: string): Promise<LockedConversation | null> {
  const { rows } = await db.query<LockedConversation>(
    'SELECT id, status, operator_id AS "operatorId" FROM chat.conversations WHERE id = $1 FOR UPDATE',
    [id],
  )
  return rows[0] ?? null
}

/** Whose conversation it is. */
export type Owner = { visitorHash: Buffer } | { playerId: string; username: string }

/** The owner's conversation, created when there is none. */
export async function conversationOf(db: Queryable, owner: Owner, at: Date): Promise<string> {
  const [column, value, username] =
    'playerId' in owner ? ['player_id', owner.playerId, owner.username] : ['visitor_hash', owner.visitorHash, null]
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO chat.conversations (${column}, username, created_at, updated_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (${column}) DO UPDATE SET username = excluded.username RETURNING id`,
    [value, username, at],
  )
  if (!rows[0]) throw new Error('the conversation could not be created')
  return rows[0].id
}

/** Puts a conversation into the queue, at its end. */
export const queueConversation = async (
  db: Queryable,
  id: string,
  { at, isRequest }: { at: Date; isRequest: boolean },
): Promise<void> =>
  void (await db.query(
    `UPDATE chat.conversations SET status = 'waiting', operator_id = NULL, waiting_since = $2, is_request = $3 WHERE id = $1`,
    [id, at, isRequest],
  ))

export const assignConversation = async (db: Queryable, id: string, operatorId: string): Promise<void> =>
  void (await db.query(
    `UPDATE chat.conversations SET status = 'assigned', operator_id = $2, waiting_since = NULL, is_request = false WHERE id = $1`,
    [id, operatorId],
  ))

export const closeConversation = async (db: Queryable, id: string): Promise<void> =>
  void (await db.query(
    `UPDATE chat.conversations SET status = 'closed', operator_id = NULL, waiting_since = NULL, is_request = false WHERE id = $1`,
    [id],
  ))

/** Marks entries up to `seq` as read; never beyond the last one, and never back. True: it changed. */
export async function markReadUpTo(db: Queryable, id: string, reader: 'customer' | 'support', seq: number): Promise<boolean> {
  const column = `${reader}_read`
  const { rowCount } = await db.query(
    `UPDATE chat.conversations SET ${column} = least($2, last_seq) WHERE id = $1 AND ${column} < least($2, last_seq)`,
    [id, seq],
  )
  return rowCount === 1
}

/** The state that the customer sees at that time. */
export async function readState(db: Queryable, id: string, at: Date): Promise<ChatState> {
  const { rows } = await db.query<ChatState>(
    `SELECT c.status, o.name AS operator, c.support_read AS "readBySupport",
       (SELECT count(*)::int FROM chat.messages m WHERE m.conversation_id = c.id AND m.seq > c.customer_read AND m.author = 'support') AS unread,
       CASE c.status WHEN 'waiting' THEN (SELECT count(*)::int FROM chat.conversations w
         WHERE w.status = 'waiting' AND (w.waiting_since, w.id) <= (c.waiting_since, c.id)) END AS position,
       ${isAnybodyPresent('$2')} AS "isOperatorPresent"
     FROM chat.conversations c LEFT JOIN chat.operators o ON o.id = c.operator_id WHERE c.id = $1`,
    [id, presentSince(at)],
  )
  return rows[0] ?? { status: 'idle', operator: null, readBySupport: 0, unread: 0, position: null, isOperatorPresent: false }
}

export const recordTrigger = async (db: Queryable, id: string, trigger: ChatTrigger, at: Date): Promise<void> =>
  void (await db.query('INSERT INTO chat.triggers (conversation_id, trigger, at) VALUES ($1, $2, $3)', [id, trigger, at]))

/** Records the logout that ended a login at PAM, once. */
export const recordLogout = async (db: Queryable, id: string, loginId: string, at: Date): Promise<void> =>
  void (await db.query(
    `INSERT INTO chat.triggers (conversation_id, trigger, at, login_id) VALUES ($1, 'logout', $2, $3)
     ON CONFLICT (login_id) WHERE trigger = 'logout' DO NOTHING`,
    [id, at, loginId],
  ))

/** Number of the conversation's last entry; 0: it has none. */
export async function readLastSeq(db: Queryable, id: string): Promise<number> {
  const { rows } = await db.query<{ seq: number }>('SELECT last_seq AS seq FROM chat.conversations WHERE id = $1', [id])
  return rows[0]?.seq ?? 0
}
