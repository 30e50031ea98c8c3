/** How a win is shown: `plain` shows only the amount. A win up to the stake is never celebrated. */
export type Celebration = 'none' | 'plain' | 'win' | 'big' | 'huge'

const BIG = 15
const HUGE = 50

export function celebrationOf(win: number, bet: number): Celebration {
  if (win <= 0) return 'none'
  if (win <= bet) return 'plain'
  if (win < bet * BIG) return 'win'
  return win < bet * HUGE ? 'big' : 'huge'
}

/** Duration of the count-up in ms; 0 for a plain win. */
export function countUpTime(celebration: Celebration): number {
  switch (celebration) {
    case 'win':
      return 700
    case 'big':
      return 2_200
    case 'huge':
      return 3_600
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
