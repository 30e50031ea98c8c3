import { support, type SupportOperator } from '@herna/contract/chat'
import { addOperation, ProblemError } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { readTokenCookie, type TokenCookie, writeTokenCookie } from '../http/admit-pages.ts'
import { publishChange } from '../live/changes.ts'
import { newToken } from '../tokens.ts'
import { openOperatorSession, readAccount, readOperatorOf, removeOperatorSession } from './operators.store.ts'
import { markAbsent } from './presence.store.ts'

/** A working day. */
const SESSION_SECONDS = 10 * 3_600
const tags = ['support']

export const operatorCookie = ({ settings }: ChatServiceContext): TokenCookie => ({
  name: 'support',
  isSecure: settings.origin.startsWith('https:'),
  sameSite: 'strict',
})

/** The logged-in operator; `not-logged-in` (401) without one. */
export async function requireOperator(context: ChatServiceContext, request: FastifyRequest): Promise<SupportOperator> {
  const operator = await readOperatorOf(context.pool, readTokenCookie(request, operatorCookie(context)) ?? '', context.now())
  if (operator) return operator
  throw new ProblemError(401, 'Log in as an operator.', undefined, 'not-logged-in')
}

export function addOperatorSessionRoutes(app: FastifyInstance, context: ChatServiceContext): void {
  const { pool, passwords, now } = context
  const cookie = operatorCookie(context)
  const rateLimit = { max: context.settings.loginsPerMinute, timeWindow: 60_000 }
  const loginOptions = { summary: 'Logs an operator in', tags, config: { rateLimit } }
  addOperation(app, support.logIn, loginOptions, async ({ body, reply }) => {
    const account = await readAccount(pool, body.login)
    if (!(await passwords.verify(account?.passwordHash ?? null, body.password)) || !account)
      throw new ProblemError(401, 'The login or the password is wrong.', undefined, 'login-failed')
    const token = newToken(context)
    await openOperatorSession(pool, {
      token,
      operatorId: account.id,
      expiresAt: new Date(now().getTime() + SESSION_SECONDS * 1_000),
    })
    writeTokenCookie(reply, cookie, { token, seconds: SESSION_SECONDS })
    return { id: account.id, login: account.login, name: account.name }
  })
  addOperation(app, support.logOut, { summary: 'Logs the operator out', tags }, async ({ request, reply }) => {
    const token = readTokenCookie(request, cookie)
    const operator = token === null ? null : await readOperatorOf(pool, token, now())
    if (token !== null) await removeOperatorSession(pool, token)
    if (operator) await markAbsent(pool, operator.id)
    await publishChange(pool, { type: 'operators' })
    await publishChange(pool, { type: 'presence' })
    writeTokenCookie(reply, cookie, { token: '', seconds: 0 })
    return null
  })
  addOperation(app, support.currentOperator, { summary: 'The logged-in operator', tags }, ({ request }) =>
    requireOperator(context, request),
  )
}
