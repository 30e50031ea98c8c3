import { markOf } from '../marks.ts'
import type { SlotModel } from '../model.ts'
import { columnAt } from '../grid.ts'

/** One possible window of a reel. */
export interface Column {
  readonly stop: number
  readonly symbols: readonly number[]
  /** Its mark: the number of scatters or coins in it, with expanding wilds the reel's bit. */
  readonly scatters: number
}

/** Distinct windows of a strip, each with its first stop. */
export function columnsOf(model: SlotModel, reel: number): Column[] {
  const columnsBySymbols = new Map<string, Column>()
  for (let stop = 0; stop < (model.strips[reel]?.length ?? 0); stop += 1) {
    const symbols = columnAt(model, reel, stop)
    const key = symbols.join()
    if (!columnsBySymbols.has(key)) columnsBySymbols.set(key, { stop, symbols, scatters: markOf(model, reel, symbols) })
  }
  return [...columnsBySymbols.values()]
}

/** How wins grow while the reels are evaluated from left to right. `State` summarises the reels so far. */
export interface Course<State> {
  readonly start: State
  /** Upper bound of the win still possible once the reel shows the column, including what it settles; never too low. */
  readonly upperBound: (reel: number, state: State) => (column: Column) => number
  readonly advance: (reel: number, state: State, column: Column) => { state: State; paid: number }
  /** Pay of the runs that reached the last reel. */
  readonly end: (state: State) => number
}
