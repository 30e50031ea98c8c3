import type { LiveDefinition, Stake } from '@herna/contract/games'
import type { Dressing } from '../tables/definition.ts'
import { limitsOf } from '../tables/limits.ts'
import { stakeFault, type StakeFault } from '../tables/stakes.ts'
import type { LiveModel } from './model.ts'
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
    segments: model.table === 'wheel' ? [...WHEEL] : [],
  }
}

const euros = (cents: number): string => {
  const [whole = '', fraction] = (cents / 100).toFixed(2).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${fraction} €`
}

/** The first fault of all stakes of a player in one round of the table; `null`: valid. */
export const liveStakeFault = (
  model: LiveModel,
  { minBet, maxBet }: { readonly minBet: number; readonly maxBet: number },
  stakes: readonly Stake[],
): StakeFault | null => stakeFault({ kind: 'live', spots: model.spots, stakeStep: model.stakeStep, minBet, maxBet }, stakes)
