import type pg from 'pg'
import { isConnectionLost } from './unavailable.ts'

/** Runs work in a transaction: COMMIT, or ROLLBACK when it throws. A broken connection is discarded from the pool. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await transact(client, work, (error) => {
      broken = error
    })
  } finally {
    client.release(broken)
  }
}

/** `onBroken` is called when the connection must not be used again. */
export async function transact<C extends pg.ClientBase, T>(
  client: C,
  work: (client: C) => Promise<T>,
  onBroken: (error: Error) => void,
): Promise<T> {
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    // On a lost connection a ROLLBACK would only time out.
    if (isConnectionLost(error)) onBroken(error as Error)
    else await client.query('ROLLBACK').catch(onBroken)
    throw error
  }
}
