import { addressGroup } from '@herna/contract/edge'
import { LIVE_HUB_PATH, LIVE_INGEST_PREFIX, SOURCE_SILENCE_SECONDS } from '@herna/contract/live-feed'
import { createHub } from '@herna/live-hub'
import { closingSpread, type ServiceDefinition } from '@herna/service-kit'
import { TableBoard } from './board/table-board.ts'
import { Broadcast } from './broadcast.ts'
import { addIngestRoutes } from './ingest.routes.ts'
import { liveFeedMetrics } from './live-feed-metrics.ts'
import { liveFeedSettings } from './settings.ts'
import { resolveSources } from './sources.ts'
import { MemoryLog } from './table-log/memory-log.ts'
import { RedisLog } from './table-log/redis-log.ts'
import type { TableLog } from './table-log/table-log.ts'

/** Tight limits: a page sends nothing but pings and, with stateful reconnect, acknowledgements. */
const LIMITS = { messageBytes: 4_096, postBytes: 16_384, recordsAtOnce: 50, recordsPerSecond: 10 }
/** Times are checked twice a second: a check of ten thousand connections takes some milliseconds. */
const TIMING = { tickMs: 500 }
/** How often silent sources are looked for. */
const EXPIRE_EVERY_MS = 2_000

export interface LiveFeedOptions {
  /** Milliseconds since the epoch. */
  now?(): number
}

export function createLiveFeedService({ now = Date.now }: LiveFeedOptions = {}): ServiceDefinition {
  return {
    name: 'live-feed',
    prefix: '',
    async register(app, { database, dataFolder, environment, log, metrics, addReadyCheck }) {
      const settings = liveFeedSettings(environment)
      const sources = await resolveSources(database.pool, dataFolder, settings)
      const board = new TableBoard(() => broadcast.changed())
      const broadcast = new Broadcast(board, {
        published({ type, records }) {
          if (type === 'changes') counters.updates.inc(records)
        },
        roundEnded: (seconds) => counters.roundSeconds.observe(seconds),
        caughtUp: (type) => counters.catchUps.inc({ type }),
      })
      const hub = createHub<null>({
        path: LIVE_HUB_PATH,
        // Public: guests see the tables too.
        authenticate: () => null,
        isOriginAllowed: (origin) => origin === undefined || origin === settings.portal,
        addressOf: (request) => addressGroup(app.clientAddressOf(request)),
        onConnected: (connection) => broadcast.add(connection),
        statefulReconnect: true,
        timing: TIMING,
        limits: {
          ...LIMITS,
          connections: settings.connections,
          connectionsPerAddress: settings.connectionsPerAddress,
        },
        on: {
          closed: ({ reason, transport }) => counters.closed.inc({ reason, transport }),
          failed: (error) =>
            log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'live feed connection failed'),
        },
      })
      const counters = liveFeedMetrics(metrics, { connections: () => hub.size, tables: () => board.size })
      const silenceMs = SOURCE_SILENCE_SECONDS * 1_000
      const tableLog: TableLog = settings.redis
        ? new RedisLog(board, { url: settings.redis, prefix: settings.redisPrefix, silenceMs, log })
        : new MemoryLog(board, { silenceMs, now })
      // Nobody can send a table, so there is nothing to wait for.
      if (sources.size === 0) board.reset([])
      addReadyCheck('tables', () => {
        if (!tableLog.isCurrent) throw new Error('Redis is unavailable')
      })
      app.earlyHandlers.push(hub.request)
      app.upgrades.set(LIVE_HUB_PATH, hub.upgrade)
      await app.register(
        async (scope) =>
          addIngestRoutes(scope, {
            log: tableLog,
            sources,
            now,
            onResult: (source, result) => counters.ingested.inc({ source, result }),
          }),
        { prefix: LIVE_INGEST_PREFIX },
      )
      const expire = async () => {
        for (const source of await tableLog.expire()) {
          counters.silences.inc({ source })
          log.warn({ source }, 'studio silent, its tables are offline')
        }
      }
      // A log that is unavailable has reported it; the next check comes soon.
      const timer = setInterval(() => void expire().catch(() => undefined), EXPIRE_EVERY_MS)
      // Before the server stops listening: open connections would keep it running.
      app.addHook('preClose', async () => {
        broadcast.close()
        await hub.close({ allowReconnect: true, spreadMs: closingSpread(hub.size) })
      })
      app.addHook('onClose', async () => {
        clearInterval(timer)
        await tableLog.close()
      })
    },
  }
}

/** The live feed. */
export const liveFeedService: ServiceDefinition = createLiveFeedService()
