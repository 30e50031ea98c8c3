import pg from 'pg'
import { transact } from './transaction.ts'

export interface LongWork {
  /** Milliseconds a statement may take; 0: as long as it needs. */
  statement?: number
  /** Milliseconds it waits for a lock. */
  lock?: number
}

/**
 * A connection of its own, without the limits of a request's: migrations, seeding, reconciliation. TCP keep-alive and the server end it
 * when the other side is gone.
 */
export async function withLongConnection<T>(
  pool: pg.Pool,
  { statement = 0, lock = 0 }: LongWork,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...(pool.options as pg.ClientConfig), query_timeout: 0 })
  // The statement under way rejects with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    // Set rather than left out: an operator may have given the role limits of its own.
    await client.query(
      `SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', '0', false)`,
      [String(statement), String(lock)],
    )
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export const inLongTransaction = <T>(pool: pg.Pool, limits: LongWork, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withLongConnection(pool, limits, (client) => transact(client, work, () => {}))
