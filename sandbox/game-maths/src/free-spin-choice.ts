import type { FreeSpinOption, FreeSpinRule, SlotModel } from './model.ts'
import type { SlotRound } from './round.ts'
import { winsOf } from './spin.ts'

/** Numbers of scatters that award the chosen free spins. Free spins award no further ones: the cap is reached at once. */
const AWARDED_BY = [3, 4, 5] as const

/** The rule of a chosen option. */
export const ruleOfOption = ({ spins, multiplier }: FreeSpinOption): FreeSpinRule => ({
  awards: AWARDED_BY.map((count) => [count, spins]),
  multiplier,
  cap: spins,
})

/** The model as if this option were always chosen; its figures are those of the option. */
export function modelOfOption(model: SlotModel, option: FreeSpinOption): SlotModel {
  return { ...model, freeSpins: ruleOfOption(option) }
}

/** Whether the round waits for the choice of its free spins. */
export const awardsChoice = (model: Pick<SlotModel, 'freeSpinOptions'>, round: Pick<SlotRound, 'steps'>): boolean =>
  model.freeSpinOptions !== undefined && (round.steps[0]?.freeSpinsAwarded ?? 0) > 0

/** The round before the choice: the paid spin. */
export const beforeChoice = ({ steps }: Pick<SlotRound, 'steps'>): SlotRound => {
  const paidSpin = steps.slice(0, 1).map((step) => ({ ...step, freeSpinsAwarded: 0, freeSpinsLeft: 0 }))
  return { steps: paidSpin, win: paidSpin[0]?.win ?? 0 }
}

/**
 * The round of `playRound` with another option: the reels stop as drawn, for as many spins as chosen. `playRound` plays the
 * first option, which has the most spins. Throws a RangeError for an unknown option.
 */
export function withOption(model: SlotModel, bet: number, round: SlotRound, option: number): SlotRound {
  const chosen = model.freeSpinOptions?.[option]
  const [paidSpin, ...freeSpins] = round.steps
  if (!chosen || !paidSpin) throw new RangeError(`${model.variantId} has no option ${option}`)
  const { spins, multiplier } = chosen
  const played = freeSpins.slice(0, spins).map((step, index) => {
    const wins = winsOf(model, step.grid, { bet, multiplier })
    const win = wins.reduce((sum, gridWin) => sum + gridWin.amount, 0)
    return { ...step, multiplier, wins, win, freeSpinsLeft: spins - index - 1 }
  })
  const steps = [{ ...paidSpin, freeSpinsAwarded: spins, freeSpinsLeft: spins }, ...played]
  return { steps, win: steps.reduce((sum, step) => sum + step.win, 0) }
}
