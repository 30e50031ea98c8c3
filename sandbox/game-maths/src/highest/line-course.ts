import { ENDED, lineStates, type LineStates } from '../line-states.ts'
import type { SlotModel } from '../model.ts'
import type { Course } from './course.ts'

/** By line: its state and the multiplier of its wilds. */
interface RunningLines {
  readonly states: readonly number[]
  readonly times: readonly number[]
}

export function lineCourse(model: SlotModel): Course<RunningLines> {
  const states = lineStates(model)
  const bounds = lineBounds(model, states)
  const rows = model.strips.map((_, reel) => model.lines.map((line) => line[reel] ?? 0))
  const payOfEndedRun = (state: number, reel: number): number => states.pay[state]?.[reel] ?? 0

  /** By row and symbol: upper bound of what the lines crossing the row can still pay once the reel shows the symbol there. */
  const upperBounds = (reel: number, running: RunningLines): number[][] => {
    const laterBounds = bounds[reel + 1] as readonly number[]
    const rowBounds = Array.from({ length: model.rows }, () => Array<number>(model.symbols.length).fill(0))
    for (const [line, state] of running.states.entries()) {
      if (state === ENDED) continue
      const next = states.next[state] as readonly number[]
      const times = running.times[line] as number
      const row = rowBounds[rows[reel]?.[line] as number] as number[]
      for (let symbol = 0; symbol < row.length; symbol += 1) {
        const nextState = next[symbol] as number
        const bestWin =
          nextState === ENDED ? payOfEndedRun(state, reel) : (laterBounds[nextState] as number) * (states.times[symbol] as number)
        row[symbol] = (row[symbol] as number) + bestWin * times
      }
    }
    return rowBounds
  }

  return {
    start: { states: model.lines.map(() => states.start), times: model.lines.map(() => 1) },
    upperBound: (reel, running) => {
      const rowBounds = upperBounds(reel, running)
      return ({ symbols }) => rowBounds.reduce((sum, bySymbol, row) => sum + (bySymbol[symbols[row] as number] as number), 0)
    },
    advance: (reel, running, { symbols }) => {
      let paid = 0
      const times = [...running.times]
      const next = running.states.map((state, line) => {
        if (state === ENDED) return ENDED
        const symbol = symbols[rows[reel]?.[line] as number] as number
        const nextState = states.next[state]?.[symbol] ?? ENDED
        if (nextState === ENDED) paid += payOfEndedRun(state, reel) * (times[line] as number)
        else times[line] = (times[line] as number) * (states.times[symbol] as number)
        return nextState
      })
      return { state: { states: next, times }, paid }
    },
    end: ({ states: finalStates, times }) =>
      finalStates.reduce((sum, state, line) => sum + (bounds[model.reels]?.[state] ?? 0) * (times[line] as number), 0),
  }
}

/** `bounds[reel][state]`: the most a line in this state can pay with the best possible symbols from this reel on. */
type LineBounds = readonly (readonly number[])[]

/**
 * Solved backwards: a reel may show any symbol of its strip on the line. No line can do better, so a sum of bounds is a bound of
 * the sum.
 */
function lineBounds(model: SlotModel, states: LineStates): LineBounds {
  const bound: number[][] = []
  bound[model.reels] = states.pay.map((pays, state) => (state === ENDED ? 0 : (pays[model.reels] ?? 0)))
  for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
    const stripSymbols = [...new Set(model.strips[reel])]
    bound[reel] = states.next.map((next, state) => {
      if (state === ENDED) return 0
      const endedPay = states.pay[state]?.[reel] ?? 0
      const bestLaterPay = (symbol: number) => (bound[reel + 1]?.[next[symbol] ?? ENDED] ?? 0) * (states.times[symbol] ?? 1)
      return Math.max(...stripSymbols.map((symbol) => (next[symbol] === ENDED ? endedPay : bestLaterPay(symbol))))
    })
  }
  return bound
}
