import pg from 'pg'
import { transact } from './transaction.ts'

/** Limits of a long-running connection, in milliseconds. */
export interface LongConnectionLimits {
  /** Longest duration of a statement; 0: unlimited. */
  statementMs?: number
  /** Longest wait for a lock; 0: unlimited. */
  lockMs?: number
}

/**
 * A separate connection without the limits of a request; the caller ends it. TCP keep-alive ends it when the peer disappears.
 */
export async function openLongConnection(
  pool: pg.Pool,
  { statementMs = 0, lockMs = 0 }: LongConnectionLimits,
): Promise<pg.Client> {
  const client = new pg.Client({ ...(pool.options as pg.ClientConfig), query_timeout: 0 })
  // The running statement rejects with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    // Set explicitly, because an operator may have given the role its own limits.
    await client.query(
      `SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', '0', false)`,
      [String(statementMs), String(lockMs)],
    )
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Runs work on such a connection: migrations, seeding, reconciliation. */
export async function withLongConnection<T>(
  pool: pg.Pool,
  limits: LongConnectionLimits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openLongConnection(pool, limits)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Like `inTransaction`, on a separate connection with these limits. */
export const inLongTransaction = <T>(
  pool: pg.Pool,
  limits: LongConnectionLimits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => withLongConnection(pool, limits, (client) => transact(client, work, () => {}))
