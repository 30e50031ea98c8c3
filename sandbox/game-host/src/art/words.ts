/** Names of words that clients show as lettering; the number is of free spins. */
export const WORDS = /^(big-win|free-spins-over|coins|coins-over|trail|trail-over|free-spins-[1-9]\d{0,2})$/

const FIXED: Readonly<Record<string, string>> = {
  'big-win': 'Veľká výhra',
  'free-spins-over': 'Voľné točenia sa skončili',
  coins: 'Držte a vyhrajte',
  'coins-over': 'Držte a vyhrajte sa skončilo',
  trail: 'Bonusová cesta',
  'trail-over': 'Bonusová cesta sa skončila',
}
const PLURALS = new Intl.PluralRules('sk')

/** The Slovak words of a name in `WORDS`. */
export function wordsOf(name: string): string {
  const fixed = FIXED[name]
  if (fixed !== undefined) return fixed
  const count = Number(name.replace('free-spins-', ''))
  const form = PLURALS.select(count)
  return `${count} ${form === 'one' ? 'voľné točenie' : form === 'few' ? 'voľné točenia' : 'voľných točení'}`
}
