import { notFound, ProblemError, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { GameHostContext } from '../context.ts'
import { conclude } from '../rounds/conclude.ts'
import { readRound } from '../rounds/rounds.store.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { requireOperator } from './operator-token.ts'

const body = z.strictObject({
  playerId: z.uuid(),
  roundId: z.uuid(),
  /** `stand`: settled as it stands by its game's rules and paid; `void`: its stakes are rolled back. */
  how: z.enum(['stand', 'void']).default('stand'),
  reason: z.string().trim().min(1).max(300),
})
const conclusionReply = z.object({
  state: z.enum(['closed', 'cancelled']),
  staked: z.int(),
  /** Cents; 0 for a voided round. */
  win: z.int(),
})

/** POST /operator/rounds/conclude: ends a round that its player cannot or does not finish. PAM's reconciliation lists open rounds. */
export function addOperatorRoutes(app: FastifyInstance, context: GameHostContext): void {
  const schema = {
    summary: 'Ends an open round: settles it as it stands, or rolls its stakes back',
    tags: ['operator'],
    security: [{ bearer: [] }],
    body,
    response: { 200: conclusionReply },
  }
  const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
  const preParsing = requireOperator(context.settings.operatorToken)
  const onRequest = requireSameOrigin(context.settings.origin)
  withZodTypes(app).post('/operator/rounds/conclude', { schema, config, onRequest, preParsing }, async (request) => {
    const { playerId, roundId, how, reason } = request.body
    const round = await readRound(context.pool, playerId, roundId)
    if (!round?.isReal) throw notFound(`There is no round ${roundId} of this player.`)
    const endedRound = round.phase === 'open' ? await conclude(context, round, { by: 'operator', how, reason }) : round
    if (endedRound.phase === 'closed' || endedRound.phase === 'cancelled')
      return { state: endedRound.phase, staked: endedRound.staked, win: endedRound.win }
    throw new ProblemError(
      409,
      `The round is ${endedRound.phase}: its stake is being settled with the wallet.`,
      undefined,
      'round-not-open',
    )
  })
}
