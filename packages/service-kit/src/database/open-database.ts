import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { endSilentConnections, type SilenceLimits } from './end-silent-connections.ts'

/** A connection pool; `close` waits for the queries in progress. */
export interface Database {
  pool: pg.Pool
  close(): Promise<void>
}
export interface DatabaseOptions {
  url: string
  connections?: number
  onError?: (error: Error) => void
  timeouts?: Partial<DatabaseTimeouts>
  /** When connections to a database that does not answer are ended; without it only the timeouts count. */
  silence?: SilenceLimits
}
/** Milliseconds; 0 means no limit. */
export interface DatabaseTimeouts {
  /** Wait for a free or new connection. */
  connect: number
  /** The server cancels a statement after this. */
  statement: number
  /** The client drops a connection that sends nothing for this long. */
  query: number
  lock: number
}

/** Below the 15 s deadline of API callers. Longer work uses `withLongConnection`. */
const REQUEST_TIMEOUTS: DatabaseTimeouts = { connect: 5_000, statement: 12_000, query: 13_000, lock: 0 }

const MIN_SERVER_VERSION = 150_000

/** Opens a pool with timeouts; broken connections go to `onError` and never end the process [F11]. Throws `StartupError`. */
export async function openDatabase({
  url,
  connections = 10,
  onError = () => {},
  timeouts = {},
  silence,
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
  // An idle client's error: already reported by the client's own listener.
  pool.on('error', () => {})
  const endWatch = silence && endSilentConnections(pool, silence)
  try {
    await requireVersion(pool)
  } catch (error) {
    endWatch?.()
    await pool.end().catch(() => {})
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATABASE_URL: the database server at ${hostAndDatabaseOf(url)} does not respond: ${reasonOf(error)}`)
  }
  const close = () => {
    endWatch?.()
    return pool.end()
  }
  return { pool, close }
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  )
  const version = rows[0]
  if (!version || version.number < MIN_SERVER_VERSION)
    throw new StartupError(`DATABASE_URL: PostgreSQL 15 or newer is required, this server is ${version?.name ?? 'unknown'}`)
}

/** Host, port and database; never the password. */
function hostAndDatabaseOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
