import { createReadStream, existsSync } from 'node:fs'
import { extname } from 'node:path'
import { StartupError } from '@herna/service-kit'
import { parse } from 'csv-parse'
import { fieldsOf, type Fields, type Mapping, missingColumns } from './mapping.ts'
import { jsonObjects } from './json-objects.ts'

/** One row of the file: its number as an editor counts (the header is line 1; objects of JSON from 1), its fields or why it has none. */
export type Row = { number: number } & ({ fields: Fields } | { problem: string })

/** Reads the file piece by piece: memory does not grow with it. */
export function readRows(file: string, mapping: Mapping): AsyncIterable<Row> {
  if (!existsSync(file)) throw new StartupError(`${file}: there is no such file`)
  const kind = extname(file).toLowerCase()
  if (kind === '.csv') return csvRows(file, mapping)
  if (kind === '.json') return jsonRows(file, mapping)
  throw new StartupError(`${file}: expected a file ending in .csv or .json`)
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

async function* csvRows(file: string, mapping: Mapping): AsyncIterable<Row> {
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter: mapping.delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    }),
  )
  let header: string[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (header === null) header = checkedHeader(file, record, mapping)
      else if (record.length !== header.length)
        yield { number: info.lines, problem: `has ${record.length} columns, the header ${header.length}` }
      else yield { number: info.lines, fields: fieldsOf(recordOf(header, record), mapping) }
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (header === null) throw new StartupError(`${file}: is empty`)
}

function checkedHeader(file: string, header: string[], mapping: Mapping): string[] {
  const names = header.map((name) => name.trim())
  const missing = missingColumns(names, mapping)
  if (missing.length > 0)
    throw new StartupError(
      `${file}: column ${missing.map((name) => JSON.stringify(name)).join(', ')} is missing; name yours in a mapping file (--map)`,
    )
  return names
}

const recordOf = (header: string[], cells: string[]): Record<string, string> =>
  Object.fromEntries(header.map((name, n) => [name, cells[n] ?? '']))

async function* jsonRows(file: string, mapping: Mapping): AsyncIterable<Row> {
  let number = 0
  for await (const text of jsonObjects(file)) {
    number++
    const parsed = parseObject(text)
    yield parsed ? { number, fields: fieldsOf(parsed, mapping) } : { number, problem: 'is not a JSON object' }
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
