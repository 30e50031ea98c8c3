/** A row in the text format of PostgreSQL's COPY; `types` are the columns' types. */
export const copyLine = (values: readonly unknown[], types: readonly string[]): string =>
  `${values.map((value, n) => cellText(value, types[n])).join('\t')}\n`

function cellText(value: unknown, type: string | undefined): string {
  if (value === null) return '\\N'
  if (typeof value === 'string' && type !== 'jsonb') return escapeCell(value)
  return escapeCell(Array.isArray(value) && type !== 'jsonb' ? arrayLiteral(value) : JSON.stringify(value))
}

/** The characters that separate cells and rows, and the one that escapes them. */
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escapeCell = (text: string): string => text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)

const arrayLiteral = (elements: readonly unknown[]): string =>
  `{${elements.map((element) => `"${String(element).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
