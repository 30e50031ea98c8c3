import { operator } from '@herna/contract/player'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { readCaughtMail } from './outbox.store.ts'

/** The sandbox's mail catcher: only in the sandbox, and only while no mail is sent. */
export function addMailRoutes(app: FastifyInstance, context: PamContext): void {
  if (context.settings.sandbox !== 'on' || context.settings.smtp !== undefined) return
  const options = { summary: 'Mail caught in the sandbox, newest first', tags: ['sandbox'] }
  addOperation(app, operator.sentMail, options, ({ query }) => readCaughtMail(context, query.to))
}
