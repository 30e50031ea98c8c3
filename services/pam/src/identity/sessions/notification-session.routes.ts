import { chatTokenSession, type NotificationSession, notificationSession } from '@herna/contract/events'
import { LAUNCH_TOKEN_SECONDS } from '@herna/contract/wallet'
import { addOperation, ProblemError } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { hashOf, type PamContext } from '../../foundation/index.ts'
import { readPlayer } from '../accounts/players.store.ts'
import { endOf } from './session-times.ts'
import { readSession } from './sessions.store.ts'

export function addIdentityInternalRoutes(app: FastifyInstance, context: PamContext): void {
  const routeOptions = { summary: 'The session of a notification token', tags: ['internal'], isBearer: true }
  addOperation(app, notificationSession, routeOptions, ({ body }) => notificationSessionOf(context, body.token))
  const chatOptions = { summary: 'Redeems a chat token for its session', tags: ['internal'], isBearer: true }
  addOperation(app, chatTokenSession, chatOptions, ({ body }) => redeemChatToken(context, body.token))
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
  return describeSession(pool, rows[0]?.id)
}

/** The session of a chat token [7.43]: once, within its minute, while the login is active. A game's launch uses the same kind of token up. */
async function redeemChatToken({ pool, now }: PamContext, token: string): Promise<NotificationSession> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE pam.access_tokens t SET used_at = $2 FROM pam.sessions s
     WHERE t.token_hash = $1 AND t.kind = 'session' AND t.used_at IS NULL AND t.issued_at > $3 AND s.id = t.session_id AND pam.is_active(s, $2)
     RETURNING s.id`,
    [hashOf(token), now(), new Date(now().getTime() - LAUNCH_TOKEN_SECONDS * 1_000)],
  )
  return describeSession(pool, rows[0]?.id)
}

async function describeSession(pool: PamContext['pool'], sessionId: string | undefined): Promise<NotificationSession> {
  const session = sessionId === undefined ? null : await readSession(pool, sessionId)
  if (!session) throw new ProblemError(401, 'The token is wrong, or its session has ended.', undefined, 'token-invalid')
  const { id, username } = await readPlayer(pool, session.playerId)
  return { playerId: id, sessionId: session.id, username, endsAt: endOf(session).toISOString() }
}
