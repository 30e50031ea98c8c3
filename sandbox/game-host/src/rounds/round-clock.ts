import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'

/** The clock that timed rounds (crash) run by. */
export interface RoundClock {
  now(): Date
  /** Persists the current time and takes over a later one written by another host. */
  write(): Promise<void>
}

const WRITE_INTERVAL_MS = 1_000
/** A longer gap means that the host that wrote it no longer runs. */
const MAX_GAP = `interval '2 seconds'`
const ELAPSED_SINCE_WRITE = `least(greatest(clock_timestamp() - written_at, interval '0'), ${MAX_GAP})`

/**
 * Counts the time during which a host runs, by the monotonic clock of its process: setting a wall clock, here or at the database, moves it by two seconds at
 * most. After a restart it continues from the last written time, so a running round neither ends nor starts again.
 */
export async function openRoundClock(pool: Pick<pg.Pool, 'query'>, monotonic: () => number): Promise<RoundClock> {
  const hostId = randomUUID()
  const { rows } = await pool.query<{ time: Date }>(
    `SELECT clock_time + ${ELAPSED_SINCE_WRITE} AS time FROM game_host.round_clock`,
  )
  let offset = (rows[0]?.time.getTime() ?? 0) - monotonic()
  const now = () => new Date(offset + monotonic())
  return {
    now,
    async write() {
      const localTime = now()
      const written = await pool.query<{ time: Date }>(
        `UPDATE game_host.round_clock SET written_at = clock_timestamp(), written_by = $2,
           clock_time = greatest($1, CASE WHEN written_by = $2 THEN clock_time ELSE clock_time + ${ELAPSED_SINCE_WRITE} END) RETURNING clock_time AS time`,
        [localTime, hostId],
      )
      offset += Math.max(0, (written.rows[0]?.time.getTime() ?? 0) - localTime.getTime())
    },
  }
}

/** Writes the clock at start, every second, and once more at shutdown. */
export async function startRoundClockWriter(
  app: FastifyInstance,
  { roundClock, log }: { roundClock: RoundClock; log: FastifyBaseLogger },
): Promise<void> {
  let writing: Promise<void> | null = null
  const write = () => {
    writing ??= roundClock
      .write()
      .catch((error: unknown) => log.warn({ err: error }, 'writing the round clock failed'))
      .finally(() => {
        writing = null
      })
    return writing
  }
  await write()
  const timer = setInterval(() => void write(), WRITE_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await writing
    await write()
  })
}
