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
  formatOf(locale, currency, 2).format(cents / 100)

/** Facts such as a bet or a highest win in cents: two decimals below 1000 €, none from there on. */
export const formatAmount = (cents: number, { locale, currency }: MoneyStyle): string =>
  formatOf(locale, currency, decimalsOf(cents)).format(cents / 100)

/** `0,20 – 100,00 €` from cents; an unknown bound is omitted, null when both are unknown. */
export function formatBetRange(min: number | null | undefined, max: number | null | undefined, style: MoneyStyle): string | null {
  const bound = min ?? max ?? null
  if (bound === null) return null
  if (typeof min !== 'number' || typeof max !== 'number') return formatAmount(bound, style)
  return `${formatOf(style.locale, '', decimalsOf(min)).format(min / 100)} – ${formatAmount(max, style)}`
}

/** `96,21 %` with two decimals [9.11]; the value is in per cent. */
export const formatPercent = (percent: number, locale: string): string => `${formatOf(locale, '', 2).format(percent)}\u00a0%`
