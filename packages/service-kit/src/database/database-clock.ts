import type pg from 'pg'

export interface DatabaseClock {
  now(): Date
  close(): Promise<void>
}
export interface DatabaseClockOptions {
  /** Milliseconds that only grow: the process's monotonic clock. */
  monotonic?: () => number
  /** Milliseconds between two readings of the database. */
  every?: number
  onError?: (error: unknown) => void
}

/** A reading that took longer says too little about when it was taken. */
const SLOWEST_READING = 1_000

/**
 * The time of the database, which all nodes share: read from it regularly and carried on by the process's monotonic clock in between. The wall clock of this
 * machine is never asked, so setting it changes nothing. While the database does not answer, the last reading goes on.
 */
export async function openDatabaseClock(
  pool: Pick<pg.Pool, 'query'>,
  { monotonic = () => performance.now(), every = 5_000, onError = () => {} }: DatabaseClockOptions = {},
): Promise<DatabaseClock> {
  const read = async () => {
    const before = monotonic()
    const { rows } = await pool.query<{ ms: string }>(`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`)
    const after = monotonic()
    return { at: Number(rows[0]?.ms) - (before + after) / 2, took: after - before }
  }
  let offset = (await read()).at
  let reading: Promise<void> | null = null
  const timer = setInterval(() => {
    reading ??= read()
      .then(({ at, took }) => {
        if (took <= SLOWEST_READING) offset = at
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
