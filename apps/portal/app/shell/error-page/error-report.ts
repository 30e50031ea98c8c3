import { createContext, useContext, useSyncExternalStore } from 'react'

/** Server-side details of an error that React Router does not pass on: the reference in the log and, for editors, the stack. */
export interface ErrorReport {
  reference: string
  stack: string | null
}

/** Provided during server rendering; the browser reads the same report from the page. */
export const ErrorReportContext = createContext<ErrorReport | null>(null)

const ATTRIBUTE = 'data-error-report'
export const reportAttribute = (report: ErrorReport | null) => (report ? { [ATTRIBUTE]: JSON.stringify(report) } : {})

let cachedReport: { text: string; report: ErrorReport } | null = null
/** The report in the page; the same object while its text is unchanged, as `useSyncExternalStore` requires. */
function reportInPage(): ErrorReport | null {
  const text = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)
  if (!text) return null
  if (cachedReport?.text !== text) cachedReport = { text, report: JSON.parse(text) as ErrorReport }
  return cachedReport.report
}
const subscribeNever = () => () => {}

export function useErrorReport(): ErrorReport | null {
  const serverReport = useContext(ErrorReportContext)
  return useSyncExternalStore(
    subscribeNever,
    reportInPage,
    () => serverReport ?? (typeof document === 'undefined' ? null : reportInPage()),
  )
}
