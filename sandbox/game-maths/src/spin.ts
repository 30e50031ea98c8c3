import type { GridWin } from '@herna/contract/games'
import { anywhereWins } from './cascade/anywhere-wins.ts'
import { type Grid, positionsOf } from './grid.ts'
import { lineWins } from './line-wins.ts'
import { countedSymbols, payOf, type SlotModel, symbolsOf } from './model.ts'
import { waysWins } from './ways/ways-wins.ts'

/** What the wins of a grid are based on. */
export interface Stake {
  /** In cents. */
  readonly bet: number
  /** Multiplier of all wins of the step. */
  readonly multiplier: number
}

/** All wins of a grid but those of coins. */
export function winsOf(model: SlotModel, grid: Grid, { bet, multiplier }: Stake): GridWin[] {
  const unit = (bet / model.betUnits) * multiplier
  const wins = WINS[model.wins](model, grid, unit)
  for (const scatter of symbolsOf(model, 'scatter')) {
    const positions = positionsOf(grid, scatter)
    const pay = payOf(model.symbols[scatter], positions.length)
    if (pay > 0)
      wins.push({
        by: 'scatter',
        line: null,
        symbol: scatter,
        count: positions.length,
        amount: pay * bet * multiplier,
        positions,
      })
  }
  return wins
}

const WINS: Record<SlotModel['wins'], (model: SlotModel, grid: Grid, unit: number) => GridWin[]> = {
  lines: lineWins,
  ways: waysWins,
  anywhere: anywhereWins,
}

/** Number of scatters or coins on the grid. */
export function countedIn(model: SlotModel, grid: Grid): number {
  return countedSymbols(model).reduce((sum, symbol) => sum + positionsOf(grid, symbol).length, 0)
}
