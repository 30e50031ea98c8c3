import type { KeepAliveReply } from '@herna/contract/player'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from './current-session.ts'
import { endOf, sessionStatusOf, validUntil } from './session-times.ts'
import { type Host, lockSession, recordAction } from './sessions.store.ts'

/** Extends the session by the reported last activity [7.10] [4.12], never past its absolute end (M8). */
export async function keepAlive(
  context: PamContext,
  request: FastifyRequest,
  host: Host,
  millis: number,
): Promise<KeepAliveReply> {
  const { session } = await requireSession(context, request, host)
  const now = context.now()
  const reportedAt = new Date(Math.max(session.lastActionAt.getTime(), now.getTime() - millis))
  const extended = { ...session, lastActionAt: reportedAt }
  if (sessionStatusOf(extended, now) !== 'active') {
    await lockSession(context.pool, session, now)
    throw refuse(401, 'session-idle', 'Nothing was done for 30 minutes: the password opens the session again.')
  }
  await recordAction(context.pool, session.id, reportedAt)
  return { validUntil: validUntil(extended).toISOString(), endsAt: endOf(extended).toISOString(), serverTime: now.toISOString() }
}
