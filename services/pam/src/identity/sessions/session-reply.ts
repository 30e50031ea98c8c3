import type { SessionReply } from '@herna/contract/player'
import type { FastifyRequest } from 'fastify'
import { readPlayer } from '../accounts/players.store.ts'
import { readCookie } from '../../http/index.ts'
import { pendingSteps } from '../login/complete-login.ts'
import type { PamContext } from '../../foundation/index.ts'
import { judgeRequest } from './current-session.ts'
import { judgeSession, validUntil } from './session-times.ts'
import type { Session } from './sessions.store.ts'

/** [4.6]: whether there is a session, whose, and how long. Idle ones are `locked` and keep their cookie. */
export async function describeSession(context: PamContext, request: FastifyRequest): Promise<SessionReply> {
  const judged = await judgeRequest(context, request, 'platform')
  if (judged && judged.verdict !== 'over') return replyOf(context, request, judged.session)
  const none = {
    cookieExists: false,
    state: 'none' as const,
    username: null,
    pendingSteps: [],
    startedAt: null,
    validUntil: null,
  }
  return { ...none, ...around(context, request) }
}

/** The same of a session known already. */
export async function replyOf(context: PamContext, request: FastifyRequest, session: Session): Promise<SessionReply> {
  const player = await readPlayer(context.pool, session.playerId)
  const isActive = judgeSession(session, context.now()) === 'active'
  return {
    cookieExists: true,
    state: isActive ? 'active' : 'locked',
    username: player.username,
    pendingSteps: pendingSteps(context, player),
    startedAt: session.startedAt.toISOString(),
    validUntil: isActive ? validUntil(session).toISOString() : null,
    ...around(context, request),
  }
}

const around = (context: PamContext, request: FastifyRequest) => ({
  rememberMeExists: readCookie(request, context.settings, 'remember') !== null,
  serverTime: context.now().toISOString(),
})
