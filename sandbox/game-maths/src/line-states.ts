import { payOfRun, timesOf } from './line-runs.ts'
import { countedSymbols, type SlotModel, symbolsOf } from './model.ts'

/** A line read from left to right as a small state machine. State `ENDED` is a broken run; in the others the run continues. */
export interface LineStates {
  readonly start: number
  /** `next[state][symbol]`: the state after the next reel shows the symbol on the line. */
  readonly next: readonly (readonly number[])[]
  /** `pay[state][reels]`: pay of the line if its run ends after this many reels; 1 for `ENDED`, whose pay is already settled. */
  readonly pay: readonly (readonly number[])[]
  /** Multiplier of each symbol in a continuing run. */
  readonly times: readonly number[]
}

export const ENDED = 0

/** A continuing run is fully described by its leading wilds and the symbol after them (null while only wilds). */
interface Run {
  readonly wilds: number
  readonly symbol: number | null
}

export function lineStates(model: Pick<SlotModel, 'symbols' | 'reels'>): LineStates {
  const wild = new Set(symbolsOf(model, 'wild'))
  const scatter = new Set(countedSymbols(model))
  const runs: (Run | null)[] = [null]
  const stateIndexes = new Map<string, number>()
  const stateOf = (run: Run): number => {
    const key = `${run.wilds}/${run.symbol}`
    const state = stateIndexes.get(key) ?? runs.push(run) - 1
    stateIndexes.set(key, state)
    return state
  }
  const nextState = (run: Run, symbol: number): number => {
    if (wild.has(symbol))
      return stateOf(run.symbol === null && run.wilds < model.reels ? { wilds: run.wilds + 1, symbol: null } : run)
    if (scatter.has(symbol)) return ENDED
    return run.symbol === null || run.symbol === symbol ? stateOf({ wilds: run.wilds, symbol }) : ENDED
  }
  const start = stateOf({ wilds: 0, symbol: null })
  const next: number[][] = []
  const pay: number[][] = []
  for (let state = 0; state < runs.length; state += 1) {
    const run = runs[state]
    next.push(model.symbols.map(({ id }) => (run ? nextState(run, id) : ENDED)))
    pay.push(Array.from({ length: model.reels + 1 }, (_, count) => (run ? payOfRun(model, { ...run, count }) : 1)))
  }
  return { start, next, pay, times: model.symbols.map(({ id }) => timesOf(model, id)) }
}
