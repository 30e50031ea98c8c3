import type { LiveResult, SpotDefinition } from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { plus, type Rational, rational, times } from '../rational.ts'
import { perCent } from '../tables/per-cent.ts'
import { entriesOf, SEGMENT_NAMES, WHEEL, type WheelSegment } from './wheel.ts'

/** A value with its share among all draws. */
interface Weighted {
  readonly value: number
  readonly weight: number
}
const weighted = (weights: Readonly<Record<number, number>>): Weighted[] =>
  Object.entries(weights).map(([value, weight]) => ({ value: Number(value), weight }))
const weightOf = (values: readonly Weighted[]): number => values.reduce((sum, { weight }) => sum + weight, 0)

/** Numbers pay themselves to one; the bonus pays a prize of `BONUS_PRIZES`. */
const PAYS: Record<Exclude<WheelSegment, 'bonus'>, number> = { '1': 1, '2': 2, '5': 5, '10': 10 }
/** Multipliers of each segment; their weights add up to 1,000 over all segments, because every round multiplies one segment. */
export const MULTIPLIERS: Readonly<Record<WheelSegment, readonly Weighted[]>> = {
  '1': weighted({ 2: 230, 3: 45, 5: 20, 10: 5 }),
  '2': weighted({ 2: 225, 3: 45, 5: 22, 10: 8 }),
  '5': weighted({ 2: 90, 3: 22, 5: 10, 10: 6, 20: 2 }),
  '10': weighted({ 2: 43, 3: 12, 5: 8, 10: 5, 20: 2 }),
  bonus: weighted({ 2: 150, 3: 35, 5: 15 }),
}
const ALL_MULTIPLIERS = entriesOf().flatMap(([segment]) => MULTIPLIERS[segment].map((drawn) => ({ segment, ...drawn })))
/** Odds to one of the bonus with their weights, before its multiplier. */
export const BONUS_PRIZES: readonly Weighted[] = weighted({ 2: 50, 3: 25, 5: 15, 10: 8, 20: 2 })

/** What is drawn for a round of the show beside the segment. */
export interface ShowDraw {
  /** It multiplies what its segment pays in this round. */
  readonly multiplier: { readonly segment: WheelSegment; readonly factor: number }
  /** What the bonus pays to one, before the multiplier; null: another segment is at the pointer. */
  readonly prize: number | null
}

/** Draws the multiplier of a round, and its prize when the bonus is at the pointer. */
export function drawShow(segment: WheelSegment, draw: Draw): ShowDraw {
  const { segment: multiplied, value } = pick(ALL_MULTIPLIERS, draw)
  const prize = segment === 'bonus' ? pick(BONUS_PRIZES, draw).value : null
  return { multiplier: { segment: multiplied, factor: value }, prize }
}

function pick<Drawn extends Weighted>(values: readonly Drawn[], draw: Draw): Drawn {
  let place = draw(weightOf(values))
  const drawn = values.find(({ weight }) => (place -= weight) < 0)
  if (!drawn) throw new RangeError('nothing to draw')
  return drawn
}

/** The factor that applies to the segment at the pointer; 1: the multiplier is on another one. */
export const factorOf = (segment: string, { multiplier }: Pick<ShowDraw, 'multiplier'>): number =>
  multiplier.segment === segment ? multiplier.factor : 1

/** Amount returned per cent, the stake included. Throws a RangeError for a result without a multiplier. */
export function showReturn(spot: string, { segment, multiplier, prize }: Extract<LiveResult, { kind: 'wheel' }>): number {
  if (!multiplier) throw new RangeError('a round of the show has a multiplier')
  if (spot !== segment) return 0
  const pays = segment === 'bonus' ? prize : PAYS[segment as keyof typeof PAYS]
  if (pays === undefined || pays === null) throw new RangeError(`segment ${segment} pays nothing`)
  return pays * (multiplier.segment === segment ? multiplier.factor : 1) + 1
}

/** Mean of values, a share of all their weights. */
const meanOf = (values: readonly Weighted[], all: number): Rational =>
  rational(
    values.reduce((sum, { value, weight }) => sum + value * weight, 0),
    all,
  )

/** The mean factor of a segment over all rounds: 1 in those in which another one is multiplied. */
function meanFactorOf(segment: WheelSegment): Rational {
  const all = weightOf(ALL_MULTIPLIERS)
  const unmultiplied = rational(all - weightOf(MULTIPLIERS[segment]), all)
  return plus(meanOf(MULTIPLIERS[segment], all), unmultiplied)
}

/** Exact: the multiplier, the prize and the segment at the pointer are independent. */
function returnOf(segment: WheelSegment, count: number): Rational {
  const pays = segment === 'bonus' ? meanOf(BONUS_PRIZES, weightOf(BONUS_PRIZES)) : rational(PAYS[segment])
  return times(rational(count, WHEEL.length), plus(rational(1), times(pays, meanFactorOf(segment))))
}

const highestOf = (values: readonly Weighted[]): number => Math.max(...values.map(({ value }) => value))

/** The spot of each segment has the segment's name. */
export const SHOW_SPOTS: readonly SpotDefinition[] = entriesOf().map(([segment, count]) => {
  const factor = highestOf(MULTIPLIERS[segment])
  const [lowest, highest] =
    segment === 'bonus'
      ? [Math.min(...BONUS_PRIZES.map(({ value }) => value)), highestOf(BONUS_PRIZES)]
      : [PAYS[segment], PAYS[segment]]
  return {
    spot: segment,
    name: SEGMENT_NAMES[segment],
    paysToOne: highest * factor,
    payouts: [
      { outcome: segment === 'bonus' ? 'najnižšia výhra' : 'bez násobiča', paysToOne: lowest },
      { outcome: `s násobičom ${factor}×`, paysToOne: highest * factor },
    ],
    rtp: perCent(returnOf(segment, count)),
  }
})
