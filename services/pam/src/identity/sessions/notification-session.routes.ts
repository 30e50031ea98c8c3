import { type NotificationSession, notificationSession } from '@herna/contract/events'
import { addOperation, ProblemError } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { hashOf, type PamContext } from '../../foundation/index.ts'
import { readPlayer } from '../accounts/players.store.ts'
import { endOf } from './session-times.ts'
import { readSession } from './sessions.store.ts'

export function addIdentityInternalRoutes(app: FastifyInstance, context: PamContext): void {
  const routeOptions = { summary: 'The session of a notification token', tags: ['internal'], isBearer: true }
  addOperation(app, notificationSession, routeOptions, ({ body }) => notificationSessionOf(context, body.token))
}

/**
 * The session of a notification token [7.5], while its login is active. A token may be used by several tabs and reconnections.
 */
async function notificationSessionOf({ pool, now }: PamContext, token: string): Promise<NotificationSession> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT s.id FROM pam.access_tokens t JOIN pam.sessions s ON s.id = t.session_id
     WHERE t.token_hash = $1 AND t.kind = 'notification' AND pam.is_active(s, $2)`,
    [hashOf(token), now()],
  )
  const session = rows[0] ? await readSession(pool, rows[0].id) : null
  if (!session) throw new ProblemError(401, 'The token is wrong, or its session has ended.', undefined, 'token-invalid')
  const { id, username } = await readPlayer(pool, session.playerId)
  return { playerId: id, sessionId: session.id, username, endsAt: endOf(session).toISOString() }
}
