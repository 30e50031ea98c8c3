import type { FoldedTexts } from './folded-names.ts'

/** Shorter terms already match too much. */
const LEAST_LETTERS = 3
const WORD = /[\p{L}\p{N}]+/gu

/** Starts of words in the joined texts; computed when the first search finds few games. */
const wordStarts = new WeakMap<FoldedTexts, Int32Array>()

function startsOfWords(folded: FoldedTexts): Int32Array {
  let starts = wordStarts.get(folded)
  if (!starts) {
    starts = Int32Array.from(folded.joined.matchAll(WORD), ({ index }) => index)
    wordStarts.set(folded, starts)
  }
  return starts
}

/**
 * Indexes of texts in which some word begins like the term with one typing error: an additional, missing, wrong or swapped
 * letter. Every word start is checked once, for one error only.
 */
export function nearMisses(folded: FoldedTexts, term: string, limit: number, isTaken: (index: number) => boolean): number[] {
  const nearIndexes: number[] = []
  if (term.length < LEAST_LETTERS) return nearIndexes
  const { joined, starts } = folded
  const [first, second] = [term.charCodeAt(0), term.charCodeAt(1)]
  let index = 0
  for (const start of startsOfWords(folded)) {
    // With at most one error, one of the first two letters is in its place or next to it.
    const [one, two] = [joined.charCodeAt(start), joined.charCodeAt(start + 1)]
    if (one !== first && one !== second && two !== first && two !== second) continue
    if (!beginsWithOneError(joined, start, term)) continue
    while ((starts[index + 1] as number) <= start) index++
    if (nearIndexes.at(-1) === index || isTaken(index)) continue
    if (nearIndexes.push(index) === limit) break
  }
  return nearIndexes
}

function beginsWithOneError(text: string, start: number, term: string): boolean {
  let matching = 0
  while (matching < term.length && text[start + matching] === term[matching]) matching++
  // The error is at the first differing letter: for each kind of error the rest must match.
  const restMatches = (inText: number, inTerm: number) => text.startsWith(term.slice(inTerm), start + inText)
  // At the end of a name there is no letter to skip: what follows belongs to the next name.
  if (text[start + matching] === '\n') return restMatches(matching, matching + 1)
  const isSwapped =
    term.length > matching + 1 && text[start + matching] === term[matching + 1] && text[start + matching + 1] === term[matching]
  return (
    restMatches(matching + 1, matching + 1) ||
    restMatches(matching + 1, matching) ||
    restMatches(matching, matching + 1) ||
    (isSwapped && restMatches(matching + 2, matching + 2))
  )
}
