import { liveWinners, topWinners } from '@herna/contract/winners'
import { addOperation, type Database } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { readWinners } from './winners.store.ts'

/** Length of the live list. */
const LIVE_LIMIT = 50

/** Clients poll every 30 s [9.12], so lists may be a few seconds old. */
const CACHING = 'public, max-age=5'

const tags = ['winners']

export function addWinnerRoutes(app: FastifyInstance, database: Database): void {
  addOperation(app, liveWinners, { summary: 'The latest wins, newest first', tags }, async ({ query, reply }) => {
    reply.header('cache-control', CACHING)
    return readWinners(database, { kind: 'recent', limit: LIVE_LIMIT, country: query.country })
  })
  addOperation(app, topWinners, { summary: 'Latest wins, jackpot wins or the hall of fame', tags }, async ({ query, reply }) => {
    reply.header('cache-control', CACHING)
    return readWinners(database, query)
  })
}
