import { platform } from '@herna/contract/player'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { dismissPlayerMessage, markMessagesRead, readHistory, readPlayerMessages } from './player-messages.store.ts'

const tags = ['player messages']

export function addPlayerMessageRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool, now } = context
  const list = { summary: 'Messages in display order [4.25]', tags }
  addOperation(app, platform.playerMessages, list, async ({ request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return { messages: await readPlayerMessages(pool, player.id, now()) }
  })
  addOperation(
    app,
    platform.dismissPlayerMessage,
    { summary: 'Dismisses a message [4.25]', tags },
    async ({ params: { id }, request }) => {
      const { player } = await requireSession(context, request, 'platform')
      if (!(await dismissPlayerMessage(pool, player.id, id, now()))) throw notFound('There is no such message.')
      return { done: true as const }
    },
  )
  addOperation(app, platform.messageHistory, { summary: 'All messages with what was read [7.41]', tags }, async ({ request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return readHistory(pool, player.id, now())
  })
  addOperation(app, platform.readMessages, { summary: 'Marks messages as read', tags }, async ({ body: { until }, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    await markMessagesRead(pool, player.id, new Date(until), now())
    return { done: true as const }
  })
}
