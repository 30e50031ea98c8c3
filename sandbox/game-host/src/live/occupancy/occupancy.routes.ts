import { liveOccupancy } from '@herna/contract/games'
import { type RunningRound, runningRoundAt, type StudioTable } from '@herna/live-studio'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../../context.ts'
import { readAtMostEvery } from '../../read-at-most-every.ts'
import { readOccupancy } from './occupancy.store.ts'

/** The bets are read from the database at most once in this time, however many request them. */
const CACHE_MS = 500
/** A studio asks once a second; several may share an address. */
const config = { rateLimit: { max: 600, timeWindow: 60_000 } }

/** GET /live/occupancy: how many players have bet at the tables, and their seats, for the lobby's tiles [4.27]. Names nobody, so it is public. */
export function addOccupancyRoutes(app: FastifyInstance, { pool, games, now }: GameHostContext): void {
  const tables = [...games.offered.values()].flatMap(({ assignment }) => assignment.live ?? [])
  const occupancyOfNow = readAtMostEvery(CACHE_MS, now, (time) =>
    readOccupancy(pool, runningRounds(tables, time.getTime()), time),
  )
  const summary = 'Players who have bet in the running rounds of live tables, and their seats, by game code'
  addOperation(app, liveOccupancy, { summary, tags: ['live tables'], config }, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return occupancyOfNow()
  })
}

/** By game code. */
const runningRounds = (tables: readonly StudioTable[], now: number): ReadonlyMap<string, RunningRound> =>
  new Map(
    tables.flatMap((table) => {
      const round = runningRoundAt(table, now)
      return round ? [[table.gameCode, round] as const] : []
    }),
  )
