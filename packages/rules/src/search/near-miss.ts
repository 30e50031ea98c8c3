/** Terms this short match too much as it is. */
const LEAST_LETTERS = 3

/**
 * True when some word of the folded text begins like the term but for one typing error: a letter too much, too few, wrong, or two
 * swapped. Linear in both: every word start is looked at once, and one error is all that is tried.
 */
export function isNearMiss(text: string, term: string): boolean {
  if (term.length < LEAST_LETTERS) return false
  for (let start = 0; start < text.length; start++) {
    if (isWordStart(text, start) && beginsWithOneError(text, start, term)) return true
  }
  return false
}

const LETTER = /[\p{L}\p{N}]/u
const isWordStart = (text: string, at: number): boolean =>
  LETTER.test(text[at] as string) && (at === 0 || !LETTER.test(text[at - 1] as string))

function beginsWithOneError(text: string, start: number, term: string): boolean {
  let same = 0
  while (same < term.length && text[start + same] === term[same]) same++
  // The first letter that differs is where the error is: each kind of it has one way to go on.
  const goesOn = (inText: number, inTerm: number) => text.startsWith(term.slice(inTerm), start + inText)
  const isSwapped = text[start + same] === term[same + 1] && text[start + same + 1] === term[same]
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same + 1, same) ||
    goesOn(same, same + 1) ||
    (isSwapped && term.length > same + 1 && goesOn(same + 2, same + 2))
  )
}
