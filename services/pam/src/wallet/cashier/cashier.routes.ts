import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import { readBalances, readWalletBalances } from '../ledger/index.ts'
import { CURRENCY, type PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { pay } from './pay.ts'
import { listPayments } from './payments.store.ts'
import { listPlayedRounds, sumPlayed } from './played-rounds.store.ts'

const tags = ['cashier']

export function addWalletPlatformRoutes(app: FastifyInstance, context: PamContext): void {
  if (context.settings.sandbox === 'on') addPayments(app, context)
  const payments = { summary: 'Deposits and withdrawals, newest first', tags }
  addOperation(app, platform.payments, payments, async ({ request }) => {
    const { player } = await requireSession(context, request, 'platform')
    const listed = await listPayments(context.pool, player.id)
    return {
      balances: await readBalances(context.pool, player.id),
      payments: listed.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() })),
    }
  })
  const rounds = { summary: 'The statement per round, newest first', tags }
  addOperation(app, platform.rounds, rounds, async ({ query, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    const listed = await listPlayedRounds(context.pool, player.id, query)
    const games = await Promise.all(listed.map(({ gameCode }) => context.games.find(gameCode)))
    const rounds = listed.map((round, index) => ({ ...round, gameName: games[index]?.name ?? null }))
    return { currencyCode: CURRENCY, rounds }
  })
  const playSessionOptions = { summary: 'Stakes and wins since the login (§ 32 (1))', tags }
  addOperation(app, platform.playSession, playSessionOptions, async ({ request }) => {
    const { player, session } = await requireSession(context, request, 'platform')
    const { staked, won } = await sumPlayed(context.pool, player.id, session.startedAt)
    const { held } = await readWalletBalances(context.pool, player.id)
    const startedAt = session.startedAt.toISOString()
    return { serverTime: context.now().toISOString(), startedAt, staked, won, net: won - staked, held, currencyCode: CURRENCY }
  })
}

function addPayments(app: FastifyInstance, context: PamContext): void {
  const deposit = { summary: 'Deposits play money; refused to excluded players and beyond a limit (M12)', tags }
  addOperation(app, platform.deposit, deposit, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return pay(context, player, 'deposit', body)
  })
  const withdraw = { summary: 'Withdraws cash, even when play is blocked; final (GLI-19 A.3.8)', tags }
  addOperation(app, platform.withdraw, withdraw, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'platform')
    return pay(context, player, 'withdrawal', body)
  })
}
