import { liveWinnersQuery, topWinnersQuery, winnerList } from '@herna/contract/winners'
import { type Database, typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { readWinners } from './winners.store.ts'

/** How many the live list holds. */
const LIVE_LIMIT = 50

/** Every list of winners may be a few seconds old: clients ask every 30 s [9.12]. */
const CACHING = 'public, max-age=5'

export function addWinnerRoutes(app: FastifyInstance, database: Database): void {
  const live = {
    summary: 'The latest wins, newest first',
    tags: ['winners'],
    querystring: liveWinnersQuery,
    response: { 200: winnerList },
  }
  typed(app).get('/winners/get-winners-live.php', { schema: live }, async (request, reply) => {
    reply.header('cache-control', CACHING)
    return readWinners(database, { kind: 'recent', limit: LIVE_LIMIT, country: request.query.country })
  })
  const top = {
    summary: 'Latest wins, jackpot wins or the hall of fame',
    tags: ['winners'],
    querystring: topWinnersQuery,
    response: { 200: winnerList },
  }
  typed(app).get('/winners/top', { schema: top }, async (request, reply) => {
    reply.header('cache-control', CACHING)
    return readWinners(database, request.query)
  })
}
