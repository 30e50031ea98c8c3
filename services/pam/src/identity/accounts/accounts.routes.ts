import { addOperation, inTransaction } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CodeRequests } from '../mail/code-requests.ts'
import type { IdentityContext } from '../ports.ts'
import { registerPlayer } from './register-player.ts'
import { wrongCode } from '../../http/index.ts'
import { useMailedCode } from '../mail/mailed-codes.ts'
import { findPlayerByName } from './players.store.ts'
import { markEmailVerified } from './mark-email-verified.ts'

const HOUR = 3_600_000

export function addAccountRoutes(app: FastifyInstance, context: IdentityContext, codeRequests: CodeRequests): void {
  const { settings } = context
  const registrations = { max: settings.registrationsPerHour, timeWindow: HOUR }
  const codes = { max: settings.codesPerMinute, timeWindow: 60_000 }
  addOperation(
    app,
    platform.register,
    { summary: 'Opens an account', tags: ['account'], config: { rateLimit: registrations } },
    async ({ body, request, reply }) => {
      await registerPlayer(context, body, { request, reply })
      return { username: body.username, pendingSteps: ['verify-email' as const] }
    },
  )
  const verify = { summary: 'Verifies the e-mail address by the mailed code', tags: ['account'], config: { rateLimit: codes } }
  addOperation(app, platform.verifyEmail, verify, async ({ body, request }) => {
    await verifyEmail(context, body, request)
    return { done: true as const }
  })
  const resendOptions = {
    summary: 'Mails another verification code; the reply never reveals whether the account exists',
    tags: ['account'],
    config: { rateLimit: codes },
  }
  addOperation(app, platform.sendVerification, resendOptions, async ({ body, request, reply }) => {
    await codeRequests.request(body.login, 'verify-email', { request, reply })
    return { accepted: true as const }
  })
}

/** Does not reveal to callers without a code whether the account exists. */
async function verifyEmail(
  context: IdentityContext,
  { login, code }: { login: string; code: string },
  request: FastifyRequest,
): Promise<void> {
  const player = await findPlayerByName(context.pool, login)
  const isRight = await useMailedCode(context, { player, login, purpose: 'verify-email', code, request })
  if (!player || !isRight) throw wrongCode()
  await inTransaction(context.pool, (db) => markEmailVerified(context, db, player, request.ip))
}
