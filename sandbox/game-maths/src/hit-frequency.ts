import { cascadeHits } from './cascade/cascade-figures.ts'
import { isCounted, payOfCounted, type SlotModel, startsRespins, startsTrail } from './model.ts'
import { type Rational, rational } from './rational.ts'
import { combinationsOf } from './combinations.ts'
import { markLimit, markOf, reelMarks } from './marks.ts'
import { convolve } from './scatters.ts'
import { columnAt } from './grid.ts'

/**
 * Exact share of paid spins that show a win, or start respins or a trail. A line or way wins once its first reels (the length of the
 * shortest paying run) show one symbol or wilds; the remaining reels matter only by their scatters. So only the first reels'
 * stops are enumerated.
 */
export function hitFrequency(model: SlotModel): Rational {
  if (model.cascade) return cascadeHits(model, model.cascade)
  const lead = shortestRun(model)
  const columns = model.strips.slice(0, lead).map((_, reel) => columnsOf(model, reel))
  const losesWith = losingRests(model, lead)
  const losing = model.wins === 'ways' ? losingWays(columns, losesWith) : losingLines(model, columns, losesWith)
  const combinationCount = combinationsOf(model)
  return rational(combinationCount - losing, combinationCount)
}

/** A stop's window as a bit per symbol each row can count as (a wild: all; a scatter: none), and its scatters. */
interface MaskColumn {
  readonly masks: readonly number[]
  readonly scatters: number
}

function losingLines(model: SlotModel, columns: readonly (readonly MaskColumn[])[], losesWith: readonly number[]): number {
  let losing = 0
  /** `masks` by line: the symbols its run may still consist of. */
  const turn = (reel: number, masks: readonly number[], scatters: number): void => {
    if (reel === columns.length - 1) {
      const open = openByRow(model, reel, masks)
      for (const column of columns[reel] ?? []) {
        if (column.masks.every((mask, row) => (mask & (open[row] ?? 0)) === 0))
          losing += losesWith[scatters + column.scatters] ?? 0
      }
      return
    }
    for (const column of columns[reel] ?? []) {
      const next = masks.map((mask, line) => mask & (column.masks[model.lines[line]?.[reel] ?? 0] ?? 0))
      turn(reel + 1, next, scatters + column.scatters)
    }
  }
  turn(0, Array<number>(model.lines.length).fill(-1), 0)
  return losing
}

/** Rows do not matter for ways: the possible symbols are one mask, and few distinct masks remain after a reel. */
function losingWays(columns: readonly (readonly MaskColumn[])[], losesWith: readonly number[]): number {
  let open = new Map([['-1/0', { mask: -1, scatters: 0, stops: 1 }]])
  for (const reel of columns) {
    const next: typeof open = new Map()
    for (const openRuns of open.values()) {
      for (const column of reel) {
        const mask = openRuns.mask & column.masks.reduce((any, rowMask) => any | rowMask, 0)
        const scatters = openRuns.scatters + column.scatters
        const stops = (next.get(`${mask}/${scatters}`)?.stops ?? 0) + openRuns.stops
        next.set(`${mask}/${scatters}`, { mask, scatters, stops })
      }
    }
    open = next
  }
  return [...open.values()].reduce(
    (sum, { mask, scatters, stops }) => sum + (mask === 0 ? stops * (losesWith[scatters] ?? 0) : 0),
    0,
  )
}

/** By the scatters of the first reels: the number of stop combinations of the other reels that neither pay nor start respins or a trail. */
function losingRests(model: SlotModel, lead: number): number[] {
  const wins = (count: number): boolean =>
    payOfCounted(model, count) > 0 || startsRespins(model, count) || startsTrail(model, count)
  const rests = model.strips
    .map((_, reel) => reel)
    .slice(lead)
    .map((reel) => reelMarks(model, reel))
    .reduce(convolve, [1])
  return Array.from({ length: markLimit(model) }, (_, scattersSoFar) =>
    rests.reduce((sum, combinations, moreScatters) => sum + (wins(scattersSoFar + moreScatters) ? 0 : combinations), 0),
  )
}

/** The symbols that would complete a line win, by row on this reel. */
function openByRow(model: SlotModel, reel: number, masks: readonly number[]): number[] {
  const open = Array<number>(model.rows).fill(0)
  for (const [line, rows] of model.lines.entries()) {
    const row = rows[reel] ?? 0
    open[row] = (open[row] ?? 0) | (masks[line] ?? 0)
  }
  return open
}

/** The shortest paying run of line symbols; throws for a pay table with gaps. */
export function shortestRun(model: SlotModel): number {
  const paying = model.symbols.filter((symbol) => symbol.role === 'low' || symbol.role === 'high')
  const shortest = Math.min(...paying.flatMap((symbol) => symbol.pays.map(([count]) => count)))
  for (const symbol of paying) {
    if (symbol.pays.length !== model.reels - shortest + 1)
      throw new RangeError(`symbol ${symbol.id} of ${model.variantId} has gaps in its pays`)
  }
  return shortest
}

function columnsOf(model: SlotModel, reel: number): MaskColumn[] {
  const maskOf = (symbol: number) => {
    const role = model.symbols[symbol]?.role ?? 'scatter'
    return role === 'wild' ? -1 : isCounted(role) ? 0 : 1 << symbol
  }
  return (model.strips[reel] ?? []).map((_, stop) => {
    const column = columnAt(model, reel, stop)
    return {
      masks: column.map(maskOf),
      scatters: markOf(model, reel, column),
    }
  })
}
