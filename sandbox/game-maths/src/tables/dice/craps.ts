import { plus, type Rational, rational, times } from '../../rational.ts'
import { type DiceSpot, type Roll, rollsOf, sumOfRoll } from './spot.ts'

/** First throws that decide: seven and eleven win the pass line; two, three and twelve lose; other totals become the point. */
const WINS_FIRST = [7, 11]
const LOSES_FIRST = [2, 3, 12]

/** Whether the throws decide the pass line; twelve on the first throw is `barred`: the don't pass bet is returned. */
export function crapsResult(rolls: readonly Roll[]): 'pass' | 'dont-pass' | 'barred' | null {
  const [firstThrow, ...laterThrows] = rolls.map(sumOfRoll)
  if (firstThrow === undefined) return null
  if (WINS_FIRST.includes(firstThrow)) return 'pass'
  if (firstThrow === 12) return 'barred'
  if (LOSES_FIRST.includes(firstThrow)) return 'dont-pass'
  const lastThrow = laterThrows.at(-1)
  if (lastThrow === firstThrow) return 'pass'
  return lastThrow === 7 ? 'dont-pass' : null
}

/** Tenths of the stake returned once the line is decided. */
export function lineTenths(spot: string, result: 'pass' | 'dont-pass' | 'barred'): number {
  if (spot === 'pass') return result === 'pass' ? 20 : 0
  return result === 'barred' ? 10 : result === 'dont-pass' ? 20 : 0
}

/** Decided by the first throw: 3, 4, 9, 10 and 11 pay even, 2 pays 2 : 1, 12 pays 3 : 1. */
export const FIELD: DiceSpot = {
  spot: 'field',
  name: 'Pole, prvý hod 2, 3, 4, 9, 10, 11 alebo 12',
  paysToOne: 3,
  payouts: [
    { outcome: '3, 4, 9, 10, 11', paysToOne: 1 },
    { outcome: '2', paysToOne: 2 },
    { outcome: '12', paysToOne: 3 },
  ],
  tenths: (roll) => {
    const total = sumOfRoll(roll)
    if (total === 12) return 40
    if (total === 2) return 30
    return [3, 4, 9, 10, 11].includes(total) ? 20 : 0
  },
}

/** Exact return of a line bet: first throws enumerated, then each point against seven as a geometric series. */
export function lineRtp(spot: 'pass' | 'dont-pass'): Rational {
  const rollCountOf = (total: number): number => rollsOf(2).filter((roll) => sumOfRoll(roll) === total).length
  const returnOf = (result: 'pass' | 'dont-pass' | 'barred'): Rational => rational(lineTenths(spot, result), 10)
  return rollsOf(2)
    .map((roll) => {
      const decided = crapsResult([roll])
      if (decided) return returnOf(decided)
      const point = rollCountOf(sumOfRoll(roll))
      const pointProbability = rational(point, point + rollCountOf(7))
      return plus(
        times(pointProbability, returnOf('pass')),
        times(plus(rational(1), times(rational(-1), pointProbability)), returnOf('dont-pass')),
      )
    })
    .map((mean) => times(mean, rational(1, 36)))
    .reduce(plus)
}
