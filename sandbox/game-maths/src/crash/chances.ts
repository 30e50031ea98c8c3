import { plus, rational, type Rational, times, toNumber } from '../rational.ts'

export interface Odds {
  /** Return of every cash-out strategy, per ten thousand of the stake. */
  readonly returnPerTenThousand: number
  /** Hundredths: the round is paid out automatically at this multiple. */
  readonly highestMultiple: number
}

/**
 * Probability, as an exact fraction, that a round reaches this multiple (hundredths): the return divided by the multiple, so
 * that no cash-out strategy is better than another.
 */
export function reachChance({ returnPerTenThousand, highestMultiple }: Odds, multiple: number): Rational {
  if (multiple <= 100) return rational(1)
  if (multiple > highestMultiple) return rational(0)
  return rational(returnPerTenThousand, 100 * multiple)
}

/**
 * Probability that the round ends at exactly this multiple: 100 is a bust at the start; the highest is always a payout, never a
 * crash.
 */
export function endChance(odds: Odds, multiple: number): Rational {
  return plus(reachChance(odds, multiple), times(rational(-1), reachChance(odds, multiple + 1)))
}

/** Expected return of a stake of one when cashing out at this multiple. */
export const expectedReturn = (odds: Odds, cashOutAt: number): Rational =>
  times(rational(cashOutAt, 100), reachChance(odds, cashOutAt))

/** Standard deviation of the payout in stakes when always cashing out at this multiple. */
export function standardDeviation(odds: Odds, cashOutAt: number): number {
  const mean = toNumber(expectedReturn(odds, cashOutAt))
  return Math.sqrt(toNumber(reachChance(odds, cashOutAt)) * (cashOutAt / 100) ** 2 - mean ** 2)
}
