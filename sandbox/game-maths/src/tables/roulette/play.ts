import type { RouletteOutcome, SpotDefinition, Stake } from '@herna/contract/games'
import { plus, type Rational, rational, times } from '../../rational.ts'
import type { Draw } from '../../draw.ts'
import type { RouletteModel } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { assertValidStakes } from '../stakes.ts'
import { ROULETTE_SPOTS, type RouletteSpot, rouletteSpot } from './spots.ts'

const POCKETS = 37

/**
 * Amount returned per cent on a spot, as a fraction: 36 ÷ numbers covered, or half of an even chance on zero under la partage.
 */
export function rouletteReturn(spot: RouletteSpot, number: number, halfBackOnZero: boolean): Rational {
  if (spot.numbers.includes(number)) return rational(36, spot.numbers.length)
  return number === 0 && halfBackOnZero && spot.isEvenChance ? rational(1, 2) : rational(0)
}

/** One spin of the wheel: one draw, every pocket equally likely. */
export function playRoulette(model: RouletteModel, stakes: readonly Stake[], draw: Draw): RouletteOutcome {
  assertValidStakes(model, stakes)
  const number = draw(POCKETS)
  const results = stakes.map(({ spot, amount }) => {
    const { numerator, denominator } = rouletteReturn(rouletteSpot(spot), number, model.halfBackOnZero)
    return { spot, amount, payout: (amount * Number(numerator)) / Number(denominator) }
  })
  return { kind: 'roulette', number, results }
}

/** A spot's exact return: the mean over all pockets. */
export function rouletteRtp(spot: RouletteSpot, halfBackOnZero: boolean): Rational {
  const pockets = Array.from({ length: POCKETS }, (_, number) => rouletteReturn(spot, number, halfBackOnZero))
  return times(pockets.reduce(plus), rational(1, POCKETS))
}

export const rouletteSpots = (halfBackOnZero: boolean): SpotDefinition[] =>
  ROULETTE_SPOTS.map((definition) => ({
    spot: definition.spot,
    name: definition.name,
    paysToOne: 36 / definition.numbers.length - 1,
    rtp: perCent(rouletteRtp(definition, halfBackOnZero)),
  }))
