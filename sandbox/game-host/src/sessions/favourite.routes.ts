import { favouriteGame } from '@herna/contract/games'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { problemOf, refusalOf, temporarilyUnavailable } from '../wallet/refusals.ts'
import { requireSession } from './require-session.ts'
import { readSession } from './sessions.store.ts'
import { rateLimitKey, tokenOf } from './token.ts'

/** POST /api/favourite: the operator's mark of the session's game [3.42], for a game on its own page. A wallet without such a call: 503, and the page has no such button. */
export function addFavouriteRoutes(app: FastifyInstance, { pool, wallet, settings, now }: GameHostContext): void {
  const options = {
    summary: 'Whether the game is a favourite of the player, and its change',
    tags: ['play'],
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.sessionsPerMinute, timeWindow: 60_000, keyGenerator: rateLimitKey } },
  }
  addOperation(app, favouriteGame, options, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const session = requireSession(await readSession(pool, tokenOf(request), now()))
    if (session.mode === 'demo') throw notFound('A demo has no player.')
    const result = await wallet.call('favourite', { sessionId: session.walletSessionId, ...body })
    if (result.status === 'done') return result.reply
    const refusal = result.status === 'refused' ? refusalOf(result.code, result.errors) : null
    throw refusal ? problemOf(refusal) : temporarilyUnavailable('The wallet does not change favourites now.')
  })
}
