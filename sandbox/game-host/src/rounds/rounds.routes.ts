import { addressGroup } from '@herna/contract/edge'
import { GAME_OPERATIONS } from '@herna/contract/games'
import { addOperation, ProblemError } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { bearerOf, hashOf, tokenOf } from '../sessions/token.ts'
import { act } from './act.ts'
import { acknowledge, historyOf, lookAt } from './read-rounds.ts'
import { startRound } from './start-round.ts'
import { createTurns } from './keyed-queue.ts'

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
    tags: ['play'],
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.roundsPerMinute, timeWindow: 60_000, keyGenerator: whoPlays } },
  }
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
  const { playRound, act: actIn, round, history, seen } = GAME_OPERATIONS

  addOperation(app, playRound, { ...guarded, summary: 'Plays a round' }, async ({ body, request, reply }) => {
    const token = tokenOf(request)
    fresh(reply)
    return inTurn(token, () => startRound(context, token, body))
  })
  addOperation(app, actIn, { ...guarded, summary: 'Acts in an open round' }, async ({ body, params, request, reply }) => {
    const arrivedAt = context.roundClock.now()
    const acting = { token: tokenOf(request), roundId: params.roundId, action: body, arrivedAt }
    fresh(reply)
    return inTurn(acting.roundId, () => act(context, acting))
  })
  const patient = { ...guarded, config: { ...guarded.config, mayTakeLong: true } }
  addOperation(app, round, { ...patient, summary: 'A round as it stands' }, async ({ params, query, request, reply }) => {
    const { roundId } = params
    fresh(reply)
    const looking = { token: tokenOf(request), roundId, wait: query.wait }
    return lookAt(context, { ...looking, inTurn: (work) => inTurn(roundId, work) })
  })
  addOperation(app, history, { ...guarded, summary: 'Finished rounds' }, async ({ query, request, reply }) => {
    fresh(reply)
    return historyOf(context, tokenOf(request), query)
  })
  addOperation(app, seen, { ...guarded, summary: 'The end of a round was seen' }, async ({ params, request }) => {
    await acknowledge(context, tokenOf(request), params.roundId)
    return null
  })
}

/** Several players may share an address, so a session counts for itself; without a token the address does. */
function whoPlays(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization)
  return token ? hashOf(token).toString('base64') : addressGroup(request.ip)
}
