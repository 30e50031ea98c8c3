import { randomUUID } from 'node:crypto'
import type { MessageGroup, MessageType, PlayerAction } from '@herna/contract/notifications'
import { publishPlayerMessage } from '../../outbox/index.ts'
import type { Queryable } from '../../foundation/index.ts'
import { insertPlayerMessage } from './player-messages.store.ts'

/** What a player is told; text, never markup. */
export interface Announcement {
  title: string
  text: string
  /** Shown among other messages, unless said. */
  group?: MessageGroup
  type?: MessageType
  templateId?: string
  bonusId?: string
}

/** Keeps the message and tells the player's open tabs, within the caller's transaction. */
export async function tellPlayer(
  db: Queryable,
  playerId: string,
  { title, text, group = 'PlayerActionShowMessage', type = 'SIMPLE_MESSAGE', templateId, bonusId }: Announcement,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const action: PlayerAction = { id, group, type, templateId: templateId ?? null, title, text, bonusId: bonusId ?? null }
  await insertPlayerMessage(db, playerId, action, now)
  await publishPlayerMessage(db, playerId, action, now)
}
