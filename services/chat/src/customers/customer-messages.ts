import type { ChatMessage } from '@herna/contract/chat'
import { inTransaction, ProblemError } from '@herna/service-kit'
import type { ChatServiceContext } from '../context.ts'
import { closeConversation, lockConversation, markReadUpTo, queueConversation } from '../conversations/conversations.store.ts'
import { appendEntry, countSince, readEntryOfKey } from '../conversations/entries.store.ts'
import { publishChange } from '../live/changes.ts'
import { isOpenAt } from '../opening-hours.ts'

const RATE_MS = 60_000
/** Messages of one conversation per minute, all tabs together. */
const MAX_MESSAGES = 20

/** Stores a customer's message once per key; a conversation nobody handles joins the queue. */
export const sendByCustomer = (
  { pool, now, settings }: ChatServiceContext,
  id: string,
  { key, text }: { key: string; text: string },
): Promise<ChatMessage> =>
  inTransaction(pool, async (db) => {
    const conversation = await lockConversation(db, id)
    const stored = await readEntryOfKey(db, id, key)
    if (stored) return stored
    const at = now()
    if ((await countSince(db, id, new Date(at.getTime() - RATE_MS))) >= MAX_MESSAGES)
      throw new ProblemError(429, 'Too many messages: try again in a minute.', undefined, 'too-many-messages')
    const message = await appendEntry(db, id, { author: 'customer', text, key, at })
    await markReadUpTo(db, id, 'customer', message.seq)
    const joinsQueue = conversation?.status === 'idle' || conversation?.status === 'closed'
    if (joinsQueue) await queueConversation(db, id, { at, isRequest: !isOpenAt(settings.hours, at) })
    await publishChange(db, { type: 'conversation', id, isQueueChanged: joinsQueue })
    return message
  })

/** Ends a waiting or assigned conversation. */
export const closeByCustomer = ({ pool, now }: ChatServiceContext, id: string): Promise<void> =>
  inTransaction(pool, async (db) => {
    const conversation = await lockConversation(db, id)
    if (conversation?.status !== 'waiting' && conversation?.status !== 'assigned') return
    await closeConversation(db, id)
    await appendEntry(db, id, { author: 'event', event: 'closed', at: now() })
    await publishChange(db, { type: 'conversation', id, isQueueChanged: conversation.status === 'waiting' })
  })
