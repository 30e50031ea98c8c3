import type { ConversationSummary, SupportThread } from '@herna/contract/chat'
import type { Queryable } from '../context.ts'

interface SummaryRow {
  id: string
  username: string | null
  status: ConversationSummary['status']
  isRequest: boolean
  operatorId: string | null
  operatorName: string | null
  waitingSince: Date | null
  lastAuthor: 'customer' | 'support' | null
  lastText: string | null
  lastAt: Date | null
  unread: number
  updatedAt: Date
}

const SUMMARY = `SELECT c.id, c.username, c.status, c.is_request AS "isRequest", c.operator_id AS "operatorId", o.name AS "operatorName",
    c.waiting_since AS "waitingSince", last.author AS "lastAuthor", left(last.text, 120) AS "lastText", last.at AS "lastAt",
    (SELECT count(*)::int FROM chat.messages m WHERE m.conversation_id = c.id AND m.seq > c.support_read AND m.author = 'customer') AS unread,
    c.updated_at AS "updatedAt"
  FROM chat.conversations c LEFT JOIN chat.operators o ON o.id = c.operator_id
  LEFT JOIN LATERAL (SELECT author, text, at FROM chat.messages m WHERE m.conversation_id = c.id AND m.author <> 'event'
    ORDER BY seq DESC LIMIT 1) last ON true`

/** How many of the conversations that ended last are listed with the open ones. */
const MAX_ENDED = 30
/** Of a longer queue the oldest are listed. */
const MAX_OPEN = 200

/** Waiting and assigned conversations, oldest first, then those that ended last. */
export async function readSummaries(db: Queryable): Promise<ConversationSummary[]> {
  const { rows: open } = await db.query<SummaryRow>(
    `${SUMMARY} WHERE c.status IN ('waiting', 'assigned') ORDER BY coalesce(c.waiting_since, c.updated_at), c.id LIMIT ${MAX_OPEN}`,
  )
  const { rows: ended } = await db.query<SummaryRow>(
    `${SUMMARY} WHERE c.status = 'closed' ORDER BY c.updated_at DESC LIMIT ${MAX_ENDED}`,
  )
  return [...open, ...ended].map(toSummary)
}

export async function readSummary(db: Queryable, id: string): Promise<ConversationSummary | null> {
  const { rows } = await db.query<SummaryRow>(`${SUMMARY} WHERE c.id = $1`, [id])
  return rows[0] ? toSummary(rows[0]) : null
}

const toSummary = (row: SummaryRow): ConversationSummary => ({
  id: row.id,
  context: row.username === null ? 'anonymous' : 'authenticated',
  username: row.username,
  status: row.status,
  isRequest: row.isRequest,
  operator: row.operatorId === null ? null : { id: row.operatorId, name: row.operatorName ?? '' },
  waitingSince: row.waitingSince?.toISOString() ?? null,
  lastMessage:
    row.lastAuthor === null || row.lastAt === null
      ? null
      : { author: row.lastAuthor, text: row.lastText ?? '', at: row.lastAt.toISOString() },
  unread: row.unread,
  updatedAt: row.updatedAt.toISOString(),
})

const MAX_TRIGGERS = 10

/** What an operator sees beside the entries: the customer's latest triggers, and how far they have read. */
export async function readCustomerFacts(db: Queryable, id: string): Promise<Pick<SupportThread, 'triggers' | 'readByCustomer'>> {
  const { rows } = await db.query<{ trigger: SupportThread['triggers'][number]['trigger']; at: Date }>(
    `SELECT trigger, at FROM chat.triggers WHERE conversation_id = $1 ORDER BY id DESC LIMIT ${MAX_TRIGGERS}`,
    [id],
  )
  const { rows: read } = await db.query<{ seq: number }>('SELECT customer_read AS seq FROM chat.conversations WHERE id = $1', [
    id,
  ])
  return { triggers: rows.map(({ trigger, at }) => ({ trigger, at: at.toISOString() })), readByCustomer: read[0]?.seq ?? 0 }
}
