import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the server knows of an error beyond what React Router lets through: the reference in its log and, for editors, the stack. */
export interface ErrorReport {
  reference: string
  stack: string | null
}

/** Set around the server's rendering; the browser finds the same in the page it was given. */
export const ErrorReportContext = createContext<ErrorReport | null>(null)

const ATTRIBUTE = 'data-error-report'
export const reportAttribute = (report: ErrorReport | null) => (report ? { [ATTRIBUTE]: JSON.stringify(report) } : {})

let seen: { text: string; report: ErrorReport } | null = null
/** The report in the page; the same object while the text is the same, as React wants of a snapshot. */
function fromPage(): ErrorReport | null {
  const text = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)
  if (!text) return null
  if (seen?.text !== text) seen = { text, report: JSON.parse(text) as ErrorReport }
  return seen.report
}
const never = () => () => {}

export function useErrorReport(): ErrorReport | null {
  const given = useContext(ErrorReportContext)
  return useSyncExternalStore(never, fromPage, () => given ?? (typeof document === 'undefined' ? null : fromPage()))
}
