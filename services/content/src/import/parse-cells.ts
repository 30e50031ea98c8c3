/** A parsed cell: its value (`null` when empty), or its problem. */
export type ParsedCell<T> = { value: T | null } | { problem: string }

const problemOf = (field: string, expected: string, cellText: string): { problem: string } => ({
  problem: `${field}: expected ${expected}, got ${JSON.stringify(cellText)}`,
})

export function parseNumber(field: string, text: string, min: number, max: number): ParsedCell<number> {
  if (text === '') return { value: null }
  const value = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return value >= min && value <= max ? { value } : problemOf(field, `a number from ${min} to ${max}`, text)
}

export function parseWholeNumber(field: string, text: string, min: number, max: number): ParsedCell<number> {
  if (text === '') return { value: null }
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? { value } : problemOf(field, `a whole number from ${min} to ${max}`, text)
}

const FLAGS: Record<string, boolean> = {
  1: true,
  true: true,
  yes: true,
  áno: true,
  0: false,
  false: false,
  no: false,
  nie: false,
}

export function parseFlag(field: string, text: string): ParsedCell<boolean> {
  if (text === '') return { value: null }
  const value = FLAGS[text.toLowerCase()]
  return value === undefined ? problemOf(field, Object.keys(FLAGS).join(', '), text) : { value }
}

const VOLATILITY: Record<string, number> = { low: 1, 'low-medium': 2, medium: 3, 'medium-high': 4, high: 4, 'very-high': 5 }

/** A level from 1 to 5, or its name. */
export function parseVolatility(word: string, level: string): ParsedCell<number> {
  if (level !== '') return parseNumber('volatility', level, 1, 5)
  if (word === '') return { value: null }
  const value = VOLATILITY[word.toLowerCase().replaceAll(/[\s_]+/g, '-')]
  return value === undefined ? problemOf('volatility', Object.keys(VOLATILITY).join(', '), word) : { value }
}

/** A year without a day gives a known year and an unknown date. */
export function parseDate(field: string, text: string): ParsedCell<{ date: string | null; year: number }> {
  if (text === '') return { value: null }
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (!parts) return problemOf(field, 'a date such as 2025-03-31, or a year', text)
  const year = Number(parts[1])
  const isDay = parts[3] !== undefined
  if (isDay && !isCalendarDay(text)) return problemOf(field, 'a day that exists', text)
  return { value: { date: isDay ? text : null, year } }
}

function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
