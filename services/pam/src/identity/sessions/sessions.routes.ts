import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../http/index.ts'
import { pendingSteps } from '../login/complete-login.ts'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from './current-session.ts'
import { keepAlive } from './keep-alive.ts'
import { logOut } from './log-out.ts'
import { endOwnSession, listSessions } from './session-list.ts'
import { describeSession } from './session-reply.ts'
import { issueTemporaryToken } from './temporary-tokens.ts'

const tags = ['session']

export function addSessionRoutes(app: FastifyInstance, context: PamContext): void {
  addOperation(app, platform.session, { summary: 'Whether a session exists, and whose [4.6]', tags }, async ({ request }) =>
    describeSession(context, request),
  )
  const rateLimit = { max: context.settings.loginsPerMinute, timeWindow: 60_000 }
  const temporary = { summary: 'A token for one gateway login [4.7]', tags, config: { rateLimit } }
  addOperation(app, platform.temporaryToken, temporary, async ({ request }) => {
    const { session, player } = await requireSession(context, request, 'platform')
    const missing = pendingSteps(context, player)[0]
    if (missing === 'verify-email') throw refuse(403, 'email-not-verified', 'The e-mail address is not verified yet.')
    if (missing === 'accept-terms') throw refuse(403, 'terms-not-accepted', 'The terms in force are not accepted yet.')
    return issueTemporaryToken(context, session.id)
  })
  const alive = { summary: 'Extends the session, and does nothing else [7.10]', tags }
  addOperation(app, platform.keepAlive, alive, async ({ query, request }) =>
    keepAlive(context, request, 'platform', query.millisFromLastAction),
  )
  addOperation(app, platform.sessions, { summary: 'The player’s logged-in browsers', tags }, async ({ request }) =>
    listSessions(context, await requireSession(context, request, 'platform')),
  )
  addOperation(app, platform.endSession, { summary: 'Logs one browser out', tags }, async ({ params: { id }, request }) => {
    await endOwnSession(context, await requireSession(context, request, 'platform'), id, request.ip)
    return { done: true as const }
  })
  addOperation(app, platform.logout, { summary: 'Logs out [7.26]', tags }, async ({ body, request, reply }) => {
    await logOut(context, body, { request, reply })
    return { done: true as const }
  })
}
