import type { GridWin } from '@herna/contract/games'
import { payOf, type SlotModel, symbolsOf } from './model.ts'

/** The window the stops show: symbol ids by reel, top row first. Row 0 shows the stop itself. */
export function windowAt(model: SlotModel, stops: readonly number[]): number[][] {
  return model.strips.map((strip, reel) =>
    Array.from({ length: model.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as number),
  )
}

/** The best win of one line's symbols, left to right: a wild stands for every symbol but a scatter; a line pays once, its highest. */
export function lineWin(
  model: Pick<SlotModel, 'symbols'>,
  symbols: readonly number[],
): { symbol: number; count: number; pay: number } {
  const roleOf = (symbol: number | undefined) => (symbol === undefined ? undefined : model.symbols[symbol]?.role)
  let wilds = 0
  while (roleOf(symbols[wilds]) === 'wild') wilds += 1
  let best = wildRun(model, wilds)
  const first = symbols[wilds]
  if (first === undefined || roleOf(first) === 'scatter') return best
  let count = wilds + 1
  while (symbols[count] === first || roleOf(symbols[count]) === 'wild') count += 1
  const pay = payOf(model.symbols[first], count)
  if (pay > 0 && pay >= best.pay) best = { symbol: first, count, pay }
  return best
}

/** A run of wilds alone pays as the symbol (or the wild itself) that pays most for so many. */
export function wildRun(model: Pick<SlotModel, 'symbols'>, count: number): { symbol: number; count: number; pay: number } {
  let best = { symbol: -1, count: 0, pay: 0 }
  for (const symbol of model.symbols) {
    if (symbol.role === 'scatter') continue
    const pay = payOf(symbol, count)
    if (pay > best.pay) best = { symbol: symbol.id, count, pay }
  }
  return best
}

/** All wins of a window. `lineBet` and `bet` in cents; `multiplier` is 1 but in free spins. */
export function winsOf(
  model: SlotModel,
  grid: readonly (readonly number[])[],
  lineBet: number,
  bet: number,
  multiplier: number,
): GridWin[] {
  const wins: GridWin[] = []
  for (const [line, rows] of model.lines.entries()) {
    const { symbol, count, pay } = lineWin(
      model,
      rows.map((row, reel) => grid[reel]?.[row] as number),
    )
    if (pay === 0) continue
    const positions = rows.slice(0, count).map((row, reel): [number, number] => [reel, row])
    wins.push({ line, symbol, count, amount: pay * lineBet * multiplier, positions })
  }
  for (const scatter of symbolsOf(model, 'scatter')) {
    const positions = positionsOf(grid, scatter)
    const pay = payOf(model.symbols[scatter], positions.length)
    if (pay > 0) wins.push({ line: null, symbol: scatter, count: positions.length, amount: pay * bet * multiplier, positions })
  }
  return wins
}

export function scattersIn(model: SlotModel, grid: readonly (readonly number[])[]): number {
  return symbolsOf(model, 'scatter').reduce((sum, scatter) => sum + positionsOf(grid, scatter).length, 0)
}

function positionsOf(grid: readonly (readonly number[])[], symbol: number): [number, number][] {
  return grid.flatMap((column, reel) =>
    column.flatMap((shown, row): [number, number][] => (shown === symbol ? [[reel, row]] : [])),
  )
}
