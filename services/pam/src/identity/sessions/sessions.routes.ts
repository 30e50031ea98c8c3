import { addOperation, inTransaction, notFound } from '@herna/service-kit'
import { platform, type SessionList } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../http/index.ts'
import { pendingSteps } from '../login/complete-login.ts'
import type { PamContext } from '../../foundation/index.ts'
import { type CurrentSession, requireSession } from './current-session.ts'
import { keepAlive } from './keep-alive.ts'
import { logOut } from './log-out.ts'
import { describeSession } from './session-reply.ts'
import { issueTemporaryToken } from './temporary-tokens.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { revokeFamily } from '../login/remember-me.store.ts'
import { sessionStatusOf } from './session-times.ts'
import { endSession, listOpenSessions } from './sessions.store.ts'

const tags = ['session']

export function addSessionRoutes(app: FastifyInstance, context: PamContext): void {
  addOperation(app, platform.session, { summary: 'Whether a session exists, and whose [4.6]', tags }, async ({ request }) =>
    describeSession(context, request),
  )
  const rateLimit = { max: context.settings.loginsPerMinute, timeWindow: 60_000 }
  const temporary = { summary: 'A token for one gateway login [4.7]', tags, config: { rateLimit } }
  addOperation(app, platform.temporaryToken, temporary, async ({ request }) => {
    const { session, player } = await requireSession(context, request, 'platform')
    const pendingStep = pendingSteps(context, player)[0]
    if (pendingStep === 'verify-email') throw refuse(403, 'email-not-verified', 'The e-mail address is not verified yet.')
    if (pendingStep === 'accept-terms') throw refuse(403, 'terms-not-accepted', 'The terms in force are not accepted yet.')
    return issueTemporaryToken(context, session.id)
  })
  const keepAliveOptions = { summary: 'Extends the session only [7.10]', tags }
  addOperation(app, platform.keepAlive, keepAliveOptions, async ({ query, request }) =>
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

/** The player's open sessions, idle ones included. */
async function listSessions(context: PamContext, { session, player }: CurrentSession): Promise<SessionList> {
  const open = await listOpenSessions(context.pool, player.id)
  return open
    .filter((openSession) => sessionStatusOf(openSession, context.now()) !== 'over')
    .map((openSession) => ({
      id: openSession.id,
      current: openSession.id === session.id,
      device: openSession.device,
      address: openSession.address,
      startedAt: openSession.startedAt.toISOString(),
      lastActionAt: openSession.lastActionAt.toISOString(),
      rememberMe: openSession.familyId !== null,
    }))
}

/** Ends one of the player's own sessions and forgets its browser; another player's session is 404. */
async function endOwnSession(context: PamContext, { player }: CurrentSession, id: string, address: string): Promise<void> {
  const now = context.now()
  const openSession = (await listOpenSessions(context.pool, player.id)).find((session) => session.id === id)
  if (!openSession) throw notFound('There is no such session.')
  await inTransaction(context.pool, async (db) => {
    await endSession(db, id, 'ended-by-player', now)
    if (openSession.familyId) await revokeFamily(db, openSession.familyId, now)
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'session-ended', address })
  })
}
