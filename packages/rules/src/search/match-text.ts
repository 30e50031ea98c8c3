import { fold } from './fold.ts'

/** Half-open range of the original text. */
export interface Match {
  from: number
  to: number
}

/**
 * The folded text with, for each of its characters, where in the original its letter begins: folding may shorten (`é` of two
 * code points) and lengthen (`ß`). Made only for the few texts that are shown.
 */
function foldedWithPlaces(text: string): { folded: string; starts: number[] } {
  let folded = ''
  const starts: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = fold(letter)
    for (let index = 0; index < plain.length; index++) starts.push(at)
    folded += plain
    at += letter.length
  }
  starts.push(text.length)
  return { folded, starts }
}

/** Where the folded term stands in a text, in the text's own indices; `null` when it does not. A mark that follows its letter is marked with it. */
export function matchIn(text: string, term: string): Match | null {
  const { folded, starts } = foldedWithPlaces(text)
  const found = term === '' ? -1 : folded.indexOf(term)
  if (found < 0) return null
  return { from: starts[found] as number, to: starts[found + term.length] as number }
}
