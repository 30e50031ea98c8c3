import { ENDED, type LineStates } from '../line-states.ts'
import type { SlotModel } from '../model.ts'

/** `hope[reel][state]`: the most a line in this state can pay when the reels from this one on show what it likes best. */
export type LineHope = readonly (readonly number[])[]

/** Solved backwards: a reel may show any symbol of its strip on the line. No line can do better, so a sum of hopes bounds a sum of wins. */
export function lineHope(model: SlotModel, states: LineStates): LineHope {
  const hope: number[][] = []
  hope[model.reels] = states.pay.map((pays, state) => (state === ENDED ? 0 : (pays[model.reels] ?? 0)))
  for (let reel = model.reels - 1; reel >= 0; reel -= 1) {
    const shown = [...new Set(model.strips[reel])]
    hope[reel] = states.next.map((next, state) => {
      if (state === ENDED) return 0
      const ended = states.pay[state]?.[reel] ?? 0
      const later = (symbol: number) => (hope[reel + 1]?.[next[symbol] ?? ENDED] ?? 0) * (states.times[symbol] ?? 1)
      return Math.max(...shown.map((symbol) => (next[symbol] === ENDED ? ended : later(symbol))))
    })
  }
  return hope
}
