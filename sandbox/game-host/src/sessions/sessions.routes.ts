import { GAME_OPERATIONS } from '@herna/contract/games'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { balanceFor } from './balance.ts'
import { openDemo } from './open-demo.ts'
import { openReal } from './open-real.ts'
import { tokenOf } from './token.ts'

/** POST /api/sessions: a demo with its own play balance [1.6], or real play for a launch token (M7). GET /api/balance: what can be staked now. */
export function addSessionRoutes(app: FastifyInstance, context: GameHostContext): void {
  const { games, settings, requirePermit } = context
  const guarded = {
    tags: ['play'],
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.sessionsPerMinute, timeWindow: 60_000 } },
  }
  const { openSession, balance } = GAME_OPERATIONS
  addOperation(app, openSession, { ...guarded, summary: 'Opens a session' }, async ({ body, reply }) => {
    const game = body.launchToken === undefined ? games.offered.get(body.gameCode) : games.find(body.gameCode)
    if (!game) throw notFound(`The game ${JSON.stringify(body.gameCode)} has no model.`)
    await requirePermit(body.gameCode, body.permit)
    reply.header('cache-control', 'no-store')
    return body.launchToken === undefined ? openDemo(context, game) : openReal(context, game, body.launchToken)
  })
  addOperation(app, balance, { ...guarded, summary: 'What can be staked' }, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return balanceFor(context, tokenOf(request))
  })
}
