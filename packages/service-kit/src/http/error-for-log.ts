/** The fields of an error that are logged. */
interface LoggedError {
  type: string
  message: string
  stack: string
  code?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  cause?: LoggedError
}

interface Failure extends Error {
  code?: unknown
  severity?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  params?: unknown
}

const MAX_DEPTH = 4
/** A failed call's message contains the response's body [8.1]. */
const LONGEST_MESSAGE = 1_000

/**
 * Serializes an error for the log without personal data [S17]: database errors repeat the rejected values, and failed queries their parameters,
 * so only the code, the constraint and the stack are logged.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'a value that is not an Error was thrown', stack: '' }
  const { name, code, constraint, table, column, cause } = error as Failure
  const message = messageOf(error).slice(0, LONGEST_MESSAGE)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name || name,
    message,
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(cause instanceof Error && depth < MAX_DEPTH ? { cause: errorForLog(cause, depth + 1) } : {}),
  }
}

function messageOf(error: Failure): string {
  if (error.severity !== undefined && /^[0-9A-Z]{5}$/.test(String(error.code))) return `database error ${String(error.code)}`
  if (error.params !== undefined) return error.message.split('\nparams:')[0] ?? ''
  return error.message
}

/** pino serializers for every service log. */
export const LOG_SERIALIZERS = { err: (error: unknown) => errorForLog(error) }
