import type { ChatMessage, SupportOperator } from '@herna/contract/chat'
import { badField, inTransaction, notFound, ProblemError } from '@herna/service-kit'
import type { ChatServiceContext, Queryable } from '../context.ts'
import {
  assignConversation,
  closeConversation,
  type LockedConversation,
  lockConversation,
  markReadUpTo,
  queueConversation,
} from '../conversations/conversations.store.ts'
import { appendEntry, readEntryOfKey } from '../conversations/entries.store.ts'
import { publishChange } from '../live/changes.ts'
import { readOperators } from './operators.store.ts'

/** What an operator does with a conversation; each is one transaction under the conversation's lock. */
interface Action {
  id: string
  operator: SupportOperator
}

async function lock(db: Queryable, id: string): Promise<LockedConversation> {
  const conversation = await lockConversation(db, id)
  if (!conversation) throw notFound('There is no such conversation.')
  return conversation
}

async function lockOwn(db: Queryable, { id, operator }: Action): Promise<LockedConversation> {
  const conversation = await lock(db, id)
  if (conversation.operatorId === operator.id) return conversation
  throw new ProblemError(409, 'The conversation is not assigned to you.', undefined, 'not-assigned')
}

const publish = (db: Queryable, id: string, isQueueChanged: boolean) =>
  publishChange(db, { type: 'conversation', id, isQueueChanged })

/** Assigns a conversation to the operator, unless another one has it. */
export const takeConversation = ({ pool, now }: ChatServiceContext, { id, operator }: Action): Promise<void> =>
  inTransaction(pool, async (db) => {
    const { operatorId, status } = await lock(db, id)
    if (operatorId === operator.id) return
    if (operatorId !== null)
      throw new ProblemError(409, 'Another operator has taken the conversation.', undefined, 'already-assigned')
    await assignConversation(db, id, operator.id)
    await appendEntry(db, id, { author: 'event', event: 'joined', name: operator.name, at: now() })
    await publish(db, id, status === 'waiting')
  })

/** Stores an operator's answer once per key. */
export const answerConversation = (
  { pool, now }: ChatServiceContext,
  action: Action,
  { key, text }: { key: string; text: string },
): Promise<ChatMessage> =>
  inTransaction(pool, async (db) => {
    await lockOwn(db, action)
    const { id, operator } = action
    const stored = await readEntryOfKey(db, id, key)
    if (stored) return stored
    const message = await appendEntry(db, id, { author: 'support', name: operator.name, text, key, at: now() })
    await markReadUpTo(db, id, 'support', message.seq)
    await publish(db, id, false)
    return message
  })

/** Hands the operator's conversation to another operator, or back to the queue (null). */
export const handOverConversation = (
  { pool, now }: ChatServiceContext,
  action: Action,
  operatorId: string | null,
): Promise<void> =>
  inTransaction(pool, async (db) => {
    await lockOwn(db, action)
    if (operatorId === null) return returnToQueue(db, action.id, now())
    const successor = (await readOperators(db)).find(({ id }) => id === operatorId)
    if (!successor) throw badField('operatorId', 'is not an active operator')
    await assignConversation(db, action.id, successor.id)
    await appendEntry(db, action.id, { author: 'event', event: 'handed-over', name: successor.name, at: now() })
    await publish(db, action.id, false)
  })

/** Puts an assigned conversation back into the queue. */
export async function returnToQueue(db: Queryable, id: string, at: Date): Promise<void> {
  await queueConversation(db, id, { at, isRequest: false })
  await appendEntry(db, id, { author: 'event', event: 'returned', at })
  await publish(db, id, true)
}

/** Ends the operator's conversation. */
export const endConversation = ({ pool, now }: ChatServiceContext, action: Action): Promise<void> =>
  inTransaction(pool, async (db) => {
    await lockOwn(db, action)
    await closeConversation(db, action.id)
    await appendEntry(db, action.id, { author: 'event', event: 'closed', name: action.operator.name, at: now() })
    await publish(db, action.id, false)
  })
