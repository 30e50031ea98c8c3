const SLOVAK = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** `17. 5. 1990` as Slovaks write it, or as a browser fills it in, → `1990-05-17`; what is no day stays as typed, for the schema to refuse. */
export function birthDateOf(typed: string): string {
  const text = typed.trim()
  const [, day, month, year] = SLOVAK.exec(text) ?? []
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return ISO.test(text) ? text : typed
}
