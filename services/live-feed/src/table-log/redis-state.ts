import { type LiveTable, liveTable, liveTableChange } from '@herna/contract/live-feed'
import * as z from 'zod/mini'
import type { LogEntry } from './table-log.ts'

/** Fields of a table in the hash of the state. */
export const TABLE_FIELDS: readonly string[] = Object.keys(liveTable.shape).filter((field) => field !== 'ImsGameCode')

/** `[code, [field, value in JSON, …]]`: values that the scripts only pass on, because Lua’s JSON turns an empty list into an object. */
export const fieldsOf = (items: readonly object[]): string =>
  JSON.stringify(
    items.map((item) => {
      const { ImsGameCode, ...fields } = item as { ImsGameCode: string }
      const known = Object.entries(fields).filter(([, value]) => value !== undefined)
      return [ImsGameCode, known.flatMap(([field, value]) => [field, JSON.stringify(value)])]
    }),
  )

/** The tables of the hash. Codes may contain a slash, names of fields do not. */
export function tablesOf(state: Readonly<Record<string, string>>): LiveTable[] {
  const tables = new Map<string, Record<string, unknown>>()
  for (const [key, value] of Object.entries(state)) {
    const slash = key.lastIndexOf('/')
    const code = key.slice(0, slash)
    const table = tables.get(code) ?? { ImsGameCode: code }
    table[key.slice(slash + 1)] = JSON.parse(value)
    tables.set(code, table)
  }
  return z.parse(z.array(liveTable), [...tables.values()])
}

const entrySchema = z.object({
  tables: z.optional(z.array(liveTable)),
  changes: z.optional(z.array(liveTableChange)),
  removed: z.optional(z.array(z.string())),
})

/** The sources of the hash that have sent a snapshot. */
export const sourcesOf = (sources: Readonly<Record<string, string>>): Set<string> =>
  new Set(Object.keys(sources).flatMap((key) => (key.endsWith('/sequence') ? [key.slice(0, -'/sequence'.length)] : [])))

/** An entry of the stream. `source`: of a snapshot. */
export function entryOf(fields: Readonly<Record<string, string>>): {
  offset: number
  data: string
  entry: LogEntry & { source?: string }
} {
  const { offset = '', data = '', source, ...values } = fields
  const parsed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.parse(value) as unknown]))
  return { offset: Number(offset), data, entry: { ...z.parse(entrySchema, parsed), ...(source === undefined ? {} : { source }) } }
}
