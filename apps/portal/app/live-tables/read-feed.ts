import { type LiveTable, type LiveTableChange, liveTable, liveTableChange } from '@herna/contract/live-feed'

/** Reports a record that is not what the contract says. */
export type ReportBadRecord = (message: string, record: unknown) => void

/** The tables of an `init` message [4.27]. A bad record is reported and left out; the others are kept. */
export function readTables(argument: unknown, report: ReportBadRecord): LiveTable[] {
  if (!Array.isArray(argument)) {
    report('live feed: init is not a list', argument)
    return []
  }
  return argument.flatMap((record: unknown) => {
    const { success, data } = liveTable.safeParse(record)
    if (!success) report('live feed: unreadable table', record)
    return success ? [data] : []
  })
}

/** The change of an `updateTable` message [4.27]; null for a bad record, which is reported. */
export function readChange(argument: unknown, report: ReportBadRecord): LiveTableChange | null {
  const { success, data } = liveTableChange.safeParse(argument)
  if (success) return data
  report('live feed: unreadable change', argument)
  return null
}
