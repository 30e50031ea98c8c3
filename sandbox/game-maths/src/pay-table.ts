import type { LineRun } from './line-runs.ts'
import type { SymbolRole } from './model.ts'

/** The multiples a pay table may name: round figures a player can read, as real machines use. */
const STEPS = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90] as const
const SMALL = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const PAY_LADDER: readonly number[] = [
  ...SMALL,
  ...STEPS,
  ...STEPS.map((step) => step * 10),
  ...STEPS.map((step) => step * 100),
  10_000,
  12_000,
  15_000,
  20_000,
]

/** Index of the figure nearest in proportion. */
function nearestRung(pay: number): number {
  let best = 0
  for (const [rung, figure] of PAY_LADDER.entries()) {
    if (Math.abs(Math.log(figure / pay)) < Math.abs(Math.log((PAY_LADDER[best] ?? 1) / pay))) best = rung
  }
  return best
}

/** What the pays of a model's runs, on lines or by ways, are wanted to do. */
export interface PayGoal {
  /** The mean win of a spin in units of what its pays multiply: of the line's bet on one line, of the bet unit by ways. */
  readonly share: number
  /** Each win gets a part of it in proportion to (its chance)^(1 - steepness): 0 pays all alike, 1 gives each the same part, above favours the rare. */
  readonly steepness: number
  /** The shortest run that pays. */
  readonly shortest: number
  /** What the longest run of the rarest symbol may pay; each symbol less may pay a fifth of it. */
  readonly highestPay: number
  /** The part of a symbol's highest pay that the next more frequent symbol may pay: keeps a pay table from one plateau of equal pays. */
  readonly fall: number
}

interface Cell {
  readonly symbol: number
  readonly count: number
  /** Index in the ladder. */
  rung: number
}

/** What wins there are to pay. */
export interface Payable {
  readonly roles: readonly SymbolRole[]
  readonly reels: number
  readonly runs: readonly LineRun[]
  /** Stop combinations. */
  readonly all: number
}

/**
 * Makes the pays of symbols whose ids run from frequent to rare: first by the goal's formula on round figures, then moves
 * single figures by one rung for as long as the exact return comes nearer to the goal.
 */
export function tunePays({ roles, reels, runs, all }: Payable, goal: PayGoal): (readonly [number, number])[][] {
  const cells = firstDraft(roles, reels, runs, all, goal)
  settle(cells)
  const missed = () => Math.abs(paidBy(runs, cells, roles.length, reels) / all - goal.share)
  climb(cells, missed, nearestRung(goal.highestPay))
  return roles.map((_, id) =>
    cells.filter((cell) => cell.symbol === id).map((cell): [number, number] => [cell.count, PAY_LADDER[cell.rung] ?? 0]),
  )
}

function firstDraft(roles: readonly SymbolRole[], reels: number, runs: readonly LineRun[], all: number, goal: PayGoal): Cell[] {
  const chances = roles.flatMap((role, symbol) => {
    if (role !== 'low' && role !== 'high') return []
    return Array.from({ length: reels - goal.shortest + 1 }, (_, longer) => {
      const count = goal.shortest + longer
      const shown = runs.filter((run) => run.symbol === symbol && run.count === count)
      return { symbol, count, chance: shown.reduce((sum, run) => sum + run.weight, 0) / all }
    })
  })
  const whole = chances.reduce((sum, { chance }) => sum + chance ** (1 - goal.steepness), 0)
  const rarest = Math.max(...chances.map(({ symbol }) => symbol))
  return chances.map(({ symbol, count, chance }) => {
    const pay = (goal.share * chance ** -goal.steepness) / whole
    const highest = (goal.highestPay * goal.fall ** (rarest - symbol)) / 5 ** (reels - count)
    return { symbol, count, rung: nearestRung(Math.max(Math.min(pay, highest), 1)) }
  })
}

/** Raises figures until longer runs pay more and rarer symbols never less. */
function settle(cells: readonly Cell[]): void {
  for (const cell of cells) {
    for (const other of cells) {
      if (other.symbol === cell.symbol && other.count === cell.count - 1) cell.rung = Math.max(cell.rung, other.rung + 1)
      if (other.symbol === cell.symbol - 1 && other.count === cell.count) cell.rung = Math.max(cell.rung, other.rung)
    }
  }
}

function isOrdered(cells: readonly Cell[], changed: Cell): boolean {
  return cells.every((other) => {
    if (other === changed) return true
    if (other.symbol === changed.symbol)
      return other.count < changed.count ? other.rung < changed.rung : other.rung > changed.rung
    if (other.count !== changed.count) return true
    return other.symbol < changed.symbol ? other.rung <= changed.rung : other.rung >= changed.rung
  })
}

/** Steepest descent: the single move that helps most, until none helps. */
function climb(cells: readonly Cell[], missed: () => number, highestRung: number): void {
  let current = missed()
  for (;;) {
    let best: { cell: Cell; by: number; left: number } | null = null
    for (const cell of cells) {
      for (const by of [-1, 1]) {
        cell.rung += by
        const left = cell.rung >= 0 && cell.rung <= highestRung && isOrdered(cells, cell) ? missed() : Number.POSITIVE_INFINITY
        cell.rung -= by
        if (left < (best?.left ?? current)) best = { cell, by, left }
      }
    }
    if (!best) return
    best.cell.rung += best.by
    current = best.left
  }
}

/** What all runs together pay, as `payOfRun` says, but read off plain arrays: the climb asks it thousands of times. */
function paidBy(runs: readonly LineRun[], cells: readonly Cell[], symbols: number, reels: number): number {
  const width = reels + 1
  const pays = Array<number>(symbols * width).fill(0)
  const asWilds = Array<number>(width).fill(0)
  for (const { symbol, count, rung } of cells) {
    const pay = PAY_LADDER[rung] as number
    pays[symbol * width + count] = pay
    if (pay > (asWilds[count] as number)) asWilds[count] = pay
  }
  let paid = 0
  for (const { symbol, wilds, count, weight } of runs) {
    const own = symbol === null ? 0 : (pays[symbol * width + count] as number)
    paid += weight * Math.max(own, asWilds[wilds] as number)
  }
  return paid
}
