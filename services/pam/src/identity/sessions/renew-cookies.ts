import type { FastifyReply } from 'fastify'
import { setCookie } from '../../http/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { renewToken, type Session } from './sessions.store.ts'

/** The session continues under new ids on both hosts; the old ones end at once (M9). */
export async function renewCookies(
  context: PamContext,
  session: Session,
  reply: FastifyReply,
  db: Queryable = context.pool,
): Promise<void> {
  setCookie(reply, context.settings, 'platform', await renewToken(context, db, session.id, 'platform'))
  if (session.hasGateway) setCookie(reply, context.settings, 'gateway', await renewToken(context, db, session.id, 'gateway'))
}
