/** Messages of `pg` and `pg-pool` errors without a code: no connection available, or the one in use was lost. */
const MESSAGES_WITHOUT_CODE = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout expired',
]
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'])
/** Class 08: connection. 53100: no space on its disk. 53300: too many connections. 57P01–57P03: server stopping, crashed or starting. 57014: statement timeout. 55P03: lock timeout. */
const SQL_STATES = /^(08\w{3}|53[13]00|57P0[123]|57014|55P03)$/

/** The database did not respond, or reported that it cannot now. Whether the running statement took effect is unknown. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  // `fetch` wraps the same codes in a TypeError: that is another server, not the database.
  if (!(error instanceof Error) || error instanceof TypeError) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) return true
  if (MESSAGES_WITHOUT_CODE.some((message) => error.message.startsWith(message))) return true
  return error.cause !== undefined && isDatabaseUnavailable(error.cause)
}

/** Statements that the server refused or cancelled on a connection that goes on. */
const STATES_OF_STATEMENTS: readonly unknown[] = ['57014', '55P03', '53100']

/** The connection itself is unusable, as opposed to one statement. */
export const isConnectionLost = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !STATES_OF_STATEMENTS.includes((error as { code?: unknown }).code)
