import { ENDED, lineStates, type LineStates } from '../line-states.ts'
import type { SlotModel } from '../model.ts'
import type { Course } from './course.ts'

/** By line: its state and the multiplier of its wilds. */
interface Running {
  readonly states: readonly number[]
  readonly times: readonly number[]
}

export function lineCourse(model: SlotModel): Course<Running> {
  const states = lineStates(model)
  const bound = lineHope(model, states)
  const rows = model.strips.map((_, reel) => model.lines.map((line) => line[reel] ?? 0))
  const ended = (state: number, reel: number): number => states.pay[state]?.[reel] ?? 0

  /** By row and symbol: upper bound of what the lines crossing the row can still pay once the reel shows the symbol there. */
  const upperBounds = (reel: number, running: Running): number[][] => {
    const later = bound[reel + 1] as readonly number[]
    const bounds = Array.from({ length: model.rows }, () => Array<number>(model.symbols.length).fill(0))
    for (const [line, state] of running.states.entries()) {
      if (state === ENDED) continue
      const next = states.next[state] as readonly number[]
      const times = running.times[line] as number
      const row = bounds[rows[reel]?.[line] as number] as number[]
      for (let symbol = 0; symbol < row.length; symbol += 1) {
        const then = next[symbol] as number
        const won = then === ENDED ? ended(state, reel) : (later[then] as number) * (states.times[symbol] as number)
        row[symbol] = (row[symbol] as number) + won * times
      }
    }
    return bounds
  }

  return {
    start: { states: model.lines.map(() => states.start), times: model.lines.map(() => 1) },
    promise: (reel, running) => {
      const bounds = upperBounds(reel, running)
      return ({ symbols }) => bounds.reduce((sum, row, place) => sum + (row[symbols[place] as number] as number), 0)
    },
    after: (reel, running, { symbols }) => {
      let paid = 0
      const times = [...running.times]
      const next = running.states.map((state, line) => {
        if (state === ENDED) return ENDED
        const symbol = symbols[rows[reel]?.[line] as number] as number
        const then = states.next[state]?.[symbol] ?? ENDED
        if (then === ENDED) paid += ended(state, reel) * (times[line] as number)
        else times[line] = (times[line] as number) * (states.times[symbol] as number)
        return then
      })
      return { state: { states: next, times }, paid }
    },
    end: ({ states: last, times }) =>
      last.reduce((sum, state, line) => sum + (bound[model.reels]?.[state] ?? 0) * (times[line] as number), 0),
  }
}

/** `bound[reel][state]`: the most a line in this state can pay with the best possible symbols from this reel on. */
type LineHope = readonly (readonly number[])[]

/**
 * Solved backwards: a reel may show any symbol of its strip on the line. No line can do better, so a sum of bounds is a bound of
 * the sum.
 */
function lineHope(model: SlotModel, states: LineStates): LineHope {
  const bound: number[][] = []
  bound[model.reels] = states.pay.map((pays, state) => (state === ENDED ? 0 : (pays[model.reels] ?? 0)))
  for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
    const stripSymbols = [...new Set(model.strips[reel])]
    bound[reel] = states.next.map((next, state) => {
      if (state === ENDED) return 0
      const ended = states.pay[state]?.[reel] ?? 0
      const later = (symbol: number) => (bound[reel + 1]?.[next[symbol] ?? ENDED] ?? 0) * (states.times[symbol] ?? 1)
      return Math.max(...stripSymbols.map((symbol) => (next[symbol] === ENDED ? ended : later(symbol))))
    })
  }
  return bound
}
