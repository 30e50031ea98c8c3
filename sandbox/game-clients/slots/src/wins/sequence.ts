import type { GridWin, SlotStep } from '@herna/contract/games'
import type { SlotRound } from '../session/index.ts'

/** One highlighted win: `startAmount` and `endAmount` are the win meter's amounts in cents of the whole round. */
export interface WinStep {
  win: GridWin
  startAmount: number
  endAmount: number
}

/** Cents won by the reels: the host's `win`, except that an open round has none yet and a risked one has another. */
export function winOfSteps(reply: SlotRound): number {
  const isDecided = reply.state === 'closed' && (reply.outcome.gamble?.steps.length ?? 0) === 0
  return isDecided ? reply.win : sumUntil(reply, reply.outcome.steps.length - 1) + (reply.jackpot?.amount ?? 0)
}

/** The win meter's amount after step `index`. At the end what the reels have won. */
export function meterAfter(reply: SlotRound, index: number): number {
  const total = winOfSteps(reply)
  return index >= reply.outcome.steps.length - 1 ? total : Math.min(sumUntil(reply, index), total)
}

const sumUntil = ({ outcome }: SlotRound, index: number): number =>
  outcome.steps.slice(0, index + 1).reduce((total, step) => total + step.win, 0)

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
