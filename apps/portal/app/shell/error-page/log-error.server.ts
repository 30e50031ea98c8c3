import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { isPreviewPath } from '../../urls/index.ts'
import type { ReportError } from '../../loader-context/index.ts'
import type { ErrorReport } from './error-report.ts'

const log = pino({ base: { pid: process.pid } })
const reports = new WeakMap<Request, ErrorReport>()

const showsStack = (request: Request): boolean => import.meta.env.DEV || isPreviewPath(new URL(request.url).pathname)

/** Logs and reports an error of a loader or of rendering with the reference shown to the visitor [2.25] [7.50]. Aborted requests are not logged. */
export function logError(error: unknown, request: Request, report: ReportError): void {
  if (request.signal.aborted) return
  const reference = reports.get(request)?.reference ?? randomUUID().slice(0, 8)
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { pathname } = new URL(request.url)
  log.error({ event: 'page-error', reference, path: pathname, stack }, 'page request failed')
  report(error, { reference, path: pathname })
  reports.set(request, { reference, stack: showsStack(request) ? stack : null })
}

export const errorReportOf = (request: Request): ErrorReport | null => reports.get(request) ?? null
