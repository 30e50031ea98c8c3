import { countedSymbols, payOf, type SlotModel } from '../model.ts'
import type { SpinMoments } from '../spin-moments.ts'
import { columnAt } from '../grid.ts'
import { rowsShowing, waysSymbols } from './ways-wins.ts'

/** What a reel shows of two symbols at once, with its number of scatters. */
interface View {
  readonly cells: readonly number[]
  readonly scatterCount: number
  chance: number
}

/**
 * Exact up to floating point. The square of a sum of the symbols' wins is a sum over pairs of symbols; each pair is followed
 * from reel to reel: while a run continues its cells multiply the weight, when it ends its pay does.
 */
export function waysMoments(model: SlotModel): SpinMoments {
  const scatterLimit = model.reels * model.rows + 1
  const mean = Array<number>(scatterLimit).fill(0)
  const square = Array<number>(scatterLimit).fill(0)
  const symbols = waysSymbols(model)
  const add = (sums: number[], factor: number, pair: readonly number[]) => {
    for (const [index, value] of productMean(model, pair).entries()) sums[index] = (sums[index] ?? 0) + factor * value
  }
  for (const [i, a] of symbols.entries()) {
    add(mean, 1, [a])
    for (const b of symbols.slice(i)) add(square, a === b ? 1 : 2, [a, b])
  }
  return { chance: productMean(model, []), mean, square }
}

/** Mean of the product of the wins of at most two symbols (of 1 for none), by number of scatters. */
function productMean(model: SlotModel, symbols: readonly number[]): number[] {
  const allBits = (1 << symbols.length) - 1
  // By [bits of the continuing runs] and scatters: probability times what is settled so far.
  let weights = new Map([[code(allBits, 0), 1]])
  for (let reel = 0; reel < model.reels; reel += 1) {
    const next = new Map<number, number>()
    const views = viewsOf(model, reel, symbols)
    for (const [key, weight] of weights) {
      for (const { cells, scatterCount, chance } of views) {
        const { continuing, factor } = advanceReel(model, symbols, key & 3, cells, reel)
        if (factor === 0) continue
        const nextKey = code(continuing, (key >> 2) + scatterCount)
        next.set(nextKey, (next.get(nextKey) ?? 0) + weight * chance * factor)
      }
    }
    weights = next
  }
  const means = Array<number>(model.reels * model.rows + 1).fill(0)
  for (const [key, weight] of weights) {
    const { factor } = advanceReel(model, symbols, key & 3, [0, 0], model.reels)
    means[key >> 2] = (means[key >> 2] ?? 0) + weight * factor
  }
  return means
}

const code = (continuing: number, scatterCount: number): number => (scatterCount << 2) | continuing

/** Advances one reel: which runs continue, and the factor of the weight. */
function advanceReel(model: SlotModel, symbols: readonly number[], runBits: number, cells: readonly number[], reel: number) {
  let continuing = runBits
  let factor = 1
  for (const [bit, symbol] of symbols.entries()) {
    if ((runBits & (1 << bit)) === 0) continue
    const cellCount = cells[bit] ?? 0
    factor *= cellCount > 0 ? cellCount : payOf(model.symbols[symbol], reel)
    if (cellCount === 0) continuing &= ~(1 << bit)
  }
  return { continuing, factor }
}

function viewsOf(model: SlotModel, reel: number, symbols: readonly number[]): View[] {
  const strip = model.strips[reel] as readonly number[]
  const scatters = new Set(countedSymbols(model))
  const views = new Map<string, View>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    const column = columnAt(model, reel, stop)
    const cells = symbols.map((symbol) => rowsShowing(model, column, symbol).length)
    const scatterCount = column.filter((symbol) => scatters.has(symbol)).length
    const key = `${cells.join('/')}/${scatterCount}`
    const cachedView = views.get(key)
    if (cachedView) cachedView.chance += 1 / strip.length
    else views.set(key, { cells, scatterCount, chance: 1 / strip.length })
  }
  return [...views.values()]
}
