import { randomUUID } from 'node:crypto'
import { DEMO_START_BALANCE, GAME_API, sessionReply, sessionRequest } from '@herna/contract/games'
import { notFound, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { definitionOf } from '../games/definition.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { openSession } from './sessions.store.ts'
import { newToken } from './token.ts'

const CURRENCY = 'EUR'

/** POST /api/sessions: a demo session with its own play balance [1.6]. */
export function addSessionRoutes(app: FastifyInstance, { pool, games, settings, now }: GameHostContext): void {
  typed(app).post(
    GAME_API.sessions,
    {
      schema: { summary: 'Opens a demo session', tags: ['play'], body: sessionRequest, response: { 201: sessionReply } },
      onRequest: requireSameOrigin(settings.origin),
      config: { rateLimit: { max: settings.sessionsPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const game = games.get(request.body.gameCode)
      if (!game) throw notFound(`The game ${JSON.stringify(request.body.gameCode)} has no model.`)
      const session = { id: randomUUID(), gameCode: request.body.gameCode, balance: DEMO_START_BALANCE, token: newToken() }
      await openSession(pool, session, now())
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({
          sessionId: session.id,
          token: session.token,
          mode: 'demo',
          balance: session.balance,
          currency: CURRENCY,
          game: definitionOf(game),
        })
    },
  )
}
