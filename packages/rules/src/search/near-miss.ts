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
export function nearMisses(folded: FoldedTexts, term: string, most: number, isTaken: (place: number) => boolean): number[] {
  const near: number[] = []
  if (term.length < LEAST_LETTERS) return near
  const { joined, starts } = folded
  const [first, second] = [term.charCodeAt(0), term.charCodeAt(1)]
  let place = 0
  for (const at of startsOfWords(folded)) {
    // With one error at most, one of the first two letters stands where it should or beside it.
    const [one, two] = [joined.charCodeAt(at), joined.charCodeAt(at + 1)]
    if (one !== first && one !== second && two !== first && two !== second) continue
    if (!beginsWithOneError(joined, at, term)) continue
    while ((starts[place + 1] as number) <= at) place++
    if (near.at(-1) === place || isTaken(place)) continue
    if (near.push(place) === most) break
  }
  return near
}

function beginsWithOneError(text: string, start: number, term: string): boolean {
  let same = 0
  while (same < term.length && text[start + same] === term[same]) same++
  // The first letter that differs is where the error is: each kind of it has one way to go on.
  const goesOn = (inText: number, inTerm: number) => text.startsWith(term.slice(inTerm), start + inText)
  // Where the name ends there is no letter to skip: what follows belongs to the next name.
  if (text[start + same] === '\n') return goesOn(same, same + 1)
  const isSwapped = term.length > same + 1 && text[start + same] === term[same + 1] && text[start + same + 1] === term[same]
  return (
    goesOn(same + 1, same + 1) || goesOn(same + 1, same) || goesOn(same, same + 1) || (isSwapped && goesOn(same + 2, same + 2))
  )
}
