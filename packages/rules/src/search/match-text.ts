import { fold } from './fold.ts'

/** Half-open range of the original text. */
export interface Match {
  from: number
  to: number
}

/**
 * The folded text and, for each of its characters, the position of its letter in the original: folding can shorten (`é` of two
 * code points) and lengthen (`ß`). Computed only for the few texts that are displayed.
 */
function foldedWithPositions(text: string): { folded: string; starts: number[] } {
  let folded = ''
  const starts: number[] = []
  let position = 0
  for (const letter of text) {
    const foldedLetter = fold(letter)
    for (let index = 0; index < foldedLetter.length; index++) starts.push(position)
    folded += foldedLetter
    position += letter.length
  }
  starts.push(text.length)
  return { folded, starts }
}

/** Range of a folded term in a text; null when it does not occur. A combining mark belongs to its letter. */
export function matchIn(text: string, term: string): Match | null {
  const { folded, starts } = foldedWithPositions(text)
  const matchStart = term === '' ? -1 : folded.indexOf(term)
  if (matchStart < 0) return null
  return { from: starts[matchStart] as number, to: starts[matchStart + term.length] as number }
}
