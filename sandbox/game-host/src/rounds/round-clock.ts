import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'

/** The clock rounds run by. */
export interface RoundClock {
  now(): Date
  /** Writes how far it has come, and takes over what another host has written. */
  write(): Promise<void>
}

const EVERY = 1_000
/** What was written longer ago was written by a host that no longer runs. */
const LONGEST_SILENCE = `interval '2 seconds'`
const SINCE_WRITTEN = `least(greatest(clock_timestamp() - written_at, interval '0'), ${LONGEST_SILENCE})`

/**
 * Counts the time during which a host runs, by the monotonic clock of its process: a wall clock that is set, here or at the database, moves it by two seconds at
 * most. After a restart it goes on from where it was written last, so a round that was under way is neither over nor back at its start.
 */
export async function openRoundClock(pool: Pick<pg.Pool, 'query'>, monotonic: () => number): Promise<RoundClock> {
  const host = randomUUID()
  const { rows } = await pool.query<{ at: Date }>(`SELECT at + ${SINCE_WRITTEN} AS at FROM game_host.round_clock`)
  let offset = (rows[0]?.at.getTime() ?? 0) - monotonic()
  const now = () => new Date(offset + monotonic())
  return {
    now,
    async write() {
      const mine = now()
      const written = await pool.query<{ at: Date }>(
        `UPDATE game_host.round_clock SET written_at = clock_timestamp(), written_by = $2,
           at = greatest($1, CASE WHEN written_by = $2 THEN at ELSE at + ${SINCE_WRITTEN} END) RETURNING at`,
        [mine, host],
      )
      offset += Math.max(0, (written.rows[0]?.at.getTime() ?? 0) - mine.getTime())
    },
  }
}

/** Writes the clock now, so that it is this host's from the first round on, then every second, and once more at the end. */
export async function keepRoundClock(
  app: FastifyInstance,
  { roundClock, log }: { roundClock: RoundClock; log: FastifyBaseLogger },
): Promise<void> {
  let writing: Promise<void> | null = null
  const write = () => {
    writing ??= roundClock
      .write()
      .catch((error: unknown) => log.warn({ err: error }, 'the round clock could not be written'))
      .finally(() => {
        writing = null
      })
    return writing
  }
  await write()
  const timer = setInterval(() => void write(), EVERY)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await writing
    await write()
  })
}
