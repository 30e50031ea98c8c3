import type { GridWin } from '@herna/contract/games'
import type { ModelSymbol, SlotModel } from '../model.ts'
import { type Grid, positionsOf } from '../grid.ts'

/** What `count` of a symbol anywhere pay: as the highest number of the pay table that is reached. */
export function payAnywhere(symbol: ModelSymbol | undefined, count: number): number {
  let paid = 0
  for (const [least, multiple] of symbol?.pays ?? []) if (count >= least) paid = multiple
  return paid
}

/** Every symbol of which there are enough wins once, wherever its cells lie. */
export function anywhereWins(model: SlotModel, grid: Grid, unit: number): GridWin[] {
  return model.symbols.flatMap((symbol): GridWin[] => {
    const positions = positionsOf(grid, symbol.id)
    const pay = payAnywhere(symbol, positions.length)
    if (pay === 0) return []
    return [{ by: 'anywhere', line: null, symbol: symbol.id, count: positions.length, amount: pay * unit, positions }]
  })
}
