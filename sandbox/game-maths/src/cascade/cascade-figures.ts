import type { CascadeRule, SlotModel } from '../model.ts'
import { type Rational, rational } from '../rational.ts'
import { numberFor } from '../draw.ts'
import { payAnywhere } from './anywhere-wins.ts'
import { type CountSpace, countSpace } from './count-space.ts'

/** Pay of each full grid at multiplier 1, in bet units, and the state left after its winners vanish. */
interface Grids {
  readonly pays: Float64Array
  readonly remainingStates: Int32Array
}

/** A value per state, solved backwards from the last fall. */
type Values = Float64Array

const TWO_52 = 2 ** 52

/**
 * The mean win as a share of the bet. Sums of positive products in double precision: accurate to more than ten digits, published
 * with four.
 */
export function cascadeReturn(model: SlotModel, rule: CascadeRule): Rational {
  return rational(BigInt(Math.round(cascadeMoments(model, rule).mean * TWO_52)), BigInt(TWO_52))
}

interface Moments {
  readonly mean: number
  readonly square: number
}

/** Cached: two figures use them, and computing them takes half a second. */
const moments = new WeakMap<SlotModel, Moments>()

/** Mean and mean square of a round's win, in total bets. */
export function cascadeMoments(model: SlotModel, rule: CascadeRule): Moments {
  const cached = moments.get(model) ?? findMoments(model, rule)
  moments.set(model, cached)
  return cached
}

function findMoments(model: SlotModel, { multipliers, weights }: CascadeRule): Moments {
  const space = countSpace(model.reels * model.rows, model.symbols.length)
  const grids = fullGrids(model, space)
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = Float64Array.from(weights, (weight) => weight / totalWeight)
  let mean: Values = new Float64Array(space.size)
  let square: Values = new Float64Array(space.size)
  for (const times of multipliers.toReversed()) {
    const [laterMean, laterSquare] = [mean, square]
    mean = new Float64Array(space.size)
    square = new Float64Array(space.size)
    for (const state of space.byGaps[0] as Int32Array) {
      const pay = (grids.pays[state] as number) * times
      if (pay === 0) continue
      const remainingState = grids.remainingStates[state] as number
      const laterWin = laterMean[remainingState] as number
      mean[state] = pay + laterWin
      square[state] = pay * pay + 2 * pay * laterWin + (laterSquare[remainingState] as number)
    }
    fillBackwards(space, chances, mean, square)
  }
  const empty = space.stateOf(new Uint8Array(space.symbols))
  return { mean: (mean[empty] as number) / model.betUnits, square: (square[empty] as number) / model.betUnits ** 2 }
}

/** From full grids to the empty one: a gap is filled by each symbol with its probability. */
function fillBackwards({ byGaps, added, symbols }: CountSpace, chances: Float64Array, mean: Values, square: Values): void {
  for (const states of byGaps.slice(1)) {
    for (const state of states) {
      let sum = 0
      let squares = 0
      for (let symbol = 0; symbol < symbols; symbol += 1) {
        const next = added[state * symbols + symbol] as number
        const chance = chances[symbol] as number
        sum += chance * (mean[next] as number)
        squares += chance * (square[next] as number)
      }
      mean[state] = sum
      square[state] = squares
    }
  }
}

function fullGrids(model: SlotModel, space: CountSpace): Grids {
  const pays = new Float64Array(space.size)
  const remainingStates = new Int32Array(space.size)
  for (const state of space.byGaps[0] as Int32Array) {
    const counts = space.counts.slice(state * space.symbols, (state + 1) * space.symbols)
    for (const symbol of model.symbols) {
      const pay = payAnywhere(symbol, counts[symbol.id] as number)
      if (pay === 0) continue
      pays[state] = (pays[state] as number) + pay
      counts[symbol.id] = 0
    }
    remainingStates[state] = space.stateOf(counts)
  }
  return { pays, remainingStates }
}

/** Exact: counts, symbol by symbol, the fillings of the grid in which no symbol reaches its first pay. */
export function cascadeHits(model: SlotModel, { weights }: CascadeRule): Rational {
  const cells = model.reels * model.rows
  const fillingCount = BigInt(weights.reduce((sum, weight) => sum + weight, 0)) ** BigInt(cells)
  let losing = [1n]
  for (const { id, pays } of model.symbols) {
    const minCount = pays[0]?.[0] ?? cells + 1
    const next = Array<bigint>(cells + 1).fill(0n)
    for (const [filledCells, combinations] of losing.entries()) {
      let choose = 1n
      for (let count = 0; count < minCount && filledCells + count <= cells; count += 1) {
        if (count > 0) choose = (choose * BigInt(filledCells + count)) / BigInt(count)
        next[filledCells + count] =
          (next[filledCells + count] ?? 0n) + combinations * choose * BigInt(weights[id] ?? 0) ** BigInt(count)
      }
    }
    losing = next
  }
  return rational(fillingCount - (losing[cells] ?? 0n), fillingCount)
}

/** The highest win of a round in bet units, and the draws of its falls that produce it. */
export function highestCascades(model: SlotModel, { multipliers, weights }: CascadeRule): { win: number; draws: number[][] } {
  const space = countSpace(model.reels * model.rows, model.symbols.length)
  const { added, symbols } = space
  const grids = fullGrids(model, space)
  const bestWinsByFall: Values[] = []
  let laterBest: Values = new Float64Array(space.size)
  for (const times of multipliers.toReversed()) {
    const bestWins = new Float64Array(space.size)
    for (const state of space.byGaps[0] as Int32Array) {
      const pay = grids.pays[state] as number
      bestWins[state] = pay === 0 ? 0 : pay * times + (laterBest[grids.remainingStates[state] as number] as number)
    }
    for (const states of space.byGaps.slice(1))
      for (const state of states)
        bestWins[state] = bestWins[
          added[state * symbols + bestFillingSymbol(space, bestWins, weights, state)] as number
        ] as number
    bestWinsByFall.unshift(bestWins)
    laterBest = bestWins
  }
  let state = space.stateOf(new Uint8Array(space.symbols))
  const win = bestWinsByFall[0]?.[state] ?? 0
  const draws: number[][] = []
  for (const bestWins of bestWinsByFall) {
    const filledGrid = fillBestSymbols(space, bestWins, weights, state)
    draws.push(filledGrid.draws)
    if (grids.pays[filledGrid.state] === 0) break
    state = grids.remainingStates[filledGrid.state] as number
  }
  return { win, draws }
}

/** The symbol that fills a gap best. */
function bestFillingSymbol({ added, symbols }: CountSpace, bestWins: Values, weights: readonly number[], state: number): number {
  let bestSymbol = -1
  let highestWin = -1
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    if ((weights[symbol] ?? 0) <= 0) continue
    const value = bestWins[added[state * symbols + symbol] as number] as number
    if (value > highestWin) [bestSymbol, highestWin] = [symbol, value]
  }
  return bestSymbol
}

/** Fills all gaps optimally. */
function fillBestSymbols(
  space: CountSpace,
  bestWins: Values,
  weights: readonly number[],
  startState: number,
): { state: number; draws: number[] } {
  const gaps =
    space.cells -
    space.counts.slice(startState * space.symbols, (startState + 1) * space.symbols).reduce((sum, count) => sum + count, 0)
  const draws: number[] = []
  let state = startState
  for (let gap = 0; gap < gaps; gap += 1) {
    const next = bestFillingSymbol(space, bestWins, weights, state)
    draws.push(numberFor(weights, next))
    state = space.added[state * space.symbols + next] as number
  }
  return { state, draws }
}
