import { platform } from '@herna/contract/player'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../sessions/current-session.ts'
import { confirmMessage, readWaitingMessages } from './waiting-messages.store.ts'

const tags = ['waiting messages']

export function addMessageRoutes(app: FastifyInstance, context: PamContext): void {
  const readOptions = { summary: 'Waiting messages of the player [7.42]', tags }
  addOperation(app, platform.waitingMessages, readOptions, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return { messages: await readWaitingMessages(context.pool, player.id, query.types, context.now()) }
  })
  addOperation(
    app,
    platform.confirmWaitingMessage,
    { summary: 'Confirms a message', tags },
    async ({ params: { id }, request }) => {
      const { player } = await requireSession(context, request, 'platform')
      if (!(await confirmMessage(context.pool, player.id, id, context.now()))) throw notFound('There is no such message.')
      return { done: true as const }
    },
  )
}
