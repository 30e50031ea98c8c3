import type { LiveDefinition, LiveSpotLimit, Stake } from '@herna/contract/games'
import type { Dressing } from '../tables/definition.ts'
import { limitsOf } from '../tables/limits.ts'
import { stakeFault, type StakeFault } from '../tables/stakes.ts'
import type { LiveModel } from './model.ts'
import { type RoundLimits, spotLimitFault, spotLimitsOf } from './spot-limits.ts'
import { WHEEL } from './wheel.ts'

/** What a table of the catalogue adds to its model; limits of a round in cents. */
export interface LiveTableDressing extends Dressing {
  readonly minBet: number
  readonly maxBet: number
  readonly language: LiveDefinition['language']
}

/** The contract's game definition of a live table. */
export function liveTableDefinition(model: LiveModel, { minBet, maxBet, ...dressing }: LiveTableDressing): LiveDefinition {
  const { rtp, maxWinMultiple, stakeStep } = model
  const { chips } = limitsOf(minBet, maxBet)
  return {
    kind: 'live',
    ...dressing,
    minBet,
    maxBet,
    chips: chips.filter((chip) => chip % stakeStep === 0),
    rtp,
    maxWinMultiple,
    rules: [...model.rules, `Všetky stávky jedného kola spolu: od ${euros(minBet)} do ${euros(maxBet)}.`],
    table: model.table,
    poker: model.table === 'poker' ? model.poker : null,
    spots: [...model.spots],
    spotLimits: spotLimitsOf(model, { minBet, maxBet }),
    segments: model.table === 'wheel' ? [...WHEEL] : [],
  }
}

const euros = (cents: number): string => {
  const [whole = '', fraction] = (cents / 100).toFixed(2).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${fraction} €`
}

/** What a player may stake at one table. */
export interface LiveStakeLimits extends RoundLimits {
  readonly spotLimits: readonly LiveSpotLimit[]
}
/** The limits of a table with this model. */
export const liveStakeLimits = (model: LiveModel, { minBet, maxBet }: RoundLimits): LiveStakeLimits => ({
  minBet,
  maxBet,
  spotLimits: spotLimitsOf(model, { minBet, maxBet }),
})

/** The first fault of all stakes of a player in one round of the table; `null`: valid. */
export const liveStakeFault = (
  model: LiveModel,
  { minBet, maxBet, spotLimits }: LiveStakeLimits,
  stakes: readonly Stake[],
): StakeFault | null =>
  stakeFault({ kind: 'live', spots: model.spots, stakeStep: model.stakeStep, minBet, maxBet }, stakes) ??
  spotLimitFault(spotLimits, stakes)

/** The first fault of stakes that are added to others, whose sum is checked by `liveStakeFault`; `null`: none. */
export const liveAddedFault = (model: LiveModel, { maxBet }: RoundLimits, stakes: readonly Stake[]): StakeFault | null =>
  stakeFault({ kind: 'live', spots: model.spots, stakeStep: model.stakeStep, minBet: 1, maxBet }, stakes)
