import { fold } from './fold.ts'

/** Folded texts in one string, line by line: a term is searched in all of them with one pass of `indexOf`. */
export interface FoldedTexts {
  readonly texts: readonly string[]
  readonly joined: string
  /** Start of each text in `joined`, and one more for the end. */
  readonly starts: Int32Array
  /** For each block of `joined`, the text that its first character belongs to. */
  readonly blocks: Int32Array
}

/** A block is about as long as a name, so that few steps lead from its first text to the one of a match. */
const BLOCK_SHIFT = 4

function textsOfBlocks(starts: Int32Array): Int32Array {
  const blocks = new Int32Array(((starts.at(-1) as number) >> BLOCK_SHIFT) + 1)
  let index = 0
  for (let block = 0; block < blocks.length; block++) {
    while (index + 2 < starts.length && (starts[index + 1] as number) <= block << BLOCK_SHIFT) index++
    blocks[block] = index
  }
  return blocks
}

function foldTexts(texts: readonly string[]): FoldedTexts {
  const folded = texts.map((text) => fold(text).replaceAll('\n', ' '))
  const starts = new Int32Array(folded.length + 1)
  folded.forEach((text, index) => {
    starts[index + 1] = (starts[index] as number) + text.length + 1
  })
  return { texts: folded, joined: folded.join('\n'), starts, blocks: textsOfBlocks(starts) }
}

const foldedByTexts = new WeakMap<readonly string[], FoldedTexts>()

/** Folded once per list of texts, so that a keystroke does not fold ten thousand names. */
export function foldedTexts(texts: readonly string[]): FoldedTexts {
  let folded = foldedByTexts.get(texts)
  if (!folded) foldedByTexts.set(texts, (folded = foldTexts(texts)))
  return folded
}

/**
 * Writes the index of every text that contains the term, ascending, and the position of its first occurrence; returns how many.
 * A loop without callbacks: a letter occurs in thousands of names.
 */
export function findContaining(
  { joined, starts, blocks }: FoldedTexts,
  term: string,
  indexes: Int32Array,
  positions: Int32Array,
): number {
  let count = 0
  if (term === '' || starts.length < 2) return count
  let position = joined.indexOf(term)
  while (position >= 0) {
    let index = blocks[position >> BLOCK_SHIFT] as number
    while ((starts[index + 1] as number) <= position) index++
    indexes[count] = index
    positions[count++] = position - (starts[index] as number)
    position = joined.indexOf(term, starts[index + 1] as number)
  }
  return count
}

/** Calls `visit` with what `findContaining` finds. */
export function forEachContaining(folded: FoldedTexts, term: string, visit: (index: number, position: number) => void): void {
  const size = folded.texts.length
  const [indexes, positions] = [new Int32Array(size), new Int32Array(size)]
  const count = findContaining(folded, term, indexes, positions)
  for (let at = 0; at < count; at++) visit(indexes[at] as number, positions[at] as number)
}
