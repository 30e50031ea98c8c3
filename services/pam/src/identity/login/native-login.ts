import type { LoginReply, nativeLogin } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { foldName, readPlayer } from '../accounts/players.store.ts'
import { refuse, wrongCredentials } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { sessionOfRequest } from '../sessions/current-session.ts'
import { sessionStatusOf } from '../sessions/session-times.ts'
import { readSession } from '../sessions/sessions.store.ts'
import { redeemTemporaryToken } from '../sessions/temporary-tokens.ts'
import { completeLogin, deviceOf } from './complete-login.ts'

/**
 * A native shell passes its player's temporary token to the page it opens [4.4] [5.2]; it works once. Another player's session
 * is not replaced unless requested: otherwise a crafted link could make a player deposit to someone else's account. Errors:
 * `other-player-in`, `wrong-credentials`.
 */
export async function logInNatively(
  context: IdentityContext,
  { body, request, reply }: { body: z.output<typeof nativeLogin>; request: FastifyRequest; reply: FastifyReply },
): Promise<LoginReply> {
  if (!body.replace && (await isOtherPlayerIn(context, request, body.username)))
    throw refuse(409, 'other-player-in', 'Another player is logged in here.')
  const id = await redeemTemporaryToken(context, body.token)
  const session = id === null ? null : await readSession(context.pool, id)
  const player = session ? await readPlayer(context.pool, session.playerId) : null
  const isSamePlayer = player !== null && foldName(player.username) === foldName(body.username)
  if (!session || !player || !isSamePlayer || sessionStatusOf(session, context.now()) !== 'active') throw wrongCredentials()
  return completeLogin(context, {
    player,
    method: 'native',
    remember: null,
    fullLoginAt: session.fullLoginAt,
    device: deviceOf(request, body),
    request,
    reply,
  })
}

/** Idle sessions count too. */
async function isOtherPlayerIn(context: PamContext, request: FastifyRequest, username: string): Promise<boolean> {
  const requestSession = await sessionOfRequest(context, request, 'platform')
  if (!requestSession || requestSession.status === 'over') return false
  const player = await readPlayer(context.pool, requestSession.session.playerId)
  return foldName(player.username) !== foldName(username)
}
