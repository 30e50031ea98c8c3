import { wallet } from '@herna/contract/wallet'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext, Providers } from '../../foundation/index.ts'
import { admitProviders, callerOf } from './admit-signed.ts'
import { createBetBatcher } from './bet-batcher.ts'
import { createGameTypes } from './game-types.ts'
import { openWalletSession } from './open-wallet-session.ts'
import { bet, rollback, win } from './operations.ts'
import { balanceOf, endedSessionsOf, reportFor, roundOf } from './wallet-queries.ts'

const tags = ['wallet']

/** The seamless wallet that game providers call, signed (`docs/wallet.md`). */
export function addProviderRoutes(app: FastifyInstance, context: PamContext, providers: Providers): void {
  admitProviders(app, providers, context.now)
  const gameTypes = createGameTypes(context)
  const betBatcher = createBetBatcher(context)
  const launch = { summary: 'Exchanges a launch token for the player’s session of a game (M7)', tags }
  addOperation(app, wallet.openSession, launch, async ({ body, request }) => {
    await gameTypes.refresh(body.gameCode)
    return openWalletSession(context, callerOf(request), body)
  })
  addOperation(app, wallet.balance, { summary: 'The balance and the usable gaming bonuses', tags }, ({ body, request }) =>
    balanceOf(context, callerOf(request), body.sessionId),
  )
  addOperation(app, wallet.endedSessions, { summary: 'Which of these sessions have ended', tags }, ({ body, request }) =>
    endedSessionsOf(context, callerOf(request), body.sessionIds),
  )
  addOperation(app, wallet.bet, { summary: 'Posts a bet, once (M1)', tags }, ({ body, request }) =>
    bet(context, betBatcher, callerOf(request), body),
  )
  addOperation(
    app,
    wallet.win,
    { summary: 'Posts a win and optionally closes the round (M3)', tags },
    async ({ body, request }) => {
      if (body.jackpot && body.jackpot.amount > body.amount) throw badField('jackpot.amount', 'expected a part of the amount')
      return win(context, callerOf(request), body)
    },
  )
  addOperation(
    app,
    wallet.rollback,
    { summary: 'Rolls a bet back, whether or not it has arrived (M2)', tags },
    ({ body, request }) => rollback(context, callerOf(request), body),
  )
  addOperation(app, wallet.round, { summary: 'State of a round', tags }, ({ body, request }) =>
    roundOf(context, callerOf(request), body.playerId, body.roundId),
  )
  addOperation(app, wallet.report, { summary: 'Sums by game, to compare with the provider’s own', tags }, ({ body, request }) =>
    reportFor(context, callerOf(request), new Date(body.from), new Date(body.until)),
  )
}
