import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PamContext } from '../../foundation/index.ts'
import { readCaughtMail } from './outbox.store.ts'

const caught = z.array(
  z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sentAt: z.iso.datetime() }),
)

/** The local mail catcher: only in the sandbox, and only while nothing is really sent. */
export function addMailRoutes(app: FastifyInstance, context: PamContext): void {
  if (context.settings.sandbox !== 'on' || context.settings.smtp !== undefined) return
  const schema = {
    summary: 'Mail the sandbox caught, newest first',
    tags: ['sandbox'],
    querystring: z.strictObject({ to: z.email().optional() }),
    response: { 200: caught },
  }
  typed(app).get('/mail', { schema }, async (request) => readCaughtMail(context, request.query.to))
}
