import { platform } from '@herna/contract/player'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { dismissPlayerMessage, readPlayerMessages } from './player-messages.store.ts'

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
}
