const MINUS = '−'

/** 240 → „2,40 €“ (with the no-break space Slovaks write before the sign). */
export function amountText(cents: number, currency: string): string {
  return formatOf(currency)
    .format(cents / 100)
    .replace('-', MINUS)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a format takes longer than a frame of a count-up may. */
function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? new Intl.NumberFormat('sk-SK', { style: 'currency', currency })
  formats.set(currency, format)
  return format
}

const plainAmount = new Intl.NumberFormat('sk-SK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** 240 → „2,40“: the first of two amounts whose currency the second one names. */
export const plainAmountText = (cents: number): string => plainAmount.format(cents / 100)

/** 95.68 → „95,68 %“ */
export const percentText = (percent: number): string =>
  `${new Intl.NumberFormat('sk-SK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(percent)}\u00a0%`

/** 1250 → „1 250“, 0.4 → „0,4“ */
export const numberText = (value: number): string => new Intl.NumberFormat('sk-SK', { maximumFractionDigits: 2 }).format(value)

const rules = new Intl.PluralRules('sk-SK')

/** 1 hra, 2 hry, 5 hier, 1,5 hry. */
export function counted(count: number, one: string, few: string, many: string, fraction = few): string {
  const form = rules.select(count)
  return `${numberText(count)}\u00a0${form === 'one' ? one : form === 'few' ? few : form === 'many' ? fraction : many}`
}

const moment = new Intl.DateTimeFormat('sk-SK', {
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** 21. 11. 15:48:21 */
export const momentText = (at: string): string => moment.format(new Date(at))

const clock = new Intl.DateTimeFormat('sk-SK', { hour: '2-digit', minute: '2-digit' })
/** 15:48 */
export const clockText = (at: number): string => clock.format(at)

/** 1456000 ms → 00:24:16 */
export function stopwatchText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** With its sign: +2,40 €, −1,00 €, 0,00 €. */
export const signedAmountText = (cents: number, currency: string): string =>
  `${cents > 0 ? '+' : ''}${amountText(cents, currency)}`
