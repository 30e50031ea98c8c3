export interface BirthNumber {
  /** Digits alone. */
  digits: string
  birthDate: string
  sex: 'M' | 'F'
}

/**
 * Parses a Slovak birth number (rodné číslo): women's months are 50 higher; ten digits (from 1954) are divisible by 11. Null
 * when invalid.
 */
export function readBirthNumber(text: string): BirthNumber | null {
  const digits = text.replace('/', '')
  if (!/^\d{9,10}$/.test(digits)) return null
  if (digits.length === 10 && Number(digits) % 11 !== 0) return null
  const [year, encodedMonth, day] = [0, 2, 4].map((offset) => Number(digits.slice(offset, offset + 2))) as [
    number,
    number,
    number,
  ]
  const sex = encodedMonth > 50 ? 'F' : 'M'
  const month = sex === 'F' ? encodedMonth - 50 : encodedMonth
  const birthDate = dateOf(fullYear(year, digits.length), month, day)
  return birthDate === null ? null : { digits, birthDate, sex }
}

/** Nine digits until 1953; ten since 1954, so `53` in ten digits is 2053 and not assigned yet. */
const fullYear = (year: number, length: number): number => (length === 9 || year >= 54 ? 1900 + year : 2000 + year)

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1
  return isReal ? date.toISOString().slice(0, 10) : null
}
