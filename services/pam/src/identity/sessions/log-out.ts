import type { logoutOptions } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { clearCookie, readCookie } from '../../http/index.ts'
import { revokeFamiliesOf, revokeFamilyOfToken } from '../login/remember-me.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { endSession, endSessionsOf, findSession } from './sessions.store.ts'

/** Logs out [7.26]. Without a session only the cookies are cleared. */
export async function logOut(
  context: PamContext,
  options: z.output<typeof logoutOptions>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { settings } = context
  const now = context.now()
  const token = readCookie(request, settings, 'platform')
  const rememberToken = readCookie(request, settings, 'remember')
  await inTransaction(context.pool, async (db) => {
    const session = token === null ? null : await findSession(db, 'platform', token)
    const wasEnded = session ? await endSession(db, session.id, 'logout', now) : false
    // A stale cookie ends no other session.
    if (session && wasEnded) {
      if (options.allSessions) await endSessionsOf(db, { playerId: session.playerId }, 'everywhere', now)
      if (options.invalidateRememberMe && options.allSessions) await revokeFamiliesOf(db, session.playerId, now)
      await writeAudit(db, {
        at: now,
        playerId: session.playerId,
        actor: 'player',
        action: 'logged-out',
        details: { allSessions: options.allSessions },
        address: request.ip,
      })
    }
    if (options.invalidateRememberMe && rememberToken !== null) await revokeFamilyOfToken(db, rememberToken, now)
  })
  clearCookie(reply, settings, 'platform')
  clearCookie(reply, settings, 'gateway')
  if (options.invalidateRememberMe) clearCookie(reply, settings, 'remember')
}
