import { combinationsOf } from '../combinations.ts'
import { landedColumnAt } from '../grid.ts'
import { type LineRun, payOfRun, runsOf } from '../line-runs.ts'
import { coverBit, expandingReels } from '../marks.ts'
import { type SlotModel, symbolsOf } from '../model.ts'
import { plus, type Rational, rational, times, toNumber } from '../rational.ts'

/** A set of covered reels is a number with the reels' bits (marks.ts). Given the set, the reels are independent. */
const isSubset = (part: number, whole: number): boolean => (part & ~whole) === 0

/** All sets of covered reels, smaller ones first. */
export const coverSets = (model: SlotModel): number[] =>
  Array.from({ length: 1 << expandingReels(model).length }, (_, covered) => covered)

/** Whether a spin with the reels of `held` covered can cover those of `covered`: covered reels stay. */
export const canFollow = (held: number, covered: number): boolean => isSubset(held, covered)

/** Probability that a spin with the reels of `held` covered shows those of `covered` covered. */
export function coverChance(model: SlotModel, held: number, covered: number): Rational {
  if (!canFollow(held, covered)) return rational(0)
  return expandingReels(model).reduce((chance, reel) => {
    const bit = coverBit(model, reel)
    if ((held & bit) !== 0) return chance
    const all = model.strips[reel]?.length ?? 1
    return times(chance, rational(stopsOf(model, reel, (covered & bit) !== 0).length, all))
  }, rational(1))
}

/**
 * By set of covered reels: the mean number of a round's spins that show it. A round spins at most once from each set: then
 * either the set grows or the round ends.
 */
export function meanSpins(model: SlotModel): Rational[] {
  const sets = coverSets(model)
  const spinsFrom = sets.map((held) => rational(held === 0 ? 1 : 0))
  const showing = sets.map(() => rational(0))
  for (const held of sets) {
    for (const covered of sets) {
      const spins = times(spinsFrom[held] as Rational, coverChance(model, held, covered))
      showing[covered] = plus(showing[covered] as Rational, spins)
      if (covered !== held) spinsFrom[covered] = plus(spinsFrom[covered] as Rational, spins)
    }
  }
  return showing
}

/** Exact mean win of a round in total bets. */
export const expandingReturn = (model: SlotModel): Rational => returnOfSpins(model, meanSpins(model))

/** Exact mean win in total bets of spins; `spins`: by set of covered reels, the mean number of spins that show it. */
export function returnOfSpins(model: SlotModel, spins: readonly Rational[]): Rational {
  return coverSets(model).reduce((sum, covered) => {
    const combinations = combinationsWith(model, covered)
    if (combinations === 0) return sum
    const pay = runsWith(model, covered).reduce(
      (total, run) => total + BigInt(run.combinations) * BigInt(payOfRun(model, run)),
      0n,
    )
    const meanWin = rational(pay, BigInt(combinations) * BigInt(model.lines.length))
    return plus(sum, times(spins[covered] as Rational, meanWin))
  }, rational(0))
}

/** The runs of all lines and spins of a round. */
export const expandingRuns = (model: SlotModel): LineRun[] => runsOfSpins(model, meanSpins(model))

/**
 * The runs of all lines in spins, for tuning the pays: their weights in all stop combinations are those of one line and one paid
 * spin. `spins`: by set of covered reels, the mean number of spins that show it.
 */
export function runsOfSpins(model: SlotModel, spins: readonly Rational[]): LineRun[] {
  const merged = new Map<string, LineRun>()
  for (const covered of coverSets(model)) {
    const meanCount = toNumber(spins[covered] ?? rational(0))
    const factor = (meanCount * combinationsOf(model)) / (combinationsWith(model, covered) || 1) / model.lines.length
    for (const run of runsWith(model, covered)) {
      const key = `${run.wilds}/${run.symbol}/${run.count}`
      const weight = run.combinations * factor + (merged.get(key)?.weight ?? 0)
      merged.set(key, { ...run, combinations: weight, weight })
    }
  }
  return [...merged.values()]
}

/** The runs of all lines in spins that show these reels covered and no others. */
const runsWith = (model: SlotModel, covered: number): LineRun[] =>
  model.lines.flatMap((rows) =>
    runsOf(
      model,
      rows.map((row, reel) => stopsBySymbol(model, reel, row, covered)),
    ),
  )

const combinationsWith = (model: SlotModel, covered: number): number =>
  model.strips.reduce((product, _, reel) => product * stopsOf(model, reel, isCovered(model, reel, covered)).length, 1)

/** By symbol: the number of stops that show it on the row of a reel, once wilds have expanded. */
function stopsBySymbol(model: SlotModel, reel: number, row: number, covered: number): number[] {
  const counts = model.symbols.map(() => 0)
  const isReelCovered = isCovered(model, reel, covered)
  for (const column of stopsOf(model, reel, isReelCovered)) {
    const symbol = isReelCovered ? wildIn(model, column) : column[row]
    counts[symbol as number] = (counts[symbol as number] ?? 0) + 1
  }
  return counts
}

const isCovered = (model: SlotModel, reel: number, covered: number): boolean => (coverBit(model, reel) & covered) !== 0

const wildIn = (model: SlotModel, column: readonly number[]): number | undefined =>
  column.find((symbol) => symbolsOf(model, 'wild').includes(symbol))

/** The windows of a reel with or without a wild. */
const stopsOf = (model: SlotModel, reel: number, withWild: boolean): number[][] =>
  (model.strips[reel] ?? [])
    .map((_, stop) => landedColumnAt(model, reel, stop))
    .filter((column) => (wildIn(model, column) !== undefined) === withWild)
