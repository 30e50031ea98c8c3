import type { LineRun } from '../line-runs.ts'
import type { SlotModel } from '../model.ts'
import { columnAt } from '../grid.ts'
import { rowsShowing, waysSymbols } from './ways-wins.ts'

/** By stop of a reel: the number of cells that count as the symbol. */
export function cellsByStop(model: Pick<SlotModel, 'symbols' | 'strips' | 'rows'>, reel: number, symbol: number): number[] {
  return (model.strips[reel] ?? []).map((_, stop) => rowsShowing(model, columnAt(model, reel, stop), symbol).length)
}

/**
 * Every winning run with its ways summed over all stop combinations: reels are independent, so the sum of the products is the
 * product of the sums. `combinations` counts stop combinations, `weight` their ways.
 */
export function waysRuns(model: Pick<SlotModel, 'symbols' | 'strips' | 'rows' | 'reels'>): LineRun[] {
  const size = model.strips.map((strip) => strip.length)
  return waysSymbols(model).flatMap((symbol) => {
    const cells = model.strips.map((_, reel) => cellsByStop(model, reel, symbol))
    const runs: LineRun[] = []
    let combinations = 1
    let weight = 1
    for (let count = 1; count <= model.reels; count += 1) {
      const reelCells = cells[count - 1] ?? []
      combinations *= reelCells.filter((cellCount) => cellCount > 0).length
      weight *= reelCells.reduce((sum, cellCount) => sum + cellCount, 0)
      const endingCombinations = count < model.reels ? (cells[count] ?? []).filter((cellCount) => cellCount === 0).length : 1
      const restCombinations = size.slice(count + 1).reduce((product, stripLength) => product * stripLength, 1)
      if (weight * endingCombinations > 0)
        runs.push({
          wilds: 0,
          symbol,
          count,
          combinations: combinations * endingCombinations * restCombinations,
          weight: weight * endingCombinations * restCombinations,
        })
    }
    return runs
  })
}
