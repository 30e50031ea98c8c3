import type { GridWin, SlotStep } from '@herna/contract/games'
import type { SlotRound } from '../session/index.ts'

/** One highlighted win: `startAmount` and `endAmount` are the win meter's amounts in cents of the whole round. */
export interface WinStep {
  win: GridWin
  startAmount: number
  endAmount: number
}

/** The win meter's amount after step `index`. At the end the host's `win`, which a win cap may make less than the sum. */
export function meterAfter(reply: SlotRound, index: number): number {
  if (index >= reply.outcome.steps.length - 1) return reply.win
  const sum = reply.outcome.steps.slice(0, index + 1).reduce((total, step) => total + step.win, 0)
  return Math.min(sum, reply.win)
}

export const meterBefore = (reply: SlotRound, index: number): number => (index <= 0 ? 0 : meterAfter(reply, index - 1))

/** Smaller wins first; wins of equal amount by line. */
const inOrder = (step: SlotStep): GridWin[] =>
  step.wins.toSorted((a, b) => a.amount - b.amount || (a.line ?? 99) - (b.line ?? 99))

/** The wins of a step, one after the other; the last one ends at `meterAfter` of the step. */
export function winStepsOf(reply: SlotRound, index: number): WinStep[] {
  const step = reply.outcome.steps[index]
  if (step === undefined) return []
  const target = meterAfter(reply, index)
  let meterAmount = meterBefore(reply, index)
  const wins = inOrder(step)
  return wins.map((win, place) => {
    const startAmount = meterAmount
    meterAmount = place === wins.length - 1 ? target : Math.min(target, meterAmount + win.amount)
    return { win, startAmount, endAmount: meterAmount }
  })
}
