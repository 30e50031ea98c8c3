/** Formats amounts, counts and times for Slovak texts. */
const money = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' })
const plural = new Intl.PluralRules('sk-SK')

/** `1 234,50 €`. */
export const formatCents = (cents: number): string => money.format(cents / 100)

type Forms = readonly [one: string, few: string, many: string]
const FREE_SPINS: Forms = ['voľné točenie', 'voľné točenia', 'voľných točení']
const GOLDEN_CHIPS: Forms = ['zlatý čip', 'zlaté čipy', 'zlatých čipov']

const formatCount = (count: number, [one, few, many]: Forms) => {
  const form = plural.select(count)
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`
}
export const formatFreeSpins = (count: number): string => formatCount(count, FREE_SPINS)
export const formatGoldenChips = (count: number): string => formatCount(count, GOLDEN_CHIPS)

const day = new Intl.DateTimeFormat('sk-SK', {
  timeZone: 'Europe/Bratislava',
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
/** `23. 11., 0:00`. */
export const formatDateTime = (at: Date): string => day.format(at)
