const MINUS = '−'

/** 240 → „2,40 €“ (with the no-break space Slovaks write before the sign). */
export function amountText(cents: number, currency: string): string {
  return new Intl.NumberFormat('sk-SK', { style: 'currency', currency }).format(cents / 100).replace('-', MINUS)
}

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
