import { type JackpotFeed, jackpotAmounts } from '@herna/contract/games'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { readFeed } from './jackpots.store.ts'

/** However many ask, the database is asked once in so many ms. */
const FRESH = 1_000

/** GET /jackpots: what every level holds now [4.26]. Anybody may read it: the portals' tickers show it to everybody. */
export function addJackpotRoutes(app: FastifyInstance, { pool, now }: GameHostContext): void {
  let known: { at: number; feed: Promise<JackpotFeed> } | null = null
  const read = (): Promise<JackpotFeed> => {
    const at = now().getTime()
    if (known && at - known.at < FRESH && at >= known.at) return known.feed
    const feed = readFeed(pool)
    const mine = { at, feed }
    known = mine
    feed.catch(() => {
      if (known === mine) known = null
    })
    return feed
  }
  const summary = 'Amounts of all jackpots, in cents by level'
  addOperation(app, jackpotAmounts, { summary, tags: ['jackpots'] }, async ({ reply }) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=1')
    return read()
  })
}
