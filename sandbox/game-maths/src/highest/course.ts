import { countedSymbols, type SlotModel } from '../model.ts'
import { columnAt } from '../grid.ts'

/** What a reel may show. */
export interface Column {
  readonly stop: number
  readonly symbols: readonly number[]
  /** Scatters or coins in it. */
  readonly scatters: number
}

/** Distinct windows of a strip, each with the first stop that shows it. */
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

/** How wins grow while the reels are looked at from left to right. `State` is what matters of the reels seen so far. */
export interface Course<State> {
  readonly start: State
  /** The most that can still be won once the reel shows the column, what is settled by it included: never too little. */
  readonly promise: (reel: number, state: State) => (column: Column) => number
  readonly after: (reel: number, state: State, column: Column) => { state: State; paid: number }
  /** What the runs that lasted to the end pay. */
  readonly end: (state: State) => number
}
