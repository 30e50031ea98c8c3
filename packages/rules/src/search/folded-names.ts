import { fold } from './fold.ts'

/** Folded texts in one string, line by line: a term is looked for in all of them by one pass of `indexOf`. */
export interface FoldedTexts {
  readonly texts: readonly string[]
  readonly joined: string
  /** Where each text starts in `joined`; one more for the end. */
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

const known = new WeakMap<readonly string[], FoldedTexts>()

/** Made once per list of texts: a keystroke compares, it does not fold ten thousand names. */
export function foldedTexts(texts: readonly string[]): FoldedTexts {
  let folded = known.get(texts)
  if (!folded) known.set(texts, (folded = foldTexts(texts)))
  return folded
}

/** Tells the place of every text that holds the term, rising, with where in the text the term stands first. */
export function forEachHolding({ joined, starts }: FoldedTexts, term: string, tell: (place: number, at: number) => void): void {
  let place = 0
  if (term === '' || starts.length < 2) return
  for (let found = joined.indexOf(term); found >= 0; found = joined.indexOf(term, starts[place] as number)) {
    place = placeAt(starts, found, place)
    tell(place, found - (starts[place] as number))
    place += 1
    if (place >= starts.length - 1) return
  }
}

/** The text that the character at `found` belongs to: the next ones are near, far ones are halved towards. */
function placeAt(starts: Int32Array, found: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < starts.length - 1 && (starts[low + step] as number) <= found) {
    low += step
    step *= 2
  }
  while (step >= 1) {
    if (low + step < starts.length - 1 && (starts[low + step] as number) <= found) low += step
    step = Math.floor(step / 2)
  }
  return low
}
