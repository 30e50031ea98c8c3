import { operator } from '@herna/contract/player'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { reconcile } from './index.ts'
import type { PamContext } from '../../foundation/index.ts'

/** The ledger held against balances, rounds and daily totals, with what is unfinished and what each provider moved. */
export function addWalletOperatorRoutes(door: FastifyInstance, context: PamContext): void {
  const options = {
    summary: 'Whether the money is right, and what is unfinished',
    tags: ['operator'],
    isBearer: true,
    config: { rateLimit: { max: 20, timeWindow: 60_000 }, mayTakeLong: true },
  }
  addOperation(door, operator.reconciliation, options, async () => {
    const { openRounds, ...found } = await reconcile(context.pool)
    const now = context.now()
    const oldest = openRounds.oldest.map(({ openedAt, ...round }) => ({
      ...round,
      openedAt: openedAt.toISOString(),
      ageSeconds: Math.max(0, Math.round((now.getTime() - openedAt.getTime()) / 1_000)),
    }))
    const isRight = found.sum === 0 && found.differences.length === 0
    return { at: now.toISOString(), isRight, ...found, openRounds: { ...openRounds, oldest } }
  })
}
