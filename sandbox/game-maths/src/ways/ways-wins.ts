import type { GridWin } from '@herna/contract/games'
import { payOf, type SlotModel } from '../model.ts'
import type { Grid } from '../grid.ts'

/** Ids of the symbols that win by ways: all except wilds and counted ones. */
export function waysSymbols(model: Pick<SlotModel, 'symbols'>): number[] {
  return model.symbols.filter(({ role }) => role === 'low' || role === 'high').map(({ id }) => id)
}

/** Rows of a column that count as a symbol: its own and the wilds'. */
export function rowsShowing(model: Pick<SlotModel, 'symbols'>, column: readonly number[], symbol: number): number[] {
  return column.flatMap((cellSymbol, row) => (cellSymbol === symbol || model.symbols[cellSymbol]?.role === 'wild' ? [row] : []))
}

/**
 * Every symbol on the first reel wins with its longest run of adjacent reels, once per way: the product of its cells on each
 * reel. The first reel has no wilds, so every way starts with the symbol itself.
 */
export function waysWins(model: SlotModel, grid: Grid, unit: number): GridWin[] {
  const wins: GridWin[] = []
  for (const symbol of waysSymbols(model)) {
    const positions: [number, number][] = []
    let wayCount = 1
    let count = 0
    for (; count < model.reels; count += 1) {
      const rows = rowsShowing(model, grid[count] as readonly number[], symbol)
      if (rows.length === 0) break
      wayCount *= rows.length
      for (const row of rows) positions.push([count, row])
    }
    const pay = payOf(model.symbols[symbol], count)
    if (pay > 0) wins.push({ by: 'ways', line: null, symbol, count, ways: wayCount, amount: pay * wayCount * unit, positions })
  }
  return wins
}
