/**
 * Numbers and plurals as `Intl` writes them in `sk-SK`, without it: the first `Intl` object of a page takes up to 100 ms on a phone, because the browser
 * then loads its tables, and pages are hydrated in that time.
 */
export const SLOVAK = 'sk-SK'

/** `1 284,50`: a non-breaking space between thousands, exactly `decimals` decimals, halves rounded away from zero. Null for numbers beyond exact digits. */
export function slovakNumber(value: number, decimals: number): string | null {
  const digits = roundedDigits(Math.abs(value), decimals)
  if (digits === null) return null
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return sign + (decimals === 0 ? grouped : `${grouped},${fraction}`)
}

/** The number in units of its last decimal, as digits with at least one before the decimals. Rounds the decimal digits that the number is written with, like `Intl`. */
function roundedDigits(value: number, decimals: number): string | null {
  const written = String(value)
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(written)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const units = kept + (Number(fraction[decimals] ?? 0) >= 5 ? 1 : 0)
  return Number.isSafeInteger(units) ? String(units).padStart(decimals + 1, '0') : null
}

/** 1 hra, 2–4 hry, 5 hier. Null for a number that is not whole. */
export function slovakPlural(count: number): 'one' | 'few' | 'other' | null {
  const amount = Math.abs(count)
  if (!Number.isInteger(amount)) return null
  if (amount === 1) return 'one'
  return amount >= 2 && amount <= 4 ? 'few' : 'other'
}
