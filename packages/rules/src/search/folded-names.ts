import { fold } from './fold.ts'

/** Folded texts in one string, line by line: a term is searched in all of them with one pass of `indexOf`. */
export interface FoldedTexts {
  readonly texts: readonly string[]
  readonly joined: string
  /** Start of each text in `joined`, and one more for the end. */
  readonly starts: Int32Array
}

function foldTexts(texts: readonly string[]): FoldedTexts {
  const folded = texts.map((text) => fold(text).replaceAll('\n', ' '))
  const starts = new Int32Array(folded.length + 1)
  folded.forEach((text, index) => {
    starts[index + 1] = (starts[index] as number) + text.length + 1
  })
  return { texts: folded, joined: folded.join('\n'), starts }
}

const foldedByTexts = new WeakMap<readonly string[], FoldedTexts>()

/** Folded once per list of texts, so that a keystroke does not fold ten thousand names. */
export function foldedTexts(texts: readonly string[]): FoldedTexts {
  let folded = foldedByTexts.get(texts)
  if (!folded) foldedByTexts.set(texts, (folded = foldTexts(texts)))
  return folded
}

/** Calls `visit` with the index of every text that contains the term, ascending, and the position of its first occurrence. */
export function forEachContaining(
  { joined, starts }: FoldedTexts,
  term: string,
  visit: (index: number, position: number) => void,
): void {
  let index = 0
  if (term === '' || starts.length < 2) return
  for (
    let matchPosition = joined.indexOf(term);
    matchPosition >= 0;
    matchPosition = joined.indexOf(term, starts[index] as number)
  ) {
    index = indexAtPosition(starts, matchPosition, index)
    visit(index, matchPosition - (starts[index] as number))
    index += 1
    if (index >= starts.length - 1) return
  }
}

/** The text that the character at `position` belongs to: near ones by doubling steps, far ones by bisection. */
function indexAtPosition(starts: Int32Array, position: number, firstIndex: number): number {
  let low = firstIndex
  let step = 1
  while (low + step < starts.length - 1 && (starts[low + step] as number) <= position) {
    low += step
    step *= 2
  }
  while (step >= 1) {
    if (low + step < starts.length - 1 && (starts[low + step] as number) <= position) low += step
    step = Math.floor(step / 2)
  }
  return low
}
