import { GAME_OPERATIONS, type GameBalance } from '@herna/contract/games'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { requireSameOrigin } from '../same-origin.ts'
import type { GameHostContext } from '../context.ts'
import { sessionGame } from '../rounds/staking.ts'
import { notNow, problemOf, refusalOf } from '../wallet/refusals.ts'
import { DEMO_CURRENCY, openDemo } from './open-demo.ts'
import { bonusToUse, openReal } from './open-real.ts'
import { tokenOf } from './token.ts'
import { requireSession } from './require-session.ts'
import { readSession } from './sessions.store.ts'

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

/** What a session can stake now. */
async function balanceFor(context: GameHostContext, token: string): Promise<GameBalance> {
  const { pool, wallet, now } = context
  const session = requireSession(await readSession(pool, token, now()))
  if (session.mode === 'demo') return { balance: session.balance, currency: DEMO_CURRENCY, bonus: null }
  const answer = await wallet.call('balance', { sessionId: session.walletSessionId })
  if (answer.is === 'done') {
    const { balance, bonuses, limits } = answer.reply
    return {
      balance: balance.gaming,
      currency: balance.currencyCode,
      bonus: bonusToUse(bonuses, sessionGame(context, session)),
      ...(limits ? { limits } : {}),
    }
  }
  const refusal = answer.is === 'refused' ? refusalOf(answer.code, answer.errors) : null
  throw refusal ? problemOf(refusal) : notNow('The wallet does not answer; ask again.')
}
