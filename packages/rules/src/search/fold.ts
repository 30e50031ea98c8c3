/** Letters that decompose into nothing simpler, as Slovak keyboards and studios' names use them. */
const PLAIN: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }
const BEYOND_ASCII = /\P{ASCII}/gu
/** What each letter beyond ASCII folds into; bounded by what Unicode has, filled by what names use. */
const folded = new Map<string, string>()

/** Lower case without diacritics: `Zlatý kohút` → `zlaty kohut`. Both sides of every comparison of texts go through here. */
export const fold = (text: string): string => text.toLowerCase().replace(BEYOND_ASCII, foldLetter)

/** Letter by letter, for a whole catalogue is folded while a visitor waits: asking Unicode for each text costs eight times as much. */
function foldLetter(letter: string): string {
  let plain = folded.get(letter)
  if (plain === undefined) {
    const bare = letter.normalize('NFD').replace(/\p{M}+/gu, '')
    plain = [...bare].map((each) => PLAIN[each] ?? each).join('')
    folded.set(letter, plain)
  }
  return plain
}

/** The code a game gets from its name: folded, all but letters and digits turned into single hyphens. */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
