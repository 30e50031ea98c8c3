import { readFileSync } from 'node:fs'
import { StartupError } from '@herna/service-kit'
import { z } from 'zod'

/** The fields of a row and their default columns, which a mapping file can change. */
const COLUMNS = {
  code: 'game_code',
  name: 'name',
  provider: 'provider',
  providerSlug: 'provider_slug',
  type: 'type',
  reels: 'reels',
  lines: 'lines',
  features: 'features',
  gamble: 'gamble',
  releaseDate: 'release_date',
  rtp: 'rtp',
  volatility: 'volatility',
  volatilityLevel: 'volatility_num',
  maxWinMultiple: 'max_win_x',
  themes: 'themes_derived',
  description: 'description',
} as const
export type Field = keyof typeof COLUMNS
const FIELDS = Object.keys(COLUMNS) as Field[]
/** Required columns. */
const REQUIRED: Field[] = ['name', 'provider', 'type']

export interface Mapping {
  columns: Record<Field, string>
  delimiter: string
  /** Separates the values of one cell, in features and themes. */
  listSeparator: string
}
export type Fields = Record<Field, string>

const mappingFile = z
  .object({
    columns: z.partialRecord(z.enum(FIELDS as [Field, ...Field[]]), z.string().min(1)).default({}),
    delimiter: z.string().length(1).default(','),
    listSeparator: z.string().min(1).max(3).default('|'),
  })
  .strict()

export const DEFAULT_MAPPING: Mapping = { columns: COLUMNS, delimiter: ',', listSeparator: '|' }

/** `{"columns": {"name": "Názov hry"}, "delimiter": ";", "listSeparator": ","}`; absent entries have their defaults. */
export function readMapping(file: string): Mapping {
  const result = mappingFile.safeParse(parseJson(file))
  if (result.success) return { ...result.data, columns: { ...COLUMNS, ...result.data.columns } }
  const [issue] = result.error.issues
  throw new StartupError(`${file}: ${issue?.path.join('.') || 'the mapping'}: ${issue?.message ?? 'is not valid'}`)
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartupError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The required columns missing in a header, by their configured names. */
export const missingColumns = (header: readonly string[], { columns }: Mapping): string[] =>
  REQUIRED.map((field) => columns[field]).filter((column) => !header.includes(column))

/** A row as fields; missing cells are empty, which means unknown. */
export const fieldsOf = (record: Record<string, unknown>, { columns, listSeparator }: Mapping): Fields =>
  fieldsBy((field) => (Object.hasOwn(record, columns[field]) ? textOf(record[columns[field]], listSeparator) : ''))

/** Reads the cells of rows below a header, whose columns are looked up once; of two columns with the same name the last one counts. */
export function cellReader(header: readonly string[], { columns }: Mapping): (cells: readonly string[]) => Fields {
  const indexes = Object.fromEntries(FIELDS.map((field) => [field, header.lastIndexOf(columns[field])])) as Record<Field, number>
  return (cells) => fieldsBy((field) => cells[indexes[field]]?.trim() ?? '')
}

function fieldsBy(valueOf: (field: Field) => string): Fields {
  const fields = {} as Fields
  for (const field of FIELDS) fields[field] = valueOf(field)
  return fields
}

function textOf(value: unknown, listSeparator: string): string {
  if (Array.isArray(value)) return value.map((element) => textOf(element, listSeparator)).join(listSeparator)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''
}
