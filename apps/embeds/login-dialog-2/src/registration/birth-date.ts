const SLOVAK = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** Converts `17. 5. 1990` (Slovak) or a browser's autofill to `1990-05-17`; other text is returned unchanged, for the schema to reject. */
export function birthDateOf(typed: string): string {
  const text = typed.trim()
  const [, day, month, year] = SLOVAK.exec(text) ?? []
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return ISO.test(text) ? text : typed
}
