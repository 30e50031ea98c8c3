import { MESSAGE_GROUPS, type PlayerAction } from '@herna/contract/notifications'
import type { HistoryMessage } from '@herna/contract/player'
import type { Queryable } from '../../foundation/index.ts'

export async function insertPlayerMessage(db: Queryable, playerId: string, action: PlayerAction, now: Date): Promise<void> {
  const { id, group, type, templateId, title, text, bonusId } = action
  await db.query(
    `INSERT INTO pam.player_messages (id, player_id, message_group, type, template_id, title, text, bonus_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, playerId, group, type, templateId, title, text, bonusId, now],
  )
}

/** Maximum shown; the newest count. */
const MAX_MESSAGES = 50

/** Undismissed messages, by group and then oldest first [4.25]. Offers that were answered or expired are left out. */
export async function readPlayerMessages(db: Queryable, playerId: string, now: Date): Promise<PlayerAction[]> {
  const { rows } = await db.query<PlayerAction>(
    `SELECT id, message_group AS "group", type, template_id AS "templateId", title, text, bonus_id AS "bonusId" FROM (
       SELECT m.* FROM pam.player_messages m LEFT JOIN pam.bonuses b ON b.id = m.bonus_id
       WHERE m.player_id = $1 AND m.dismissed_at IS NULL
         AND (m.bonus_id IS NULL OR (b.status = 'offered' AND (b.ends_at IS NULL OR b.ends_at > $2)))
       ORDER BY m.created_at DESC LIMIT ${MAX_MESSAGES}) latest
     ORDER BY array_position($3::text[], message_group), created_at, id`,
    [playerId, now, MESSAGE_GROUPS],
  )
  return rows
}

/** False: unknown message. Idempotent. */
export async function dismissPlayerMessage(db: Queryable, playerId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE pam.player_messages SET dismissed_at = coalesce(dismissed_at, $3) WHERE id = $1 AND player_id = $2',
    [id, playerId, now],
  )
  return rowCount === 1
}

/** Most messages that the history lists. */
const MAX_HISTORY = 100

/** The newest messages, newest first, and how many of all are unread. Offers that were answered or expired count as read. */
export async function readHistory(
  db: Queryable,
  playerId: string,
  now: Date,
): Promise<{ messages: HistoryMessage[]; unread: number }> {
  const { rows } = await db.query<{ message: PlayerAction; createdAt: Date; isRead: boolean; unread: number }>(
    `SELECT *, (count(*) FILTER (WHERE NOT "isRead") OVER ())::int AS unread FROM (
       SELECT json_build_object('id', m.id, 'group', m.message_group, 'type', m.type, 'templateId', m.template_id, 'title', m.title,
           'text', m.text, 'bonusId', m.bonus_id) AS message, m.id, m.created_at AS "createdAt",
         m.dismissed_at IS NOT NULL OR NOT (m.bonus_id IS NULL OR (b.status = 'offered' AND (b.ends_at IS NULL OR b.ends_at > $2))) AS "isRead"
       FROM pam.player_messages m LEFT JOIN pam.bonuses b ON b.id = m.bonus_id WHERE m.player_id = $1) history
     ORDER BY "createdAt" DESC, id LIMIT ${MAX_HISTORY}`,
    [playerId, now],
  )
  const messages = rows.map(({ message, createdAt, isRead }) => ({ ...message, createdAt: createdAt.toISOString(), isRead }))
  return { messages, unread: rows[0]?.unread ?? 0 }
}

/** Marks the messages created until then as read. The database keeps microseconds, the wire milliseconds. */
export async function markMessagesRead(db: Queryable, playerId: string, until: Date, now: Date): Promise<void> {
  await db.query(
    `UPDATE pam.player_messages SET dismissed_at = $3
     WHERE player_id = $1 AND dismissed_at IS NULL AND date_trunc('milliseconds', created_at) <= $2`,
    [playerId, until, now],
  )
}
