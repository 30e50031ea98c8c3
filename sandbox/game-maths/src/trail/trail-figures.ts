import type { TrailField, TrailRule } from '../model.ts'
import { plus, type Rational, rational, times } from '../rational.ts'

/** The field (1 = first) at which the token stops; 0: before the first field. */
export const fieldAfter = ({ fields }: TrailRule, from: number, roll: number): number => Math.min(from + roll, fields.length)

/** First two moments of what the token still wins, in total bets. */
interface Moments {
  readonly mean: Rational
  readonly square: Rational
}

/**
 * By the token's field: what follows depends on it only, and the token moves forward, so the fields are solved backwards from the
 * last one.
 */
function momentsByField(rule: TrailRule): Moments[] {
  const moments: Moments[] = []
  const chance = rational(1, rule.sides)
  for (let from = rule.fields.length; from >= 0; from -= 1) {
    let [mean, square] = [rational(0), rational(0)]
    for (const field of isEnd(rule, from) ? [] : stopsFrom(rule, from)) {
      const later = moments[field] as Moments
      const prize = rational(prizeAt(rule, field))
      mean = plus(mean, times(chance, plus(prize, later.mean)))
      const both = times(times(rational(2), prize), later.mean)
      square = plus(square, times(chance, plus(plus(times(prize, prize), both), later.square)))
    }
    moments[from] = { mean, square }
  }
  return moments
}

/** Exact mean win of a trail in total bets. */
export const meanTrail = (rule: TrailRule): Rational => momentsByField(rule)[0]?.mean ?? rational(0)

/** Exact mean square of the win of a trail in total bets. */
export const squareOfTrail = (rule: TrailRule): Rational => momentsByField(rule)[0]?.square ?? rational(0)

interface BestRolls {
  readonly prize: number
  readonly draws: readonly number[]
}

/** The highest win of a trail in total bets, and the draws of the die that win it. */
export function highestTrail(rule: TrailRule): BestRolls {
  const best: BestRolls[] = []
  for (let from = rule.fields.length; from >= 0; from -= 1) {
    const rolls = isEnd(rule, from) ? [] : stopsFrom(rule, from)
    best[from] = rolls
      .map((field, draw): BestRolls => {
        const later = best[field] as BestRolls
        return { prize: prizeAt(rule, field) + later.prize, draws: [draw, ...later.draws] }
      })
      .reduce((highest, rolled) => (rolled.prize > highest.prize ? rolled : highest), {
        prize: rolls.length > 0 ? -1 : 0,
        draws: [],
      })
  }
  return best[0] as BestRolls
}

const fieldAt = ({ fields }: TrailRule, field: number): TrailField | undefined => fields[field - 1]
const prizeAt = (rule: TrailRule, field: number): number => fieldAt(rule, field)?.prize ?? 0
const isEnd = (rule: TrailRule, field: number): boolean => fieldAt(rule, field)?.isEnd ?? false

/** The fields at which each number of the die stops. */
const stopsFrom = (rule: TrailRule, from: number): number[] =>
  Array.from({ length: rule.sides }, (_, index) => fieldAfter(rule, from, index + 1))
