import type { GatewayLoginReply, gatewayLogin } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { foldName, readPlayer } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { refuse, setCookie } from '../../http/index.ts'
import type { IdentityContext } from '../ports.ts'
import { issueAccessToken } from '../sessions/access-tokens.ts'
import { sessionStatusOf } from '../sessions/session-times.ts'
import { readSession, renewToken } from '../sessions/sessions.store.ts'
import { redeemTemporaryToken } from '../sessions/temporary-tokens.ts'

/**
 * Exchanges a temporary token for the gateway's session [7.2]. A player who may not play gets a session and the reason. Errors:
 * `token-invalid`, `register-unavailable`.
 */
export async function logInToGateway(
  context: IdentityContext,
  body: z.output<typeof gatewayLogin>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<GatewayLoginReply> {
  const now = context.now()
  const sessionId = await redeemTemporaryToken(context, body.ims_temporary_token)
  const session = sessionId === null ? null : await readSession(context.pool, sessionId)
  const player = session ? await readPlayer(context.pool, session.playerId) : null
  const isSamePlayer = player !== null && [player.username, player.email].map(foldName).includes(foldName(body.username))
  if (!session || !player || !isSamePlayer || sessionStatusOf(session, now) !== 'active')
    throw refuse(401, 'token-invalid', 'The temporary token is wrong, was used already, or has expired.', 'ims_temporary_token')
  // The register did not reply at the login: without a reply nobody plays.
  const register = player.registerState === 'unknown' ? await context.ports.refreshRegisterState(player) : null
  if (register?.state === 'unknown' && !register.outageAnnounced)
    throw refuse(
      503,
      'register-unavailable',
      'The register of excluded persons does not reply. Playing is possible once it does.',
    )
  const blocked = await context.ports.playBlock(context.pool, player.id, now)
  const token = await renewToken(context, context.pool, session.id, 'gateway')
  setCookie(reply, context.settings, 'gateway', token)
  const details = blocked ? { blocked: blocked.reason } : {}
  await writeAudit(context.pool, {
    at: now,
    playerId: player.id,
    actor: 'player',
    action: 'gateway-login',
    details,
    address: request.ip,
  })
  return {
    username: player.username,
    notificationToken: await issueAccessToken(context, session.id, 'notification'),
    sessionToken: await issueAccessToken(context, session.id, 'session'),
    additionalInformation: {
      SuspendedSelfExclusionException: blocked && {
        reason: blocked.reason,
        product: blocked.product,
        endsAt: blocked.endsAt?.toISOString() ?? null,
      },
      redirectionUrl: blocked && context.settings.exclusionPage,
    },
  }
}
