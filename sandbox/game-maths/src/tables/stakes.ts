import type { Stake } from '@herna/contract/games'
import type { TableModel } from './model.ts'

export type StakeProblem =
  | 'none'
  | 'unknown-spot'
  | 'twice'
  | 'step'
  | 'below-minimum'
  | 'above-maximum'
  | 'hand-first'
  | 'above-hand'
/** A fault of stakes; `spot: null` when it concerns all of them. */
export interface StakeFault {
  readonly spot: string | null
  readonly problem: StakeProblem
}

/** What stakes are checked against. */
export type StakeRules = Pick<TableModel, 'spots' | 'stakeStep' | 'spotSteps' | 'minBet' | 'maxBet'> & {
  readonly kind: TableModel['kind'] | 'live'
}

/** The first fault of a round's opening stakes; `null`: valid. */
export function stakeFault(model: StakeRules, stakes: readonly Stake[]): StakeFault | null {
  if (stakes.length === 0) return { spot: null, problem: 'none' }
  const spots = new Set(model.spots.map(({ spot }) => spot))
  const stakedSpots = new Set<string>()
  for (const { spot, amount } of stakes) {
    if (!spots.has(spot)) return { spot, problem: 'unknown-spot' }
    if (stakedSpots.has(spot)) return { spot, problem: 'twice' }
    const step = model.spotSteps?.[spot] ?? model.stakeStep
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount % step !== 0) return { spot, problem: 'step' }
    stakedSpots.add(spot)
  }
  const total = sumOf(stakes)
  if (total < model.minBet) return { spot: null, problem: 'below-minimum' }
  if (total > model.maxBet) return { spot: null, problem: 'above-maximum' }
  return model.kind === 'blackjack' ? sideFault(stakes) : null
}

/** A side bet requires a stake on the hand and is not higher than it. */
function sideFault(stakes: readonly Stake[]): StakeFault | null {
  const hand = stakeOn(stakes, 'hand')
  const pairs = stakeOn(stakes, 'pairs')
  if (hand === 0) return { spot: 'pairs', problem: 'hand-first' }
  return pairs > hand ? { spot: 'pairs', problem: 'above-hand' } : null
}

export const stakeOn = (stakes: readonly Stake[], spot: string): number =>
  stakes.find((stake) => stake.spot === spot)?.amount ?? 0
export const sumOf = (stakes: readonly { amount: number }[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)

/** Throws for invalid stakes: the caller should have validated them with `stakeFault`. */
export function assertValidStakes(model: TableModel, stakes: readonly Stake[]): void {
  const fault = stakeFault(model, stakes)
  if (fault) throw new RangeError(`${model.id} does not take these stakes: ${fault.problem} ${fault.spot ?? ''}`.trim())
}
