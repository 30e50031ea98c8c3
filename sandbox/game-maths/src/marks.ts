import { columnAt } from './grid.ts'
import { isCounted, type SlotModel, symbolsOf } from './model.ts'

/**
 * The mark of a spin is what decides what follows it; it is the sum of its reels' marks. With expanding wilds each reel that can
 * be covered has a bit, so that the mark is the set of covered reels; otherwise it is the number of scatters or coins.
 */
export function markOf(
  model: Pick<SlotModel, 'symbols' | 'strips' | 'expandingWilds'>,
  reel: number,
  column: readonly number[],
): number {
  if (!model.expandingWilds) return column.filter((symbol) => isCounted(model.symbols[symbol]?.role ?? 'low')).length
  return column.some((symbol) => model.symbols[symbol]?.role === 'wild') ? coverBit(model, reel) : 0
}

const knownReels = new WeakMap<object, readonly number[]>()

/** The reels that a wild can cover. */
export function expandingReels(model: Pick<SlotModel, 'symbols' | 'strips' | 'expandingWilds'>): readonly number[] {
  if (!model.expandingWilds) return []
  const known = knownReels.get(model)
  if (known) return known
  const wilds = new Set(symbolsOf(model, 'wild'))
  const reels = model.strips.flatMap((strip, reel) => (strip.some((symbol) => wilds.has(symbol)) ? [reel] : []))
  knownReels.set(model, reels)
  return reels
}

/** The bit of a reel in the set of covered reels; 0: no wild can cover it. */
export function coverBit(model: Pick<SlotModel, 'symbols' | 'strips' | 'expandingWilds'>, reel: number): number {
  const place = expandingReels(model).indexOf(reel)
  return place < 0 ? 0 : 1 << place
}

/** Number of a reel's stops by mark (index). */
export function reelMarks(model: SlotModel, reel: number): number[] {
  const counts = [0]
  for (let stop = 0; stop < (model.strips[reel]?.length ?? 0); stop += 1) {
    const mark = markOf(model, reel, columnAt(model, reel, stop))
    while (counts.length <= mark) counts.push(0)
    counts[mark] = (counts[mark] ?? 0) + 1
  }
  return counts
}

/** One more than the highest mark a spin can have. */
export const markLimit = (model: SlotModel): number => Math.max(model.reels * model.rows + 1, 1 << expandingReels(model).length)
