import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import type { CodeRequests } from '../mail/code-requests.ts'
import type { IdentityContext } from '../ports.ts'
import { requireSession } from '../sessions/current-session.ts'
import { renewCookies } from '../sessions/renew-cookies.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { passwordFaults } from './password-rules.ts'

const tags = ['password']

export function addPasswordRoutes(app: FastifyInstance, context: IdentityContext, codeRequests: CodeRequests): void {
  const rateLimit = { max: context.settings.codesPerMinute, timeWindow: 60_000 }
  const checkRateLimit = { max: context.settings.codesPerMinute * 20, timeWindow: 60_000 }
  const check = { summary: 'Checks a password against the rules [7.42]', tags, config: { rateLimit: checkRateLimit } }
  addOperation(app, platform.checkPassword, check, async ({ body }) => {
    const faults = await passwordFaults(body.password, body.username === undefined ? [] : [body.username.split('@')[0] ?? ''])
    return { acceptable: faults.length === 0, faults }
  })
  const change = { summary: 'Changes the password and ends every other session', tags, config: { rateLimit } }
  addOperation(app, platform.changePassword, change, async ({ body, request, reply }) => {
    const current = await requireSession(context, request, 'platform')
    await changePassword(context, current, body, { request, reply })
    await renewCookies(context, current.session, reply)
    return { done: true as const }
  })
  const send = {
    summary: 'Mails a code for a new password; the reply never reveals whether the account exists',
    tags,
    config: { rateLimit },
  }
  addOperation(app, platform.sendResetCode, send, async ({ body, request, reply }) => {
    await codeRequests.request(body.login, 'reset-password', { request, reply })
    return { accepted: true as const }
  })
  const reset = { summary: 'Sets a new password by the mailed code and ends every session', tags, config: { rateLimit } }
  addOperation(app, platform.resetPassword, reset, async ({ body, request, reply }) => {
    await resetPassword(context, body, { request, reply })
    return { done: true as const }
  })
}
