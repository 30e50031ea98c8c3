import { addressGroup } from '@herna/contract/edge'
import {
  GAME_API,
  roundAction,
  roundHistory,
  roundHistoryQuery,
  roundQuery,
  roundReply,
  roundRequest,
} from '@herna/contract/games'
import { ProblemError, typed } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { GameHostContext } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { bearerOf, hashOf, tokenOf } from '../sessions/token.ts'
import { act } from './act.ts'
import { acknowledge, historyOf, lookAt } from './look.ts'
import { startRound } from './start-round.ts'
import { createTurns } from './turns.ts'

/** Rounds of the token's session: started and acted in once per id [4.17], looked at, listed, acknowledged. */
export function addRoundRoutes(app: FastifyInstance, context: GameHostContext): void {
  const { settings } = context
  const turns = createTurns()
  const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = turns(key, work)
    if (!turn) throw new ProblemError(429, 'Too many rounds of this session are waiting.')
    return turn
  }
  const guarded = {
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.roundsPerMinute, timeWindow: 60_000, keyGenerator: whoPlays } },
  }
  const schema = (summary: string) => ({ summary, tags: ['play'] })
  const params = z.object({ roundId: z.uuid() })
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

  typed(app).post(
    GAME_API.rounds,
    { ...guarded, schema: { ...schema('Plays a round'), body: roundRequest, response: { 200: roundReply } } },
    async (request, reply) => {
      const token = tokenOf(request)
      const round = await inTurn(token, () => startRound(context, token, request.body))
      return fresh(reply).send(round)
    },
  )
  typed(app).post(
    GAME_API.actions(':roundId'),
    { ...guarded, schema: { ...schema('Acts in an open round'), params, body: roundAction, response: { 200: roundReply } } },
    async (request, reply) => {
      const arrivedAt = context.roundClock.now()
      const acting = { token: tokenOf(request), roundId: request.params.roundId, action: request.body, arrivedAt }
      const round = await inTurn(acting.roundId, () => act(context, acting))
      return fresh(reply).send(round)
    },
  )
  typed(app).get(
    GAME_API.round(':roundId'),
    {
      ...guarded,
      config: { ...guarded.config, mayTakeLong: true },
      schema: { ...schema('A round as it stands'), params, querystring: roundQuery, response: { 200: roundReply } },
    },
    async (request, reply) => {
      const { roundId } = request.params
      const looking = { token: tokenOf(request), roundId, wait: request.query.wait }
      return fresh(reply).send(await lookAt(context, { ...looking, inTurn: (work) => inTurn(roundId, work) }))
    },
  )
  typed(app).get(
    GAME_API.rounds,
    { ...guarded, schema: { ...schema('Finished rounds'), querystring: roundHistoryQuery, response: { 200: roundHistory } } },
    async (request, reply) => fresh(reply).send(await historyOf(context, tokenOf(request), request.query)),
  )
  typed(app).post(
    GAME_API.seen(':roundId'),
    { ...guarded, schema: { ...schema('The end of a round was seen'), params, response: { 204: z.null() } } },
    async (request, reply) => {
      await acknowledge(context, tokenOf(request), request.params.roundId)
      return reply.code(204).send(null)
    },
  )
}

/** Several players may share an address, so a session counts for itself; without a token the address does. */
function whoPlays(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization)
  return token ? hashOf(token).toString('base64') : addressGroup(request.ip)
}
