import { randomBytes, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createErrorReporter } from '../app/error-reports/index.ts'
import type { ReportError } from '../app/loader-context/index.ts'
import type { ReportFailure } from './content/content-access.ts'

const POST_TIMEOUT_MS = 5_000

/** Logs a failure and reports it, both with the reference number that is shown to the visitor [2.25] [7.50]. */
export const reportTo =
  (log: Logger, reportError: ReportError): ReportFailure =>
  (error) => {
    const reference = randomUUID().slice(0, 8)
    log.error({ event: 'call-failed', reference, reason: error.message }, 'content call failed while rendering a page')
    reportError(error, { reference, path: '' })
    return reference
  }

/** Reports errors of the portal's server to the service of the DSN; without one nothing is sent [7.50]. */
export function serverErrorReports({
  dsn,
  buildId,
  log,
  now,
}: {
  dsn: string | null
  buildId: string
  log: Logger
  now: () => number
}): ReportError {
  if (dsn === null) return () => undefined
  const reporter = createErrorReporter({
    dsn,
    buildId,
    platform: 'node',
    post,
    now,
    newId: () => randomBytes(16).toString('hex'),
    onRefused: (reason) => log.warn({ reason }, 'error report could not be sent'),
  })
  return (error, facts) => void reporter.report(error, facts)
}

async function post(url: string, body: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-sentry-envelope' },
    redirect: 'error',
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response.status
}
