import { wildRun } from './line-wins.ts'
import { countedSymbols, payOf, type SlotModel, symbolsOf } from './model.ts'

/** Number of stop combinations with this run: `wilds` leading wilds, then `symbol` (null: a scatter, or wilds to the end). */
export interface LineRun {
  readonly wilds: number
  readonly symbol: number | null
  /** Length of the run, wilds included. */
  readonly count: number
  readonly combinations: number
  /** The same, weighted by what multiplies its pay: the wilds' multiplier on a line, the number of ways. */
  readonly weight: number
}

type Reels = Pick<SlotModel, 'symbols' | 'strips'>

/**
 * Every possible start of a line with its number of stop combinations; together they cover all. Each row of a uniformly drawn
 * reel shows each strip position equally often, so the counts are the same for every line.
 */
export const lineRuns = (model: Reels): LineRun[] =>
  runsOf(
    model,
    model.strips.map((strip) => model.symbols.map(({ id }) => strip.filter((symbol) => symbol === id).length)),
  )

/** The runs of a line whose reels show each symbol with so many stops: `stops[reel][symbol]`. */
export function runsOf(model: Pick<SlotModel, 'symbols'>, stops: readonly (readonly number[])[]): LineRun[] {
  const wildIds = symbolsOf(model, 'wild')
  const sumOver = (counts: readonly number[], ids: readonly number[], weight = (_id: number) => 1): number =>
    ids.reduce((sum, id) => sum + (counts[id] ?? 0) * weight(id), 0)
  const size = stops.map((counts) => counts.reduce((sum, count) => sum + count, 0))
  const wild = stops.map((counts) => sumOver(counts, wildIds))
  const multiplied = stops.map((counts) => sumOver(counts, wildIds, (id) => timesOf(model, id)))
  const scatter = stops.map((counts) => sumOver(counts, countedSymbols(model)))
  const lineSymbols = model.symbols.filter((symbol) => symbol.role === 'low' || symbol.role === 'high')
  const reels = stops.length
  const runs: LineRun[] = []
  const add = (run: Omit<LineRun, 'weight'>, weight = run.combinations) => run.combinations > 0 && runs.push({ ...run, weight })

  for (let wilds = 0; wilds <= reels; wilds += 1) {
    const lead = product(wild, 0, wilds)
    if (wilds === reels) {
      add({ wilds, symbol: null, count: wilds, combinations: lead })
      break
    }
    add({ wilds, symbol: null, count: wilds, combinations: lead * (scatter[wilds] ?? 0) * product(size, wilds + 1, reels) })
    for (const { id } of lineSymbols) {
      const symbolCounts = stops.map((counts) => counts[id] ?? 0)
      const fits = symbolCounts.map((count, reel) => count + (wild[reel] ?? 0))
      const heavy = symbolCounts.map((count, reel) => count + (multiplied[reel] ?? 0))
      for (let count = wilds + 1; count <= reels; count += 1) {
        const endingCombinations = count < reels ? ((size[count] ?? 0) - (fits[count] ?? 0)) * product(size, count + 1, reels) : 1
        const baseCombinations = lead * (symbolCounts[wilds] ?? 0) * endingCombinations
        const combinations = baseCombinations * product(fits, wilds + 1, count)
        add({ wilds, symbol: id, count, combinations }, baseCombinations * product(heavy, wilds + 1, count))
      }
    }
  }
  return runs
}

/** Multiplier of the line win a symbol is part of. */
export const timesOf = (model: Pick<SlotModel, 'symbols'>, symbol: number): number => model.symbols[symbol]?.multiplier ?? 1

/** Pay of a line with this start, in multiples of its bet. */
export function payOfRun(model: Pick<SlotModel, 'symbols'>, run: Omit<LineRun, 'combinations' | 'weight'>): number {
  const asWilds = run.wilds === 0 ? 0 : wildRun(model.symbols, run.wilds).pay
  return run.symbol === null ? asWilds : Math.max(asWilds, payOf(model.symbols[run.symbol], run.count))
}

export function product(values: readonly number[], from: number, to: number): number {
  let result = 1
  for (let index = from; index < to; index += 1) result *= values[index] ?? 1
  return result
}
