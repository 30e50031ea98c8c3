import { wallet } from '@herna/contract/wallet'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext, Providers } from '../../foundation/index.ts'
import { admitSigned, callerOf } from './admit-signed.ts'
import { createBetsTogether } from './bets-together.ts'
import { createGameTypes } from './game-types.ts'
import { openWalletSession } from './open-wallet-session.ts'
import { bet, rollback, win } from './operations.ts'
import { balanceOf, reportFor, roundOf } from './wallet-queries.ts'

const tags = ['wallet']

/** What game providers call, signed (`docs/wallet.md`). */
export function addProviderRoutes(app: FastifyInstance, context: PamContext, providers: Providers): void {
  admitSigned(app, providers, context.now)
  const gameTypes = createGameTypes(context)
  const betsTogether = createBetsTogether(context)
  const launch = { summary: 'Exchanges a launch token for the player’s session of a game (M7)', tags }
  addOperation(app, wallet.openSession, launch, async ({ body, request }) => {
    await gameTypes.learn(body.gameCode)
    return openWalletSession(context, callerOf(request), body)
  })
  addOperation(
    app,
    wallet.balance,
    { summary: 'The balance, and the gaming bonuses that may be used', tags },
    ({ body, request }) => balanceOf(context, callerOf(request), body.sessionId),
  )
  addOperation(app, wallet.bet, { summary: 'Takes a stake, once (M1)', tags }, ({ body, request }) =>
    bet(context, betsTogether, callerOf(request), body),
  )
  addOperation(
    app,
    wallet.win,
    { summary: 'Pays out, and says whether the round is over (M3)', tags },
    async ({ body, request }) => {
      if (body.jackpot && body.jackpot.amount > body.amount) throw badField('jackpot.amount', 'expected a part of the amount')
      return win(context, callerOf(request), body)
    },
  )
  addOperation(
    app,
    wallet.rollback,
    { summary: 'Takes a bet back, whether it has come or not (M2)', tags },
    ({ body, request }) => rollback(context, callerOf(request), body),
  )
  addOperation(app, wallet.round, { summary: 'What the wallet knows of a round', tags }, ({ body, request }) =>
    roundOf(context, callerOf(request), body.playerId, body.roundId),
  )
  addOperation(app, wallet.report, { summary: 'Sums by game, to hold against the provider’s own', tags }, ({ body, request }) =>
    reportFor(context, callerOf(request), new Date(body.from), new Date(body.until)),
  )
}
