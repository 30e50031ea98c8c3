import type { SessionReply } from '@herna/contract/player'
import type { FastifyRequest } from 'fastify'
import { readPlayer } from '../accounts/players.store.ts'
import { readCookie } from '../door/cookies.ts'
import { pendingSteps } from '../login/complete-login.ts'
import type { PamContext } from '../pam-context.ts'
import { judgeRequest } from './current-session.ts'
import { validUntil } from './session-times.ts'

/** [4.6]: whether there is a session, whose, and how long. Idle ones are `locked` and keep their cookie. */
export async function describeSession(context: PamContext, request: FastifyRequest): Promise<SessionReply> {
  const judged = await judgeRequest(context, request, 'platform')
  const about = {
    rememberMeExists: readCookie(request, context.settings, 'remember') !== null,
    serverTime: context.now().toISOString(),
  }
  if (!judged || judged.verdict === 'over')
    return { cookieExists: false, state: 'none', username: null, pendingSteps: [], startedAt: null, validUntil: null, ...about }
  const { session, verdict } = judged
  const player = await readPlayer(context.pool, session.playerId)
  return {
    cookieExists: true,
    state: verdict === 'active' ? 'active' : 'locked',
    username: player.username,
    pendingSteps: pendingSteps(player),
    startedAt: session.startedAt.toISOString(),
    validUntil: verdict === 'active' ? validUntil(session).toISOString() : null,
    ...about,
  }
}
