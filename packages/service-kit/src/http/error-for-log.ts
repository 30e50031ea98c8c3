/** What the log tells of an error. */
interface ToldError {
  type: string
  message: string
  stack: string
  code?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  cause?: ToldError
}

interface Failure extends Error {
  code?: unknown
  severity?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  params?: unknown
}

const DEEPEST = 4

/**
 * A database's errors repeat the values they refused, and a failed query its parameters: names, addresses, hashes. The log gets what is needed to find
 * the fault, and none of those [S17].
 */
export function errorForLog(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something else than an error was thrown', stack: '' }
  const { name, code, constraint, table, column, cause } = error as Failure
  const message = messageOf(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name || name,
    message,
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(cause instanceof Error && depth < DEEPEST ? { cause: errorForLog(cause, depth + 1) } : {}),
  }
}

function messageOf(error: Failure): string {
  if (error.severity !== undefined && /^[0-9A-Z]{5}$/.test(String(error.code)))
    return `the database refused with ${String(error.code)}`
  if (error.params !== undefined) return error.message.split('\nparams:')[0] ?? ''
  return error.message
}

/** For every log of a service. */
export const LOG_SERIALIZERS = { err: (error: unknown) => errorForLog(error) }
