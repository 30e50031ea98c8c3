import { findContaining, type FoldedTexts } from './folded-names.ts'

/** The texts that contain a term: their indexes, ascending, and the position of the first occurrence in each. */
export interface Containing {
  readonly term: string
  readonly indexes: Int32Array
  readonly positions: Int32Array
}

/** For more than this share of all texts, one pass over the joined text is cheaper than a look into each former match. */
const MOST_TO_REFINE = 0.5

interface Scratch {
  indexes: Int32Array
  positions: Int32Array
}

/** Results of the terms typed on the way to the last one, each containing the one before: `z`, `zl`, `zla`. */
const trails = new WeakMap<FoldedTexts, { scratch: Scratch; steps: Containing[] }>()

/**
 * The texts that contain a term. A text with the longer term contains the shorter one, so a further letter searches only the
 * former matches, and a deleted letter returns to the result before it. What is found does not depend on what was searched before;
 * it is valid until the next search.
 */
export function textsContaining(folded: FoldedTexts, term: string): Containing {
  let trail = trails.get(folded)
  if (!trail) {
    const size = folded.texts.length
    trails.set(folded, (trail = { scratch: { indexes: new Int32Array(size), positions: new Int32Array(size) }, steps: [] }))
  }
  const { scratch, steps } = trail
  while (steps.length > 0 && !term.includes((steps.at(-1) as Containing).term)) steps.pop()
  const former = steps.at(-1)
  if (former?.term === term) return former
  const count = former ? refine(folded, former, term, scratch) : findContaining(folded, term, scratch.indexes, scratch.positions)
  const isWorthKeeping = count <= folded.texts.length * MOST_TO_REFINE
  const part = isWorthKeeping ? 'slice' : 'subarray'
  const found = { term, indexes: scratch.indexes[part](0, count), positions: scratch.positions[part](0, count) }
  if (isWorthKeeping) steps.push(found)
  return found
}

function refine({ texts }: FoldedTexts, former: Containing, term: string, { indexes, positions }: Scratch): number {
  // The former term first occurs in the longer one at `offset`: the longer one starts at most that much before its occurrence.
  const offset = term.indexOf(former.term)
  let count = 0
  for (let at = 0; at < former.indexes.length; at++) {
    const index = former.indexes[at] as number
    const position = (texts[index] as string).indexOf(term, (former.positions[at] as number) - offset)
    if (position < 0) continue
    indexes[count] = index
    positions[count++] = position
  }
  return count
}
