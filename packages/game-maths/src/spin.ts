import type { GridWin } from '@herna/contract/games'
import { type ModelSymbol, payOf, type SlotModel, symbolsOf } from './model.ts'

export type Grid = readonly (readonly number[])[]

/** The window the stops show: symbol ids by reel, top row first. Row 0 shows the stop itself. */
export function windowAt(model: SlotModel, stops: readonly number[]): number[][] {
  return model.strips.map((strip, reel) => {
    const column: number[] = []
    for (let row = 0; row < model.rows; row += 1) column.push(strip[((stops[reel] ?? 0) + row) % strip.length] as number)
    return column
  })
}

export interface LineWin {
  readonly symbol: number
  readonly count: number
  /** In line bets. */
  readonly pay: number
}

const NO_WIN: LineWin = { symbol: -1, count: 0, pay: 0 }

/** The best win of one line, left to right: a wild stands for every symbol but a scatter; a line pays once, its highest. */
export function lineWin(symbols: readonly ModelSymbol[], grid: Grid, rows: readonly number[]): LineWin {
  let first: ModelSymbol | null = null
  let wilds = 0
  let count = 0
  for (; count < rows.length; count += 1) {
    const shown = symbols[grid[count]?.[rows[count] as number] as number] as ModelSymbol
    if (shown.role === 'wild') wilds += first ? 0 : 1
    else if (shown.role === 'scatter') break
    else if (first === null) first = shown
    else if (first !== shown) break
  }
  const asWilds = wilds > 0 ? wildRun(symbols, wilds) : NO_WIN
  const pay = first ? payOf(first, count) : 0
  return first && pay > 0 && pay >= asWilds.pay ? { symbol: first.id, count, pay } : asWilds
}

/** A run of wilds alone pays as the symbol (or the wild itself) that pays most for so many. */
export function wildRun(symbols: readonly ModelSymbol[], count: number): LineWin {
  let best = NO_WIN
  for (const symbol of symbols) {
    if (symbol.role === 'scatter') continue
    const pay = payOf(symbol, count)
    if (pay > best.pay) best = { symbol: symbol.id, count, pay }
  }
  return best
}

/** All wins of a window. `lineBet` and `bet` in cents; `multiplier` is 1 but in free spins. */
export function winsOf(model: SlotModel, grid: Grid, lineBet: number, bet: number, multiplier: number): GridWin[] {
  const wins: GridWin[] = []
  for (let line = 0; line < model.lines.length; line += 1) {
    const rows = model.lines[line] as readonly number[]
    const { symbol, count, pay } = lineWin(model.symbols, grid, rows)
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

export function scattersIn(model: SlotModel, grid: Grid): number {
  return symbolsOf(model, 'scatter').reduce((sum, scatter) => sum + positionsOf(grid, scatter).length, 0)
}

function positionsOf(grid: Grid, symbol: number): [number, number][] {
  const positions: [number, number][] = []
  for (const [reel, column] of grid.entries()) {
    for (let row = 0; row < column.length; row += 1) if (column[row] === symbol) positions.push([reel, row])
  }
  return positions
}
