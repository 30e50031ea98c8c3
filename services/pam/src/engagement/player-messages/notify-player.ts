import { randomUUID } from 'node:crypto'
import type { MessageGroup, MessageType, PlayerAction } from '@herna/contract/notifications'
import { publishPlayerMessage } from '../../outbox/index.ts'
import type { Queryable } from '../../foundation/index.ts'
import { insertPlayerMessage } from './player-messages.store.ts'

/** A message to a player; plain text, no markup. */
export interface Announcement {
  title: string
  text: string
  /** Default: `PlayerActionShowMessage`. */
  group?: MessageGroup
  type?: MessageType
  templateId?: string
  bonusId?: string
}

/** Stores the message and publishes it to the player's open tabs, in the caller's transaction. */
export async function notifyPlayer(
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
