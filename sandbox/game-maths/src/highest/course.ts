import { countedSymbols, type SlotModel } from '../model.ts'
import { columnAt } from '../grid.ts'

/** One possible window of a reel. */
export interface Column {
  readonly stop: number
  readonly symbols: readonly number[]
  /** Number of scatters or coins in it. */
  readonly scatters: number
}

/** Distinct windows of a strip, each with its first stop. */
export function columnsOf(model: SlotModel, reel: number): Column[] {
  const counted = new Set(countedSymbols(model))
  const seen = new Map<string, Column>()
  for (let stop = 0; stop < (model.strips[reel]?.length ?? 0); stop += 1) {
    const symbols = columnAt(model, reel, stop)
    const key = symbols.join()
    if (!seen.has(key)) seen.set(key, { stop, symbols, scatters: symbols.filter((symbol) => counted.has(symbol)).length })
  }
  return [...seen.values()]
}

/** How wins grow while the reels are evaluated from left to right. `State` summarises the reels so far. */
export interface Course<State> {
  readonly start: State
  /** Upper bound of the win still possible once the reel shows the column, including what it settles; never too low. */
  readonly promise: (reel: number, state: State) => (column: Column) => number
  readonly after: (reel: number, state: State, column: Column) => { state: State; paid: number }
  /** Pay of the runs that reached the last reel. */
  readonly end: (state: State) => number
}
