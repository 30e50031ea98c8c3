import { type Rational, rational, times, toDecimals } from '../rational.ts'

/** As published: per cent, rounded to two decimals. */
export const perCent = (share: Rational): number => toDecimals(times(share, rational(100)), 2)
