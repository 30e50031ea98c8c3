/** How a win is shown, by its multiple of the stake: `plain` (up to the stake) is only written; there is no size above `big`. */
export type Celebration = 'none' | 'plain' | 'small' | 'medium' | 'big'

const MEDIUM = 5
const BIG = 20

export function celebrationOf(win: number, bet: number): Celebration {
  if (win <= 0) return 'none'
  if (win <= bet) return 'plain'
  if (win < bet * MEDIUM) return 'small'
  return win < bet * BIG ? 'medium' : 'big'
}

/** The win as a multiple of the stake, rounded down to tenths: never more than was won. */
export const multipleOf = (win: number, bet: number): number => Math.floor((win * 10) / bet) / 10

/** Duration of the count-up in ms, at most three seconds; 0 for a plain win. */
export function countUpTime(celebration: Celebration): number {
  switch (celebration) {
    case 'small':
      return 500
    case 'medium':
      return 900
    case 'big':
      return 2_600
    default:
      return 0
  }
}

/** The displayed amount after `elapsed` of `duration` ms: from `from` to `to` with ease-out, in whole cents, exact at the end. */
export function countedAt(from: number, to: number, elapsed: number, duration: number): number {
  if (duration <= 0 || elapsed >= duration) return to
  const remainingShare = 1 - Math.max(0, elapsed) / duration
  return Math.round(to - (to - from) * remainingShare ** 3)
}
