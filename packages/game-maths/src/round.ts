import type { SlotStep } from '@herna/contract/games'
import type { SlotModel } from './model.ts'
import { scattersIn, windowAt, winsOf } from './spin.ts'

/** A whole number from 0 up to, not including, `upperExclusive`, each as likely. */
export type Draw = (upperExclusive: number) => number

/** `steps` are the paid spin and each free spin it led to; amounts in cents. */
export interface SlotRound {
  readonly steps: SlotStep[]
  readonly win: number
}

/** Whether a total bet gives every line whole cents: the only bets a model accepts. */
export function isPlayableBet(model: SlotModel, bet: number): boolean {
  return Number.isSafeInteger(bet) && bet > 0 && bet % model.lines.length === 0
}

/** Plays one round. Every reel takes one draw per spin, left to right, and nothing else is random. */
export function playRound(model: SlotModel, bet: number, draw: Draw): SlotRound {
  if (!isPlayableBet(model, bet))
    throw new RangeError(`a bet on ${model.variantId} is a multiple of ${model.lines.length} cents, not ${bet}`)
  const steps: SlotStep[] = []
  let awarded = 0
  let played = 0
  do {
    const isFreeSpin = steps.length > 0
    if (isFreeSpin) played += 1
    const stops = model.strips.map((strip) => draw(strip.length))
    const grid = windowAt(model, stops)
    const wins = winsOf(model, grid, bet / model.lines.length, bet, isFreeSpin ? (model.freeSpins?.multiplier ?? 1) : 1)
    const added = freeSpinsAdded(model, scattersIn(model, grid), awarded)
    awarded += added
    const win = wins.reduce((sum, one) => sum + one.amount, 0)
    steps.push({ grid, wins, win, isFreeSpin, freeSpinsAwarded: added, freeSpinsLeft: awarded - played })
  } while (awarded > played)
  return { steps, win: steps.reduce((sum, step) => sum + step.win, 0) }
}

/** Free spins so many scatters add to a round that was given `awarded` so far, up to the rule's cap. */
export function freeSpinsAdded(model: Pick<SlotModel, 'freeSpins'>, scatters: number, awarded: number): number {
  if (!model.freeSpins) return 0
  const award = model.freeSpins.awards.find(([count]) => count === scatters)?.[1] ?? 0
  return Math.min(award, model.freeSpins.cap - awarded)
}
