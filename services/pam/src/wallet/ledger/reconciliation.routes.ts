import { operator } from '@herna/contract/player'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { reconcile } from './index.ts'
import type { PamContext } from '../../foundation/index.ts'

/** Compares the ledger with balances, rounds and daily totals; lists open rounds and the totals of each provider. */
export function addWalletOperatorRoutes(app: FastifyInstance, context: PamContext): void {
  const options = {
    summary: 'Reconciles the ledger and lists open rounds',
    tags: ['operator'],
    isBearer: true,
    config: { rateLimit: { max: 20, timeWindow: 60_000 }, mayTakeLong: true },
  }
  addOperation(app, operator.reconciliation, options, async () => {
    const { openRounds, ...result } = await reconcile(context.pool)
    const now = context.now()
    const oldest = openRounds.oldest.map(({ openedAt, ...round }) => ({
      ...round,
      openedAt: openedAt.toISOString(),
      ageSeconds: Math.max(0, Math.round((now.getTime() - openedAt.getTime()) / 1_000)),
    }))
    const isRight = result.sum === 0 && result.differences.length === 0
    return { at: now.toISOString(), isRight, ...result, openRounds: { ...openRounds, oldest } }
  })
}
