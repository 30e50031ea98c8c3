import { randomUUID } from 'node:crypto'
import type { WaitingMessage, WaitingMessageType } from '@herna/contract/player'
import type { Queryable } from '../../foundation/index.ts'

export interface NewMessage {
  type: WaitingMessageType
  /** Key of the portal's text. */
  key: string
  params?: Record<string, string | number>
  createdAt: Date
  /** Not shown before; default: at once. */
  shownFrom?: Date
}

export async function addWaitingMessage(
  db: Queryable,
  playerId: string,
  { type, key, params = {}, createdAt, shownFrom = createdAt }: NewMessage,
): Promise<void> {
  await db.query(
    'INSERT INTO pam.waiting_messages (id, player_id, type, key, params, created_at, shown_from) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [randomUUID(), playerId, type, key, JSON.stringify(params), createdAt, shownFrom],
  )
}

/** Unconfirmed messages, oldest first [7.42]. */
export async function readWaitingMessages(
  db: Queryable,
  playerId: string,
  types: readonly WaitingMessageType[],
  now: Date,
): Promise<WaitingMessage[]> {
  const { rows } = await db.query<Omit<WaitingMessage, 'createdAt'> & { createdAt: Date }>(
    `SELECT id, type, key, params, created_at AS "createdAt" FROM pam.waiting_messages
     WHERE player_id = $1 AND type = ANY($2) AND confirmed_at IS NULL AND shown_from <= $3 ORDER BY shown_from, id LIMIT 100`,
    [playerId, types, now],
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** False: unknown message. Idempotent. */
export async function confirmMessage(db: Queryable, playerId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE pam.waiting_messages SET confirmed_at = coalesce(confirmed_at, $3) WHERE id = $1 AND player_id = $2 AND shown_from <= $3',
    [id, playerId, now],
  )
  return rowCount === 1
}
