import { countedSymbols, type SlotModel } from './model.ts'
import { type Rational, rational } from './rational.ts'
import { freeSpinsAdded } from './free-spins.ts'

/** Number of stop combinations by number of scatters or coins shown (index). */
export function scatterCounts(model: SlotModel): number[] {
  let counts = [1]
  for (const strip of model.strips) counts = convolve(counts, reelScatters(model, strip))
  return counts
}

/** Number of one strip's stops by number of scatters in the window (index). */
export function reelScatters(model: Pick<SlotModel, 'symbols' | 'rows'>, strip: readonly number[]): number[] {
  const scatters = new Set(countedSymbols(model))
  const counts = Array<number>(model.rows + 1).fill(0)
  for (let stop = 0; stop < strip.length; stop += 1) {
    let scatterCount = 0
    for (let row = 0; row < model.rows; row += 1)
      if (scatters.has(strip[(stop + row) % strip.length] as number)) scatterCount += 1
    counts[scatterCount] = (counts[scatterCount] ?? 0) + 1
  }
  return counts
}

/**
 * Exact mean number of free spins per paid spin, retriggers and cap included: the sum over n of the probability that the round
 * plays an nth free spin. After n spins all weights share the denominator (stop combinations)^(n + 1).
 */
export function meanFreeSpins(model: SlotModel): Rational {
  if (!model.freeSpins) return rational(0)
  const outcomes = scatterCounts(model)
  const combinationCount = BigInt(outcomes.reduce((sum, count) => sum + count, 0))
  let byAwarded = nextAwards(model, new Map([[0, 1n]]), outcomes)
  let numerator = 0n
  let denominator = combinationCount
  for (let playedSpins = 0; playedSpins < model.freeSpins.cap; playedSpins += 1) {
    const ongoing = new Map([...byAwarded].filter(([awarded]) => awarded > playedSpins))
    if (ongoing.size === 0) break
    for (const weight of ongoing.values()) numerator += weight
    byAwarded = nextAwards(model, ongoing, outcomes)
    numerator *= combinationCount
    denominator *= combinationCount
  }
  return rational(numerator, denominator)
}

function nextAwards(model: SlotModel, weights: ReadonlyMap<number, bigint>, outcomes: readonly number[]): Map<number, bigint> {
  const next = new Map<number, bigint>()
  for (const [awarded, weight] of weights) {
    for (const [scatters, combinations] of outcomes.entries()) {
      const nextAwarded = awarded + freeSpinsAdded(model, scatters, awarded)
      next.set(nextAwarded, (next.get(nextAwarded) ?? 0n) + weight * BigInt(combinations))
    }
  }
  return next
}

export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const result = Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) result[i + j] = (result[i + j] ?? 0) + x * y
  return result
}
