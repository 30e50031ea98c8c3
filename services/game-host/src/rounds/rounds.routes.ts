import { GAME_API, roundReply, roundRequest } from '@herna/contract/games'
import { ProblemError, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { bearerOf, hashOf } from '../sessions/token.ts'
import { playOnce } from './play.ts'
import { createTurns } from './turns.ts'

/** POST /api/rounds: plays a round of the token's session, once per round id [4.17]. */
export function addRoundRoutes(app: FastifyInstance, context: GameHostContext): void {
  const { settings } = context
  const inTurn = createTurns()
  typed(app).post(
    GAME_API.rounds,
    {
      schema: { summary: 'Plays a round', tags: ['play'], body: roundRequest, response: { 200: roundReply } },
      onRequest: requireSameOrigin(settings.origin),
      config: { rateLimit: { max: settings.roundsPerMinute, timeWindow: 60_000, keyGenerator: whoPlays } },
    },
    async (request, reply) => {
      const token = bearerOf(request.headers.authorization)
      if (!token) throw new ProblemError(401, 'A round needs the token of its session: Authorization: Bearer …')
      const turn = inTurn(token, () => playOnce(context, token, request.body))
      if (!turn) throw new ProblemError(429, 'Too many rounds of this session are waiting.')
      const round = await turn
      return reply.header('cache-control', 'no-store').send(round)
    },
  )
}

/** Several players may share an address, so a session counts for itself; without a token the address does. */
function whoPlays(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization)
  return token ? hashOf(token).toString('base64') : request.ip
}
