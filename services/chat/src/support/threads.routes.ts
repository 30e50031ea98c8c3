import { support, type SupportOperator } from '@herna/contract/chat'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { markReadUpTo } from '../conversations/conversations.store.ts'
import { readPage } from '../conversations/entries.store.ts'
import { refuseAttachment } from '../http/refuse-attachments.ts'
import { publishChange } from '../live/changes.ts'
import { answerConversation, endConversation, handOverConversation, takeConversation } from './operator-actions.ts'
import { requireOperator } from './operator-session.ts'
import { readOperators } from './operators.store.ts'
import { readCustomerFacts, readSummaries, readSummary } from './threads.store.ts'

const tags = ['support']

export function addThreadRoutes(app: FastifyInstance, context: ChatServiceContext): void {
  const { pool, now } = context
  addOperation(app, support.operators, { summary: 'Active operators', tags }, async ({ request }) => {
    await requireOperator(context, request)
    return readOperators(pool)
  })
  addOperation(
    app,
    support.conversations,
    { summary: 'The queue, assigned and ended conversations', tags },
    async ({ request }) => {
      await requireOperator(context, request)
      return { now: now().toISOString(), conversations: await readSummaries(pool) }
    },
  )
  addOperation(app, support.thread, { summary: 'One conversation', tags }, async ({ params: { id }, query, request }) => {
    await requireOperator(context, request)
    const conversation = await readSummary(pool, id)
    if (!conversation) throw notFound('There is no such conversation.')
    const [page, facts] = await Promise.all([readPage(pool, id, query.before), readCustomerFacts(pool, id)])
    return { conversation, ...page, ...facts }
  })
  addOperation(
    app,
    support.markThreadRead,
    { summary: 'Read up to an entry', tags },
    async ({ params: { id }, body, request }) => {
      await requireOperator(context, request)
      if (await markReadUpTo(pool, id, 'support', body.seq))
        await publishChange(pool, { type: 'conversation', id, isQueueChanged: false })
      return null
    },
  )
  addActions(app, context)
}

function addActions(app: FastifyInstance, context: ChatServiceContext): void {
  const actionOf = async (
    id: string,
    request: Parameters<typeof requireOperator>[1],
  ): Promise<{ id: string; operator: SupportOperator }> => ({
    id,
    operator: await requireOperator(context, request),
  })
  addOperation(app, support.answer, { summary: 'Answers the customer', tags }, async ({ params: { id }, body, request }) => {
    const action = await actionOf(id, request)
    refuseAttachment(body.attachment)
    return answerConversation(context, action, body)
  })
  addOperation(app, support.take, { summary: 'Takes a conversation', tags }, async ({ params: { id }, request }) => {
    await takeConversation(context, await actionOf(id, request))
    return null
  })
  addOperation(
    app,
    support.handOver,
    { summary: 'Hands a conversation over', tags },
    async ({ params: { id }, body, request }) => {
      await handOverConversation(context, await actionOf(id, request), body.operatorId)
      return null
    },
  )
  addOperation(app, support.closeThread, { summary: 'Ends a conversation', tags }, async ({ params: { id }, request }) => {
    await endConversation(context, await actionOf(id, request))
    return null
  })
}
