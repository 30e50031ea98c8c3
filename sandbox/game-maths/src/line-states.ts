import { payOfRun, timesOf } from './line-runs.ts'
import { countedSymbols, type SlotModel, symbolsOf } from './model.ts'

/** A line read from left to right as a machine of few states. State `ENDED` is a run that broke; the others still run. */
export interface LineStates {
  readonly start: number
  /** `next[state][symbol]`: the state once the next reel shows the symbol on the line. */
  readonly next: readonly (readonly number[])[]
  /** `pay[state][reels]`: what the line pays if its run ends after so many reels; 1 for a run that ended before, its pay being settled. */
  readonly pay: readonly (readonly number[])[]
  /** By symbol: by how much it multiplies a run that it leaves running. */
  readonly times: readonly number[]
}

export const ENDED = 0

/** A run that lasts is wholly told by its leading wilds and the symbol they lead to (null while it is wilds only). */
interface Running {
  readonly wilds: number
  readonly symbol: number | null
}

export function lineStates(model: Pick<SlotModel, 'symbols' | 'reels'>): LineStates {
  const wild = new Set(symbolsOf(model, 'wild'))
  const scatter = new Set(countedSymbols(model))
  const running: (Running | null)[] = [null]
  const known = new Map<string, number>()
  const numberOf = (run: Running): number => {
    const key = `${run.wilds}/${run.symbol}`
    const state = known.get(key) ?? running.push(run) - 1
    known.set(key, state)
    return state
  }
  const after = (run: Running, shown: number): number => {
    if (wild.has(shown))
      return numberOf(run.symbol === null && run.wilds < model.reels ? { wilds: run.wilds + 1, symbol: null } : run)
    if (scatter.has(shown)) return ENDED
    return run.symbol === null || run.symbol === shown ? numberOf({ wilds: run.wilds, symbol: shown }) : ENDED
  }
  const start = numberOf({ wilds: 0, symbol: null })
  const next: number[][] = []
  const pay: number[][] = []
  for (let state = 0; state < running.length; state += 1) {
    const run = running[state]
    next.push(model.symbols.map(({ id }) => (run ? after(run, id) : ENDED)))
    pay.push(Array.from({ length: model.reels + 1 }, (_, count) => (run ? payOfRun(model, { ...run, count }) : 1)))
  }
  return { start, next, pay, times: model.symbols.map(({ id }) => timesOf(model, id)) }
}
