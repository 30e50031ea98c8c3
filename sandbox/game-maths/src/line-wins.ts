import type { GridWin } from '@herna/contract/games'
import { isCounted, type ModelSymbol, payOf, type SlotModel } from './model.ts'
import type { Grid } from './grid.ts'

export interface LineWin {
  readonly symbol: number
  readonly count: number
  /** Pay in line bets, without the wilds' multiplier. */
  readonly pay: number
  /** The product of the multipliers of all wilds in the run. */
  readonly multiplier: number
}

const NO_WIN: LineWin = { symbol: -1, count: 0, pay: 0, multiplier: 1 }

/**
 * The best win of one line, left to right: a wild substitutes for every symbol except scatters and coins; a line pays its
 * highest win once.
 */
export function lineWin(symbols: readonly ModelSymbol[], grid: Grid, rows: readonly number[]): LineWin {
  let first: ModelSymbol | null = null
  let wilds = 0
  let count = 0
  let multiplier = 1
  for (; count < rows.length; count += 1) {
    const symbol = symbols[grid[count]?.[rows[count] as number] as number] as ModelSymbol
    if (symbol.role === 'wild') {
      wilds += first ? 0 : 1
      multiplier *= symbol.multiplier ?? 1
    } else if (isCounted(symbol.role)) break
    else if (first === null) first = symbol
    else if (first !== symbol) break
  }
  const asWilds = wilds > 0 ? wildRun(symbols, wilds) : NO_WIN
  const pay = first ? payOf(first, count) : 0
  return first && pay > 0 && pay >= asWilds.pay ? { symbol: first.id, count, pay, multiplier } : asWilds
}

/**
 * A run of wilds only pays as the best-paying symbol (or the wild itself) for its length. Such wilds do not multiply: see
 * ModelSymbol.
 */
export function wildRun(symbols: readonly ModelSymbol[], count: number): LineWin {
  let best = NO_WIN
  for (const symbol of symbols) {
    if (isCounted(symbol.role)) continue
    const pay = payOf(symbol, count)
    if (pay > best.pay) best = { symbol: symbol.id, count, pay, multiplier: 1 }
  }
  return best
}

/** All winning lines; `unit` is the line bet in cents times the step's multiplier. */
export function lineWins(model: SlotModel, grid: Grid, unit: number): GridWin[] {
  const wins: GridWin[] = []
  for (let line = 0; line < model.lines.length; line += 1) {
    const rows = model.lines[line] as readonly number[]
    const { symbol, count, pay, multiplier } = lineWin(model.symbols, grid, rows)
    if (pay === 0) continue
    const positions = rows.slice(0, count).map((row, reel): [number, number] => [reel, row])
    const multiplied = multiplier > 1 ? { wildMultiplier: multiplier } : {}
    wins.push({ by: 'line', line, symbol, count, ...multiplied, amount: pay * unit * multiplier, positions })
  }
  return wins
}
