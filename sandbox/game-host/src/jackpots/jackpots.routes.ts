import { jackpotAmounts } from '@herna/contract/games'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { readAtMostEvery } from '../read-at-most-every.ts'
import { readFeed } from './jackpots.store.ts'

/** The feed is read from the database at most once in this time, however many clients request it. */
const CACHE_MS = 1_000

/** GET /jackpots: amounts of all levels [4.26]. Public, because the portals' tickers show them to every visitor. */
export function addJackpotRoutes(app: FastifyInstance, { pool, now }: GameHostContext): void {
  const feedOfNow = readAtMostEvery(CACHE_MS, now, () => readFeed(pool))
  const summary = 'Amounts of all jackpots, in cents by level'
  addOperation(app, jackpotAmounts, { summary, tags: ['jackpots'] }, async ({ reply }) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=1')
    return feedOfNow()
  })
}
