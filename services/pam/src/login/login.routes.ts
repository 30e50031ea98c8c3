import { PLATFORM_CALLS } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { addCall } from '../door/add-call.ts'
import type { PamContext } from '../pam-context.ts'
import { logIn } from './log-in.ts'

export function addLoginRoutes(app: FastifyInstance, context: PamContext): void {
  const rateLimit = { max: context.settings.loginsPerMinute, timeWindow: 60_000 }
  const tags = ['login']
  addCall(
    app,
    PLATFORM_CALLS.login,
    { summary: 'Logs in [5.2]; silently with an empty password [4.8]', tags, rateLimit },
    async (call) => logIn(context, call),
  )
}
