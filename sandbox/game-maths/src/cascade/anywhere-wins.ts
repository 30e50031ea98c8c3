import type { GridWin } from '@herna/contract/games'
import type { ModelSymbol, SlotModel } from '../model.ts'
import { type Grid, positionsOf } from '../grid.ts'

/** Pay of `count` cells of a symbol anywhere, in bet units: the highest pay-table step reached. */
export function payAnywhere(symbol: ModelSymbol | undefined, count: number): number {
  let pay = 0
  for (const [minCount, multiple] of symbol?.pays ?? []) if (count >= minCount) pay = multiple
  return pay
}

/** One win per symbol with enough cells, wherever they are. */
export function anywhereWins(model: SlotModel, grid: Grid, unit: number): GridWin[] {
  return model.symbols.flatMap((symbol): GridWin[] => {
    const positions = positionsOf(grid, symbol.id)
    const pay = payAnywhere(symbol, positions.length)
    if (pay === 0) return []
    return [{ by: 'anywhere', line: null, symbol: symbol.id, count: positions.length, amount: pay * unit, positions }]
  })
}
