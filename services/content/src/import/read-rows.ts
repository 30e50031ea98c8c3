import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { StartupError } from '@herna/service-kit'
import { csvRecords } from './csv-records.ts'
import { cellReader, fieldsOf, type Fields, type Mapping, missingColumns } from './mapping.ts'
import { jsonObjects } from './json-objects.ts'
import { type Encoding, textOf } from './text-encoding.ts'

/** One row of the file: its number (the CSV header is line 1; JSON objects count from 1), and its fields or its problem. */
export type Row = { number: number } & ({ fields: Fields } | { problem: string })

export interface ReadOptions {
  mapping: Mapping
  encoding: Encoding
}

/** Throws `StartupError` for a missing file or another extension. */
export function fileTypeOf(file: string): 'csv' | 'json' {
  if (!existsSync(file)) throw new StartupError(`${file}: file not found`)
  const kind = extname(file).toLowerCase()
  if (kind === '.csv') return 'csv'
  if (kind === '.json') return 'json'
  throw new StartupError(`${file}: expected a file ending in .csv or .json`)
}

/** Streams the file, so that memory does not grow with its size. */
export const readRows = (file: string, options: ReadOptions): AsyncIterable<Row> =>
  fileTypeOf(file) === 'csv' ? csvRows(file, options) : jsonRows(file, options)

async function* csvRows(file: string, { mapping, encoding }: ReadOptions): AsyncIterable<Row> {
  let header: string[] | null = null
  let fieldsIn = cellReader([], mapping)
  for await (const record of csvRecords(textOf(file, encoding), mapping.delimiter, () => header?.length ?? null)) {
    const { line: number } = record
    if (header === null) {
      if ('problem' in record) throw new StartupError(`${file}: the header ${record.problem}`)
      header = checkedHeader(file, record.cells, mapping)
      fieldsIn = cellReader(header, mapping)
    } else if ('problem' in record) yield { number, problem: record.problem }
    else if (record.cells.length !== header.length)
      yield { number, problem: `has ${record.cells.length} columns, the header ${header.length}` }
    else yield { number, fields: fieldsIn(record.cells) }
  }
  if (header === null) throw new StartupError(`${file}: is empty`)
}

function checkedHeader(file: string, header: string[], mapping: Mapping): string[] {
  const names = header.map((name) => name.trim())
  const missing = missingColumns(names, mapping)
  if (missing.length > 0)
    throw new StartupError(
      `${file}: column ${missing.map((name) => JSON.stringify(name)).join(', ')} is missing: name your columns in a mapping file (--map)`,
    )
  return names
}

async function* jsonRows(file: string, { mapping, encoding }: ReadOptions): AsyncIterable<Row> {
  let rowNumber = 0
  for await (const text of jsonObjects(file, textOf(file, encoding))) {
    rowNumber++
    const parsed = text === null ? null : parseObject(text)
    if (text === null) yield { number: rowNumber, problem: 'is longer than a megabyte' }
    else
      yield parsed
        ? { number: rowNumber, fields: fieldsOf(parsed, mapping) }
        : { number: rowNumber, problem: 'is not a JSON object' }
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
