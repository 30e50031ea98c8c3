import { GAME_OPERATIONS } from '@herna/contract/games'
import { addOperation, ProblemError } from '@herna/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { rateLimitKey, tokenOf } from '../sessions/token.ts'
import { act } from './act.ts'
import { markRoundSeen, historyOf, getRound } from './read-rounds.ts'
import { startRound } from './start-round.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import { timesOf } from './times.ts'

/** Rounds of the token's session: started and acted in once per id [4.17], read, listed, marked as seen. */
export function addRoundRoutes(app: FastifyInstance, context: GameHostContext): void {
  const { settings } = context
  const queue = createKeyedQueue()
  const runQueued = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queued = queue(key, work)
    if (!queued) throw new ProblemError(429, 'Too many calls of this session are waiting; retry later.')
    return queued
  }
  const options = {
    tags: ['play'],
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.roundsPerMinute, timeWindow: 60_000, keyGenerator: rateLimitKey } },
  }
  const disableCaching = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
  const { playRound, act: actIn, round, history, seen } = GAME_OPERATIONS

  addOperation(app, playRound, { ...options, summary: 'Plays a round' }, async ({ body, request, reply }) => {
    const arrivedAt = timesOf(context)
    const token = tokenOf(request)
    disableCaching(reply)
    return runQueued(token, () => startRound(context, { token, request: body, arrivedAt }))
  })
  addOperation(app, actIn, { ...options, summary: 'Acts in an open round' }, async ({ body, params, request, reply }) => {
    const arrivedAt = timesOf(context)
    const actionRequest = { token: tokenOf(request), roundId: params.roundId, action: body, arrivedAt }
    disableCaching(reply)
    return runQueued(actionRequest.roundId, () => act(context, actionRequest))
  })
  const longPollOptions = { ...options, config: { ...options.config, mayTakeLong: true } }
  addOperation(
    app,
    round,
    { ...longPollOptions, summary: 'The current state of a round' },
    async ({ params, query, request, reply }) => {
      const { roundId } = params
      disableCaching(reply)
      const roundQuery = { token: tokenOf(request), roundId, wait: query.wait }
      return getRound(context, { ...roundQuery, runInOrder: (work) => runQueued(roundId, work) })
    },
  )
  addOperation(app, history, { ...options, summary: 'Finished rounds' }, async ({ query, request, reply }) => {
    disableCaching(reply)
    return historyOf(context, tokenOf(request), query)
  })
  addOperation(app, seen, { ...options, summary: 'Marks the end of a round as seen' }, async ({ params, request }) => {
    await markRoundSeen(context, tokenOf(request), params.roundId)
    return null
  })
}
