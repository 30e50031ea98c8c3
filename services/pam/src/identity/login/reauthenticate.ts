import type { SessionReply } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPlayer } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { badField } from '@herna/service-kit'
import { refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { sessionOfRequest } from '../sessions/current-session.ts'
import { renewCookies } from '../sessions/renew-cookies.ts'
import { replyOf } from '../sessions/session-reply.ts'
import { readSession, type Session, unlockSession } from '../sessions/sessions.store.ts'
import { confirmPassword, confirmSecondFactor } from './confirm-in-session.ts'

/** Reopens a locked session by the password or the second factor, under a new id (GLI-19 2.5.4). */
export async function reauthenticate(
  context: PamContext,
  {
    body,
    request,
    reply,
  }: { body: { password?: string; secondFactorCode?: string }; request: FastifyRequest; reply: FastifyReply },
): Promise<SessionReply> {
  const requestSession = await sessionOfRequest(context, request, 'platform')
  if (!requestSession) throw refuse(401, 'no-session', 'Nobody is logged in.')
  if (requestSession.status === 'over') throw refuse(401, 'session-over', 'The session has ended.')
  const { session } = requestSession
  const player = await readPlayer(context.pool, session.playerId)
  const current = { session, player }
  if (body.password !== undefined) await confirmPassword(context, current, body.password, request.ip)
  else if (body.secondFactorCode !== undefined) await confirmSecondFactor(context, current, body.secondFactorCode, request.ip)
  else throw badField('password', 'the password or a second factor is required')
  await unlockSession(context.pool, session, context.now())
  await renewCookies(context, session, reply)
  await writeAudit(context.pool, {
    at: context.now(),
    playerId: player.id,
    actor: 'player',
    action: 'reauthenticated',
    address: request.ip,
  })
  return replyOf(context, request, (await readSession(context.pool, session.id)) as Session)
}
