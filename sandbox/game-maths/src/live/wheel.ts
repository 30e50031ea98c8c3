import type { SpotDefinition } from '@herna/contract/games'
import { rational } from '../rational.ts'
import { perCent } from '../tables/per-cent.ts'

/** Segments of the wheel of game shows: how many there are of each. */
export const WHEEL_SEGMENTS = { '1': 21, '2': 13, '5': 7, '10': 4, bonus: 9 } as const
/** A segment of the wheel. */
export type WheelSegment = keyof typeof WHEEL_SEGMENTS

/** Odds to one; the bonus of the show without multipliers. */
const PAYS: Record<WheelSegment, number> = { '1': 1, '2': 2, '5': 5, '10': 10, bonus: 4 }

/** The segments in the order of the wheel, clockwise: those of a kind as far from each other as possible. */
export const WHEEL: readonly WheelSegment[] = entriesOf()
  .flatMap(([segment, count]) => Array.from({ length: count }, (_, index) => ({ segment, place: (index + 0.5) / count })))
  .toSorted((one, other) => one.place - other.place)
  .map(({ segment }) => segment)

/** Slovak. */
export const SEGMENT_NAMES: Record<WheelSegment, string> = {
  '1': 'Pole 1',
  '2': 'Pole 2',
  '5': 'Pole 5',
  '10': 'Pole 10',
  bonus: 'Bonusové pole',
}

/** The spot of each segment has the segment's name. */
export const WHEEL_SPOTS: readonly SpotDefinition[] = entriesOf().map(([segment, count]) => ({
  spot: segment,
  name: SEGMENT_NAMES[segment],
  paysToOne: PAYS[segment],
  rtp: perCent(rational(count * (PAYS[segment] + 1), WHEEL.length)),
}))

/** Amount returned per cent, the stake included. */
export const wheelReturn = (spot: string, segment: string): number => (spot === segment ? PAYS[spot as WheelSegment] + 1 : 0)

/** Segments with how many there are of each. */
export function entriesOf(): [WheelSegment, number][] {
  return Object.entries(WHEEL_SEGMENTS) as [WheelSegment, number][]
}
