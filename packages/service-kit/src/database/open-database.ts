import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'

export interface Database {
  pool: pg.Pool
  db: NodePgDatabase
  close(): Promise<void>
}
export interface DatabaseOptions {
  url: string
  connections?: number
  onError?: (error: Error) => void
}

const OLDEST_SERVER = 150_000

/** A pool with timeouts. The `error` listener is needed: without one a stopping server ends our process [F11]. */
export async function openDatabase({ url, connections = 10, onError = () => {} }: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'herna',
  })
  pool.on('error', onError)
  try {
    await requireVersion(pool)
  } catch (error) {
    await pool.end().catch(() => {})
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATABASE_URL: the database server at ${placeOf(url)} does not answer: ${reasonOf(error)}`)
  }
  return { pool, db: drizzle(pool), close: () => pool.end() }
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  )
  const version = rows[0]
  if (!version || version.number < OLDEST_SERVER)
    throw new StartupError(`DATABASE_URL: PostgreSQL 15 or newer is needed, this server is ${version?.name ?? 'unknown'}`)
}

/** Host, port and database; never the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
