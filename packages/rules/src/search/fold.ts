/** Letters that decompose into nothing simpler, as Slovak keyboards and studios' names use them. */
const PLAIN: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }
const OWN = /[łđøßæœı]/g

/** Lower case without diacritics: `Zlatý kohút` → `zlaty kohut`. Both sides of every comparison of texts go through here. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(OWN, (letter) => PLAIN[letter] ?? letter)

/** The code a game gets from its name: folded, all but letters and digits turned into single hyphens. */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
