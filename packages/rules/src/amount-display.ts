import { SLOVAK, slovakNumber } from './slovak-numbers.ts'

/** Formatting of amounts [9.11]. Money in cents; locale and currency come from the configuration. */

const AMOUNT_THRESHOLD = 1000_00

const formats = new Map<string, Intl.NumberFormat>()
function formatOf(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat(locale, currency ? { style: 'currency', currency, ...digits } : digits)
    formats.set(key, format)
  }
  return format
}
/** A number with its currency, if any. Slovak euros need no `Intl`. */
function numberText(value: number, locale: string, currency: string, decimals: number): string {
  const text = locale === SLOVAK && (currency === '' || currency === 'EUR') ? slovakNumber(value, decimals) : null
  if (text === null) return formatOf(locale, currency, decimals).format(value)
  return currency ? `${text}\u00a0€` : text
}
const decimalsOf = (cents: number): number => (cents < AMOUNT_THRESHOLD ? 2 : 0)

/** Locale and currency of formatted amounts. */
export interface MoneyStyle {
  /** `sk-SK` */
  locale: string
  /** ISO code of the currency, `EUR`. */
  currency: string
}

/** Balances, wins, jackpots in cents: always two decimals. */
export const formatCurrency = (cents: number, { locale, currency }: MoneyStyle): string =>
  numberText(cents / 100, locale, currency, 2)

/** Facts such as a bet or a highest win in cents: two decimals below 1000 €, none from there on. */
export const formatAmount = (cents: number, { locale, currency }: MoneyStyle): string =>
  numberText(cents / 100, locale, currency, decimalsOf(cents))

/** `0,20 – 100,00 €` from cents; an unknown bound is omitted, null when both are unknown. */
export function formatBetRange(min: number | null | undefined, max: number | null | undefined, style: MoneyStyle): string | null {
  const bound = min ?? max ?? null
  if (bound === null) return null
  if (typeof min !== 'number' || typeof max !== 'number') return formatAmount(bound, style)
  return `${numberText(min / 100, style.locale, '', decimalsOf(min))} – ${formatAmount(max, style)}`
}

const wholeOrCents = (cents: number): number => (cents % 100 === 0 ? 0 : 2)

/** The limits of a live table, as its sign shows them: `0,50 – 500 €`, `5 – 2 000 €`. Whole units have no decimals, so that tables in a list are written alike. */
export function formatTableLimits(
  min: number | null | undefined,
  max: number | null | undefined,
  style: MoneyStyle,
): string | null {
  const { locale, currency } = style
  const bound = min ?? max ?? null
  if (bound === null) return null
  const text = (cents: number, unit: string) => numberText(cents / 100, locale, unit, wholeOrCents(cents))
  return typeof min === 'number' && typeof max === 'number' ? `${text(min, '')} – ${text(max, currency)}` : text(bound, currency)
}

/** `96,21 %` with two decimals [9.11]; the value is in per cent. */
export const formatPercent = (percent: number, locale: string): string => `${numberText(percent, locale, '', 2)}\u00a0%`
