import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reconcile } from './index.ts'
import type { PamContext } from '../../foundation/index.ts'

const cents = z.int()
const reply = z.object({
  at: z.iso.datetime(),
  /** The sums are 0 together and nothing differs. */
  isRight: z.boolean(),
  accounts: z.object({ cash: cents, bonus: cents, games: cents, gifts: cents, bank: cents }),
  sum: cents,
  wallets: z.object({ cash: cents, bonus: cents }),
  differences: z.array(z.object({ what: z.string(), playerId: z.uuid(), ledger: cents, kept: cents })),
  openRounds: z.object({
    count: z.int(),
    held: cents,
    oldest: z.array(
      z.object({
        provider: z.string(),
        playerId: z.uuid(),
        gameCode: z.string(),
        roundId: z.string(),
        staked: cents,
        openedAt: z.iso.datetime(),
        ageSeconds: z.int(),
      }),
    ),
  }),
  providers: z.array(
    z.object({ provider: z.string(), bets: z.int(), staked: cents, rolledBack: cents, wins: z.int(), won: cents }),
  ),
})

/** The ledger held against balances, rounds and daily totals, with what is unfinished and what each provider moved. */
export function addWalletOperatorRoutes(door: FastifyInstance, context: PamContext): void {
  const schema = {
    tags: ['operator'],
    security: [{ bearer: [] }],
    summary: 'Whether the money is right, and what is unfinished',
    response: { 200: reply },
  }
  const config = { rateLimit: { max: 20, timeWindow: 60_000 }, mayTakeLong: true }
  typed(door).get('/operator/reconciliation', { schema, config }, async () => {
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
