import type { LineRun } from './line-runs.ts'
import type { SymbolRole } from './model.ts'

/** The multiples a pay table may use: round figures, as on real machines. */
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

/** Index of the proportionally nearest figure. */
function nearestRung(pay: number): number {
  let bestRung = 0
  for (const [rung, figure] of PAY_LADDER.entries()) {
    if (Math.abs(Math.log(figure / pay)) < Math.abs(Math.log((PAY_LADDER[bestRung] ?? 1) / pay))) bestRung = rung
  }
  return bestRung
}

/** Tuning goal for the pays of a model's runs, on lines or by ways. */
export interface PayGoal {
  /** Mean win of a spin: per line in line bets, by ways in bet units. */
  readonly share: number
  /**
   * Each win's share is proportional to (its probability)^(1 - steepness): 0 pays all alike, 1 gives each win the same share,
   * above favours rare wins.
   */
  readonly steepness: number
  /** The shortest run that pays. */
  readonly shortest: number
  /** Maximum pay of the longest run of the rarest symbol; each more frequent symbol may pay a fifth of it. */
  readonly highestPay: number
  /** Share of a symbol's highest pay that the next more frequent symbol may pay; avoids a plateau of equal pays. */
  readonly symbolPayRatio: number
}

interface Cell {
  readonly symbol: number
  readonly count: number
  /** Index in the ladder. */
  rung: number
}

/** The runs to assign pays to. */
export interface Payable {
  readonly roles: readonly SymbolRole[]
  readonly reels: number
  readonly runs: readonly LineRun[]
  /** Number of stop combinations. */
  readonly combinationCount: number
}

/**
 * Tunes the pays of symbols ordered from frequent to rare: starts from the goal's formula on round figures, then moves single
 * figures by one step while the exact return gets closer to the goal.
 */
export function tunePays({ roles, reels, runs, combinationCount }: Payable, goal: PayGoal): (readonly [number, number])[][] {
  const cells = firstDraft(roles, reels, runs, combinationCount, goal)
  settle(cells)
  const shareError = () => Math.abs(paidBy(runs, cells, roles.length, reels) / combinationCount - goal.share)
  climb(cells, shareError, nearestRung(goal.highestPay))
  return roles.map((_, id) =>
    cells.filter((cell) => cell.symbol === id).map((cell): [number, number] => [cell.count, PAY_LADDER[cell.rung] ?? 0]),
  )
}

function firstDraft(
  roles: readonly SymbolRole[],
  reels: number,
  runs: readonly LineRun[],
  combinationCount: number,
  goal: PayGoal,
): Cell[] {
  const chances = roles.flatMap((role, symbol) => {
    if (role !== 'low' && role !== 'high') return []
    return Array.from({ length: reels - goal.shortest + 1 }, (_, longer) => {
      const count = goal.shortest + longer
      const matchingRuns = runs.filter((run) => run.symbol === symbol && run.count === count)
      return { symbol, count, chance: matchingRuns.reduce((sum, run) => sum + run.weight, 0) / combinationCount }
    })
  })
  const shareSum = chances.reduce((sum, { chance }) => sum + chance ** (1 - goal.steepness), 0)
  const rarest = Math.max(...chances.map(({ symbol }) => symbol))
  return chances.map(({ symbol, count, chance }) => {
    const pay = (goal.share * chance ** -goal.steepness) / shareSum
    const maxPay = (goal.highestPay * goal.symbolPayRatio ** (rarest - symbol)) / 5 ** (reels - count)
    return { symbol, count, rung: nearestRung(Math.max(Math.min(pay, maxPay), 1)) }
  })
}

/** Raises figures until longer runs pay more and rarer symbols pay no less. */
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

/** Steepest descent: repeats the single move that helps most, until none helps. */
function climb(cells: readonly Cell[], shareError: () => number, highestRung: number): void {
  let current = shareError()
  for (;;) {
    let bestMove: { cell: Cell; step: number; error: number } | null = null
    for (const cell of cells) {
      for (const step of [-1, 1]) {
        cell.rung += step
        const remainingError =
          cell.rung >= 0 && cell.rung <= highestRung && isOrdered(cells, cell) ? shareError() : Number.POSITIVE_INFINITY
        cell.rung -= step
        if (remainingError < (bestMove?.error ?? current)) bestMove = { cell, step, error: remainingError }
      }
    }
    if (!bestMove) return
    bestMove.cell.rung += bestMove.step
    current = bestMove.error
  }
}

/** Total pay of all runs, as `payOfRun`, but on plain arrays: the search evaluates it thousands of times. */
function paidBy(runs: readonly LineRun[], cells: readonly Cell[], symbols: number, reels: number): number {
  const width = reels + 1
  const pays = Array<number>(symbols * width).fill(0)
  const asWilds = Array<number>(width).fill(0)
  for (const { symbol, count, rung } of cells) {
    const pay = PAY_LADDER[rung] as number
    pays[symbol * width + count] = pay
    if (pay > (asWilds[count] as number)) asWilds[count] = pay
  }
  let totalPay = 0
  for (const { symbol, wilds, count, weight } of runs) {
    const symbolPay = symbol === null ? 0 : (pays[symbol * width + count] as number)
    totalPay += weight * Math.max(symbolPay, asWilds[wilds] as number)
  }
  return totalPay
}
