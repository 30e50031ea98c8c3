import type { LoginReply, nativeLogin } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { foldName, readPlayer } from '../accounts/players.store.ts'
import { refuse, wrongCredentials } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { judgeRequest } from '../sessions/current-session.ts'
import { judgeSession } from '../sessions/session-times.ts'
import { readSession } from '../sessions/sessions.store.ts'
import { redeemTemporaryToken } from '../sessions/temporary-tokens.ts'
import { completeLogin, deviceOf } from './complete-login.ts'

/**
 * [4.4] [5.2]: a native shell hands its player's temporary token over to the page it opens. The token works once. Another player's session is not
 * replaced unasked: whoever is led to such an address would deposit to somebody else's account.
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
  const isHis = player !== null && foldName(player.username) === foldName(body.username)
  if (!session || !player || !isHis || judgeSession(session, context.now()) !== 'active') throw wrongCredentials()
  return completeLogin(context, {
    player,
    how: 'native',
    remember: null,
    fullLoginAt: session.fullLoginAt,
    device: deviceOf(request, body),
    request,
    reply,
  })
}

/** An idle session is somebody's too. */
async function isOtherPlayerIn(context: PamContext, request: FastifyRequest, username: string): Promise<boolean> {
  const judged = await judgeRequest(context, request, 'platform')
  if (!judged || judged.verdict === 'over') return false
  const player = await readPlayer(context.pool, judged.session.playerId)
  return foldName(player.username) !== foldName(username)
}
