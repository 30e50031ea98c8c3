import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'

/** The table with the fields of the change. */
export const mergeFields = <Table extends LiveTableChange>(table: Table, change: LiveTableChange): Table => ({
  ...table,
  ...change,
})

/** The fields that differ; null: none. `list`: a field is gone, which a change cannot express. */
export function changedFields(before: LiveTable, after: LiveTable): LiveTableChange | 'list' | null {
  const previous: Readonly<Record<string, unknown>> = before
  const next: Readonly<Record<string, unknown>> = after
  if (Object.keys(previous).some((field) => previous[field] !== undefined && next[field] === undefined)) return 'list'
  const fields = Object.keys(next).filter((field) => !isSame(previous[field], next[field]))
  if (fields.length === 0) return null
  return Object.fromEntries([
    ['ImsGameCode', after.ImsGameCode],
    ...fields.map((field) => [field, next[field]]),
  ]) as LiveTableChange
}

/** Values are JSON. */
const isSame = (left: unknown, right: unknown): boolean =>
  left === right || (typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right))
