import type { FastifyRequest } from 'fastify'
import { type Player, readPlayer } from '../accounts/players.store.ts'
import { readCookie, refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { sessionStatusOf, type SessionStatus } from './session-times.ts'
import { endSession, findSession, type Host, lockSession, recordAction, type Session } from './sessions.store.ts'

export interface CurrentSession {
  session: Session
  player: Player
}

/** The session of a request's cookie and its status. Idle and expired sessions are locked or ended here, when they are read. */
export async function sessionOfRequest(
  context: PamContext,
  request: FastifyRequest,
  host: Host,
): Promise<{ status: SessionStatus; session: Session } | null> {
  const token = readCookie(request, context.settings, host)
  const session = token === null ? null : await findSession(context.pool, host, token)
  if (!session) return null
  const now = context.now()
  const status = sessionStatusOf(session, now)
  if (status === 'idle' && session.lockedAt === null) await lockSession(context.pool, session, now)
  if (status === 'over' && session.endedAt === null) {
    await lockSession(context.pool, session, now)
    await endSession(context.pool, session.id, 'time-up', now)
  }
  return { status, session }
}

/**
 * The request's session and player; throws the matching refusal. Every mutation counts as activity, a GET does not. Errors:
 * `no-session`, `session-idle`, `session-over`.
 */
export async function requireSession(context: PamContext, request: FastifyRequest, host: Host): Promise<CurrentSession> {
  const requestSession = await sessionOfRequest(context, request, host)
  if (!requestSession) throw refuse(401, 'no-session', 'Nobody is logged in.')
  if (requestSession.status === 'idle')
    throw refuse(401, 'session-idle', 'Nothing was done for 30 minutes: the password opens the session again.')
  if (requestSession.status === 'over') throw refuse(401, 'session-over', 'The session has ended.')
  if (!['GET', 'HEAD'].includes(request.method)) await recordAction(context.pool, requestSession.session.id, context.now())
  return { session: requestSession.session, player: await readPlayer(context.pool, requestSession.session.playerId) }
}
