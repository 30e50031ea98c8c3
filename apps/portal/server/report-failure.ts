import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { ReportFailure } from './content/content-access.ts'

/** Writes a failure to the log under the number that the visitor is shown [2.25]. */
export const reportTo =
  (log: Logger): ReportFailure =>
  (error) => {
    const reference = randomUUID().slice(0, 8)
    log.error({ event: 'call-failed', reference, reason: error.message }, 'a call failed under a page')
    return reference
  }
