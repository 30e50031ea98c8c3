import pg from 'pg'
import { StartupError } from '../startup-error.ts'

export interface Database {
  pool: pg.Pool
  close(): Promise<void>
}
export interface DatabaseOptions {
  url: string
  connections?: number
  onError?: (error: Error) => void
  timeouts?: Partial<DatabaseTimeouts>
}
/** Milliseconds; 0 means no limit. */
export interface DatabaseTimeouts {
  /** Until a connection is free or made. */
  connect: number
  /** The server cancels a statement after this. */
  statement: number
  /** We give up a connection that has been silent for so long. */
  query: number
  lock: number
}

/** Callers of our APIs give up after 15 s, so they are answered before. Work that takes longer uses a connection of its own. */
const REQUEST_TIMEOUTS: DatabaseTimeouts = { connect: 5_000, statement: 12_000, query: 13_000, lock: 0 }

const OLDEST_SERVER = 150_000

/** A pool with timeouts whose broken connections are reported to `onError` and never end our process [F11]. */
export async function openDatabase({
  url,
  connections = 10,
  onError = () => {},
  timeouts = {},
}: DatabaseOptions): Promise<Database> {
  const limits = { ...REQUEST_TIMEOUTS, ...timeouts }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'herna',
  })
  // pg-pool listens on idle clients only: an error of a client that is checked out would be unhandled and end the process.
  pool.on('connect', (client) => client.on('error', onError))
  // The same error of an idle client, which has been reported by the client itself.
  pool.on('error', () => {})
  try {
    await requireVersion(pool)
  } catch (error) {
    await pool.end().catch(() => {})
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATABASE_URL: the database server at ${placeOf(url)} does not answer: ${reasonOf(error)}`)
  }
  return { pool, close: () => pool.end() }
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
