import { plus, rational, type Rational, times, toNumber } from '../rational.ts'

export interface Odds {
  /** What every way of cashing out gives back, per ten thousand of the stake. */
  readonly returnPerTenThousand: number
  /** Hundredths: there the round is paid out by itself. */
  readonly highestMultiple: number
}

/** The chance, a fraction, that a round gets as far as this multiple (hundredths): the return over the multiple, so that no way of cashing out is better than another. */
export function reachChance({ returnPerTenThousand, highestMultiple }: Odds, multiple: number): Rational {
  if (multiple <= 100) return rational(1)
  if (multiple > highestMultiple) return rational(0)
  return rational(returnPerTenThousand, 100 * multiple)
}

/** The chance that the round ends at exactly this multiple: 100 is the bust at the start, the highest is never a crash but a pay-out. */
export function endChance(odds: Odds, multiple: number): Rational {
  return plus(reachChance(odds, multiple), times(rational(-1), reachChance(odds, multiple + 1)))
}

/** What a stake of one gives back on average to who cashes out at this multiple. */
export const expectedReturn = (odds: Odds, cashOutAt: number): Rational =>
  times(rational(cashOutAt, 100), reachChance(odds, cashOutAt))

/** Of a round's pay-out in stakes, for who always cashes out at this multiple. */
export function standardDeviation(odds: Odds, cashOutAt: number): number {
  const mean = toNumber(expectedReturn(odds, cashOutAt))
  return Math.sqrt(toNumber(reachChance(odds, cashOutAt)) * (cashOutAt / 100) ** 2 - mean ** 2)
}
