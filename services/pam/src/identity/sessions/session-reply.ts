import type { SessionReply } from '@herna/contract/player'
import type { FastifyRequest } from 'fastify'
import { readPlayer } from '../accounts/players.store.ts'
import { readCookie } from '../../http/index.ts'
import { pendingSteps } from '../login/complete-login.ts'
import type { PamContext } from '../../foundation/index.ts'
import { sessionOfRequest } from './current-session.ts'
import { sessionStatusOf, validUntil } from './session-times.ts'
import type { Session } from './sessions.store.ts'

/** Describes the session of a request [4.6]. Idle ones are `locked` and keep their cookie. */
export async function describeSession(context: PamContext, request: FastifyRequest): Promise<SessionReply> {
  const requestSession = await sessionOfRequest(context, request, 'platform')
  if (requestSession && requestSession.status !== 'over') return replyOf(context, request, requestSession.session)
  const noSession = {
    cookieExists: false,
    state: 'none' as const,
    username: null,
    pendingSteps: [],
    startedAt: null,
    validUntil: null,
  }
  return { ...noSession, ...commonFields(context, request) }
}

/** The same for a known session. */
export async function replyOf(context: PamContext, request: FastifyRequest, session: Session): Promise<SessionReply> {
  const player = await readPlayer(context.pool, session.playerId)
  const isActive = sessionStatusOf(session, context.now()) === 'active'
  return {
    cookieExists: true,
    state: isActive ? 'active' : 'locked',
    username: player.username,
    pendingSteps: pendingSteps(context, player),
    startedAt: session.startedAt.toISOString(),
    validUntil: isActive ? validUntil(session).toISOString() : null,
    ...commonFields(context, request),
  }
}

const commonFields = (context: PamContext, request: FastifyRequest) => ({
  rememberMeExists: readCookie(request, context.settings, 'remember') !== null,
  serverTime: context.now().toISOString(),
})
