import type { FastifyRequest } from 'fastify'
import { type Player, readPlayer } from '../accounts/players.store.ts'
import { readCookie, refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { judgeSession, type Verdict } from './session-times.ts'
import { endSession, findSession, type Host, lockSession, noteAction, type Session } from './sessions.store.ts'

export interface CurrentSession {
  session: Session
  player: Player
}

/** The session a request's cookie leads to and what has become of it. Idle and overdue ones are locked and ended here, when they are seen. */
export async function judgeRequest(
  context: PamContext,
  request: FastifyRequest,
  host: Host,
): Promise<{ verdict: Verdict; session: Session } | null> {
  const token = readCookie(request, context.settings, host)
  const session = token === null ? null : await findSession(context.pool, host, token)
  if (!session) return null
  const now = context.now()
  const verdict = judgeSession(session, now)
  if (verdict === 'idle' && session.lockedAt === null) await lockSession(context.pool, session, now)
  if (verdict === 'over' && session.endedAt === null) {
    await lockSession(context.pool, session, now)
    await endSession(context.pool, session.id, 'time-up', now)
  }
  return { verdict, session }
}

/** The player behind a request, or a refusal that says what is missing. What a player does (and a GET does nothing) keeps the session alive. */
export async function requireSession(context: PamContext, request: FastifyRequest, host: Host): Promise<CurrentSession> {
  const judged = await judgeRequest(context, request, host)
  if (!judged) throw refuse(401, 'no-session', 'Nobody is logged in.')
  if (judged.verdict === 'idle')
    throw refuse(401, 'session-idle', 'Nothing was done for 30 minutes: the password opens the session again.')
  if (judged.verdict === 'over') throw refuse(401, 'session-over', 'The session has ended.')
  if (!['GET', 'HEAD'].includes(request.method)) await noteAction(context.pool, judged.session.id, context.now())
  return { session: judged.session, player: await readPlayer(context.pool, judged.session.playerId) }
}
