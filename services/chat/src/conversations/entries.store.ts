import { CHAT_PAGE_SIZE, type ChatEvent, type ChatMessage } from '@herna/contract/chat'
import type { Queryable } from '../context.ts'

interface EntryRow extends Omit<ChatMessage, 'at'> {
  at: Date
}
const COLUMNS = 'seq, author, name, event, text, key, at'
const toMessage = ({ at, ...row }: EntryRow): ChatMessage => ({ ...row, at: at.toISOString() })

/** An entry to be stored. */
export interface NewEntry {
  author: ChatMessage['author']
  name?: string
  event?: ChatEvent
  text?: string
  key?: string
  at: Date
}

/** Appends an entry; the conversation's row stays locked until the transaction ends, so that numbers have no gaps. */
export async function appendEntry(db: Queryable, conversationId: string, entry: NewEntry): Promise<ChatMessage> {
  const { author, name = null, event = null, text = '', key = null, at } = entry
  const { rows } = await db.query<EntryRow>(
    `WITH conversation AS (UPDATE chat.conversations SET last_seq = last_seq + 1, updated_at = $7 WHERE id = $1 RETURNING last_seq)
     INSERT INTO chat.messages (conversation_id, seq, author, name, event, text, key, at)
     SELECT $1, last_seq, $2, $3, $4, $5, $6, $7 FROM conversation RETURNING ${COLUMNS}`,
    [conversationId, author, name, event, text, key, at],
  )
  if (!rows[0]) throw new Error('the conversation has been removed')
  return toMessage(rows[0])
}

/** The entry already stored under the sender's key. */
export async function readEntryOfKey(db: Queryable, conversationId: string, key: string): Promise<ChatMessage | null> {
  const { rows } = await db.query<EntryRow>(`SELECT ${COLUMNS} FROM chat.messages WHERE conversation_id = $1 AND key = $2`, [
    conversationId,
    key,
  ])
  return rows[0] ? toMessage(rows[0]) : null
}

/** A page of entries, oldest first: the newest, or those before `before`. */
export async function readPage(
  db: Queryable,
  conversationId: string,
  before: number | undefined,
): Promise<{ messages: ChatMessage[]; hasOlder: boolean }> {
  const { rows } = await db.query<EntryRow>(
    `SELECT ${COLUMNS} FROM chat.messages WHERE conversation_id = $1 AND ($2::int IS NULL OR seq < $2)
     ORDER BY seq DESC LIMIT ${CHAT_PAGE_SIZE + 1}`,
    [conversationId, before ?? null],
  )
  return { messages: rows.slice(0, CHAT_PAGE_SIZE).map(toMessage).toReversed(), hasOlder: rows.length > CHAT_PAGE_SIZE }
}

/** Entries after `seq`, oldest first, at most a page. */
export async function readEntriesAfter(db: Queryable, conversationId: string, seq: number): Promise<ChatMessage[]> {
  const { rows } = await db.query<EntryRow>(
    `SELECT ${COLUMNS} FROM chat.messages WHERE conversation_id = $1 AND seq > $2 ORDER BY seq LIMIT ${CHAT_PAGE_SIZE}`,
    [conversationId, seq],
  )
  return rows.map(toMessage)
}

/** Messages of the customer since that time. */
export async function countSince(db: Queryable, conversationId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM chat.messages WHERE conversation_id = $1 AND author = 'customer' AND at > $2`,
    [conversationId, since],
  )
  return rows[0]?.count ?? 0
}
