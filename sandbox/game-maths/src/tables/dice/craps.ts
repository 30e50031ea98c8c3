import { plus, type Rational, rational, times } from '../../rational.ts'
import { type DiceSpot, type Roll, rollsOf, spotOf, sumOfRoll } from './spot.ts'

/** First throws that decide: seven and eleven win the pass line; two, three and twelve lose; other totals become the point. */
const WINS_FIRST = [7, 11]
const LOSES_FIRST = [2, 3, 12]

/** Whether the throws decide the pass line, some perhaps before the last; twelve on the first throw is `barred`: the don't pass bet is returned. */
export function crapsResult(rolls: readonly Roll[]): 'pass' | 'dont-pass' | 'barred' | null {
  const [firstThrow, ...laterThrows] = rolls.map(sumOfRoll)
  if (firstThrow === undefined) return null
  if (WINS_FIRST.includes(firstThrow)) return 'pass'
  if (firstThrow === 12) return 'barred'
  if (LOSES_FIRST.includes(firstThrow)) return 'dont-pass'
  const decisive = laterThrows.find((sum) => sum === firstThrow || sum === 7)
  if (decisive === undefined) return null
  return decisive === 7 ? 'dont-pass' : 'pass'
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

/** Decided by the first throw: seven, any of the losing totals, eleven, twelve. */
export const PROPOSITIONS: readonly DiceSpot[] = [
  spotOf('any-seven', 'Sedem, prvý hod 7', 4, (roll) => sumOfRoll(roll) === 7),
  spotOf('any-craps', 'Každé kraps, prvý hod 2, 3 alebo 12', 7, (roll) => LOSES_FIRST.includes(sumOfRoll(roll))),
  spotOf('eleven', 'Jedenásť, prvý hod 11', 15, (roll) => sumOfRoll(roll) === 11),
  spotOf('twelve', 'Dvanásť, prvý hod 12', 30, (roll) => sumOfRoll(roll) === 12),
]

/** A bet that its total is thrown before seven, from the first throw on; `pays` : `per`. */
interface PlaceBet {
  readonly spot: string
  readonly total: number
  readonly pays: number
  readonly per: number
}
const PLACE_ODDS = [
  [4, 9, 5],
  [5, 7, 5],
  [6, 7, 6],
  [8, 7, 6],
  [9, 7, 5],
  [10, 9, 5],
] as const
export const PLACE_BETS: readonly PlaceBet[] = PLACE_ODDS.map(([total, pays, per]) => ({
  spot: `place-${total}`,
  total,
  pays,
  per,
}))

/** Whether the throws decide a place bet. */
export function placeResult({ total }: PlaceBet, rolls: readonly Roll[]): 'won' | 'lost' | null {
  const decisive = rolls.map(sumOfRoll).find((sum) => sum === total || sum === 7)
  return decisive === undefined ? null : decisive === total ? 'won' : 'lost'
}

/** Exact return of a place bet: of the throws that decide it, the share of its total. */
export function placeRtp({ total, pays, per }: PlaceBet): Rational {
  const sums = rollsOf(2).map(sumOfRoll)
  const wins = sums.filter((sum) => sum === total).length
  return times(rational(wins, wins + sums.filter((sum) => sum === 7).length), rational(pays + per, per))
}

/** Whether the throws decide every one of these bets. */
export const isCrapsDecided = (spots: readonly string[], rolls: readonly Roll[]): boolean =>
  rolls.length > 0 &&
  spots.every((spot) => {
    const place = PLACE_BETS.find((bet) => bet.spot === spot)
    if (place) return placeResult(place, rolls) !== null
    return spot === 'pass' || spot === 'dont-pass' ? crapsResult(rolls) !== null : true
  })

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
