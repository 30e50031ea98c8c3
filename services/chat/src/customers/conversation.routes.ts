import { chat } from '@herna/contract/chat'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { markReadUpTo, readState, recordTrigger } from '../conversations/conversations.store.ts'
import { readPage } from '../conversations/entries.store.ts'
import { refuseAttachment } from '../http/refuse-attachments.ts'
import { publishChange } from '../live/changes.ts'
import { openingHoursAt } from '../opening-hours.ts'
import { requireCustomer } from './customer-session.ts'
import { closeByCustomer, sendByCustomer } from './customer-messages.ts'

const tags = ['chat']
/** Per client address. */
const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

export function addConversationRoutes(app: FastifyInstance, context: ChatServiceContext): void {
  const { pool, settings, now } = context
  const route = (summary: string, max: number) => ({ summary, tags, isBearer: true, config: perMinute(max) })
  addOperation(app, chat.conversation, route('The conversation, newest entries first', 600), async ({ query, request }) => {
    const { conversationId, ...session } = await requireCustomer(context, request)
    const currentTime = now()
    const [state, page] = await Promise.all([
      readState(pool, conversationId, currentTime),
      readPage(pool, conversationId, query.before),
    ])
    return {
      context: session.context,
      username: session.username,
      state,
      hours: openingHoursAt(settings.hours, currentTime),
      ...page,
    }
  })
  addOperation(app, chat.unread, route('Unread messages of operators [4.30]', 600), async ({ request }) => {
    const { conversationId } = await requireCustomer(context, request)
    return { unread: (await readState(pool, conversationId, now())).unread }
  })
  addOperation(app, chat.sendMessage, route('Sends a message', 120), async ({ body, request }) => {
    const { conversationId } = await requireCustomer(context, request)
    refuseAttachment(body.attachment)
    return sendByCustomer(context, conversationId, body)
  })
  addOperation(app, chat.markRead, route('The customer has seen these entries', 600), async ({ body, request }) => {
    const { conversationId } = await requireCustomer(context, request)
    if (await markReadUpTo(pool, conversationId, 'customer', body.seq)) await publishRead(conversationId)
    return null
  })
  addOperation(app, chat.close, route('The customer ends the conversation', 60), async ({ request }) => {
    const { conversationId } = await requireCustomer(context, request)
    await closeByCustomer(context, conversationId)
    return null
  })
  addOperation(app, chat.recordTrigger, route('Records a trigger [4.30]', 120), async ({ body, request }) => {
    const { conversationId } = await requireCustomer(context, request)
    await recordTrigger(pool, conversationId, body.trigger, now())
    return null
  })
  const publishRead = (id: string) => publishChange(pool, { type: 'conversation', id, isQueueChanged: false })
}
