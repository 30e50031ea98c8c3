import { GAME_OPERATIONS, type GameBalance, OPEN_ATTEMPT_HEADER, openAttempt } from '@herna/contract/games'
import { addOperation, badField, notFound, ProblemError } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireSameOrigin } from '../same-origin.ts'
import type { GameHostContext } from '../context.ts'
import { sessionGame } from '../rounds/staking.ts'
import { temporarilyUnavailable, problemOf, refusalOf } from '../wallet/refusals.ts'
import { DEMO_CURRENCY, openDemo } from './open-demo.ts'
import { bonusToUse, openReal } from './open-real.ts'
import { tokenOf } from './token.ts'
import { requireSession } from './require-session.ts'
import { readSession } from './sessions.store.ts'

/** POST /api/sessions: a demo with its own play balance [1.6], or real play for a launch token (M7). GET /api/balance: the current balance. */
export function addSessionRoutes(app: FastifyInstance, context: GameHostContext): void {
  const { games, settings, requirePermit } = context
  const options = {
    tags: ['play'],
    onRequest: requireSameOrigin(settings.origin),
    config: { rateLimit: { max: settings.sessionsPerMinute, timeWindow: 60_000 } },
  }
  const { openSession, balance } = GAME_OPERATIONS
  addOperation(app, openSession, { ...options, summary: 'Opens a session' }, async ({ body, request, reply }) => {
    const game = body.launchToken === undefined ? games.offered.get(body.gameCode) : games.find(body.gameCode)
    if (!game) throw notFound(`The game ${JSON.stringify(body.gameCode)} is not offered.`)
    await requirePermit(body.gameCode, body.permit)
    reply.header('cache-control', 'no-store')
    if (body.launchToken === undefined && game.engine.kind === 'live')
      throw new ProblemError(422, 'A live table has no demo.', [{ field: 'mode', message: 'a live table has no demo' }])
    return body.launchToken === undefined
      ? openDemo(context, game)
      : openReal(context, game, { launchToken: body.launchToken, attemptId: attemptOf(request) })
  })
  addOperation(app, balance, { ...options, summary: 'The current balance' }, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return balanceFor(context, tokenOf(request))
  })
}

/** The window's attempt; undefined without the header. Throws a 400 problem when it is no id. */
function attemptOf({ headers }: FastifyRequest): string | undefined {
  const value = headers[OPEN_ATTEMPT_HEADER]
  if (value === undefined) return undefined
  const parsed = openAttempt.safeParse(value)
  if (!parsed.success) throw badField(OPEN_ATTEMPT_HEADER, 'expected a UUID')
  return parsed.data
}

/**
 * Balance (cents), usable bonus and limits of a session. Of a live table also refused when nothing may be bet in the session any more: the hub closes the window of
 * such a session, which asks here why.
 */
async function balanceFor(context: GameHostContext, token: string): Promise<GameBalance> {
  const { pool, wallet, now } = context
  const session = requireSession(await readSession(pool, token, now()))
  if (session.mode === 'demo') return { balance: session.balance, currency: DEMO_CURRENCY, bonus: null }
  const result = await wallet.call('balance', { sessionId: session.walletSessionId })
  if (result.status === 'done') {
    const { balance, bonuses, limits } = result.reply
    const game = sessionGame(context, session)
    if (game.engine.kind === 'live') await requireUnblocked(context, session.walletSessionId)
    return {
      balance: balance.gaming,
      currency: balance.currencyCode,
      bonus: bonusToUse(bonuses, game),
      ...(limits ? { limits } : {}),
    }
  }
  const refusal = result.status === 'refused' ? refusalOf(result.code, result.errors) : null
  throw refusal ? problemOf(refusal) : temporarilyUnavailable('The wallet is unreachable; try again.')
}

/** Throws 403 `blocked` when the wallet says that nothing can be bet in the session, whose login is active. A wallet that does not answer proves nothing. */
async function requireUnblocked({ wallet }: GameHostContext, sessionId: string): Promise<void> {
  const result = await wallet.call('endedSessions', { sessionIds: [sessionId] })
  const isBlocked = result.status === 'done' && result.reply.ended.includes(sessionId)
  const refusal = isBlocked ? refusalOf('play-blocked', undefined) : null
  if (refusal) throw problemOf(refusal)
}
