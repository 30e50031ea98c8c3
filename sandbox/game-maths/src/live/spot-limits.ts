import type { LiveSpotLimit, SpotDefinition, Stake } from '@herna/contract/games'
import type { StakeFault } from '../tables/stakes.ts'
import type { LiveModel } from './model.ts'

/** Limits of a round of a table in cents. */
export interface RoundLimits {
  readonly minBet: number
  readonly maxBet: number
}

/** No spot wins more than this many times the highest stake of the table's round. */
const WIN_IN_MAX_BETS = 5
const FIGURES = [5, 2, 1]

const EVEN_MONEY = 'Farba, párne a nepárne, nízke a vysoké'

/** Slovak names of kinds of spots, by the first word of the spot's id. Spots of other kinds keep their own names. */
const KINDS: Readonly<Partial<Record<LiveModel['table'], Readonly<Record<string, string>>>>> = {
  roulette: {
    straight: 'Jedno číslo',
    split: 'Dvojica čísel',
    trio: 'Trojica čísel',
    street: 'Trojica čísel',
    corner: 'Štvorica čísel',
    line: 'Šestica čísel',
    dozen: 'Tucet',
    column: 'Stĺpec',
    red: EVEN_MONEY,
    black: EVEN_MONEY,
    odd: EVEN_MONEY,
    even: EVEN_MONEY,
    low: EVEN_MONEY,
    high: EVEN_MONEY,
  },
  dice: {
    single: 'Jedno číslo',
    double: 'Dvojica',
    combination: 'Kombinácia dvoch čísel',
    triple: 'Určená trojica',
  },
  blackjack: { seat: 'Miesto' },
}

/**
 * What may be staked on each kind of spot, derived from the table's limits: at least the table's lowest bet; at most what wins five times its highest one, as a
 * round figure. So a single number takes less than a colour.
 */
export function spotLimitsOf({ table, spots, stakeStep }: LiveModel, limits: RoundLimits): LiveSpotLimit[] {
  const byKind = Map.groupBy(spots, (spot) => JSON.stringify([nameOf(table, spot), mostOn(spot, stakeStep, limits)]))
  return [...byKind].map(([key, [...ofKind]]) => {
    const [name, maxBet] = JSON.parse(key) as [string, number]
    return { name, spots: ofKind.map(({ spot }) => spot), minBet: limits.minBet, maxBet }
  })
}

const nameOf = (table: LiveModel['table'], { spot, name }: SpotDefinition): string =>
  KINDS[table]?.[spot.split('-')[0] ?? ''] ?? name

function mostOn({ paysToOne }: SpotDefinition, stakeStep: number, { minBet, maxBet }: RoundLimits): number {
  const most = (maxBet * WIN_IN_MAX_BETS) / Math.max(paysToOne, 1)
  if (most >= maxBet) return maxBet
  const decade = 10 ** Math.floor(Math.log10(most))
  const figure = (FIGURES.find((leading) => leading * decade <= most) ?? 1) * decade
  return Math.max(minBet, Math.floor(figure / stakeStep) * stakeStep)
}

/** The first of the stakes that is outside the limits of its spot; null: none. */
export function spotLimitFault(spotLimits: readonly LiveSpotLimit[], stakes: readonly Stake[]): StakeFault | null {
  for (const { spot, amount } of stakes) {
    const limit = spotLimits.find(({ spots }) => spots.includes(spot))
    if (limit && amount < limit.minBet) return { spot, problem: 'below-minimum' }
    if (limit && amount > limit.maxBet) return { spot, problem: 'above-maximum' }
  }
  return null
}
