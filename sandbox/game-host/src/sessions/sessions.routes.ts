import { GAME_API, gameBalance, sessionReply, sessionRequest } from '@herna/contract/games'
import { notFound, typed } from '@herna/service-kit'
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
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.sessionsPerMinute, timeWindow: 60_000 } },
  }
  typed(app).post(
    GAME_API.sessions,
    { ...guarded, schema: { summary: 'Opens a session', tags: ['play'], body: sessionRequest, response: { 201: sessionReply } } },
    async ({ body }, reply) => {
      const game = body.launchToken === undefined ? games.offered.get(body.gameCode) : games.find(body.gameCode)
      if (!game) throw notFound(`The game ${JSON.stringify(body.gameCode)} has no model.`)
      await requirePermit(body.gameCode, body.permit)
      const opened = await (body.launchToken === undefined ? openDemo(context, game) : openReal(context, game, body.launchToken))
      return reply.code(201).header('cache-control', 'no-store').send(opened)
    },
  )
  typed(app).get(
    GAME_API.balance,
    { ...guarded, schema: { summary: 'What can be staked', tags: ['play'], response: { 200: gameBalance } } },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await balanceFor(context, tokenOf(request))),
  )
}
