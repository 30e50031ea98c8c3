import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { ReportFailure } from './content/content-access.ts'

/** Logs a failure with the reference number that is shown to the visitor [2.25]. */
export const reportTo =
  (log: Logger): ReportFailure =>
  (error) => {
    const reference = randomUUID().slice(0, 8)
    log.error({ event: 'call-failed', reference, reason: error.message }, 'content call failed while rendering a page')
    return reference
  }
