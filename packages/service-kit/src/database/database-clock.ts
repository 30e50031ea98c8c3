import type pg from 'pg'

/** The database's time, shared by all nodes. */
export interface DatabaseClock {
  now(): Date
  close(): Promise<void>
}
export interface DatabaseClockOptions {
  /** Monotonic milliseconds of this process. */
  monotonic?: () => number
  /** Milliseconds between two reads of the database's time; 5 000 by default. */
  intervalMs?: number
  onError?: (error: unknown) => void
}

/** A slower read is too inaccurate and is ignored. */
const MAX_READING_MS = 1_000

/**
 * A clock that reads the database's time regularly and adds the process's monotonic clock in between. It never reads the wall clock of this machine,
 * so changing that has no effect. While the database does not respond, it continues from the last read. Rejects when the first read fails.
 */
export async function openDatabaseClock(
  pool: Pick<pg.Pool, 'query'>,
  { monotonic = () => performance.now(), intervalMs: every = 5_000, onError = () => {} }: DatabaseClockOptions = {},
): Promise<DatabaseClock> {
  const readClock = async () => {
    const startedAt = monotonic()
    const { rows } = await pool.query<{ ms: string }>(`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`)
    const endedAt = monotonic()
    return { offset: Number(rows[0]?.ms) - (startedAt + endedAt) / 2, durationMs: endedAt - startedAt }
  }
  let { offset } = await readClock()
  let reading: Promise<void> | null = null
  const timer = setInterval(() => {
    reading ??= readClock()
      .then((result) => {
        if (result.durationMs <= MAX_READING_MS) offset = result.offset
      }, onError)
      .finally(() => {
        reading = null
      })
  }, every)
  timer.unref()
  return {
    now: () => new Date(offset + monotonic()),
    async close() {
      clearInterval(timer)
      await reading
    },
  }
}
