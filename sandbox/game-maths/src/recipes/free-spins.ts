import type { FreeSpinRule } from '../model.ts'

/** Scatter pays, in total bets. */
export const SCATTER_PAYS: readonly (readonly [number, number])[] = [
  [3, 2],
  [4, 10],
  [5, 50],
]

/**
 * Free spins by the award of three scatters; five scatters award the round's maximum. So a retrigger only lengthens a round that
 * began with fewer, and the highest win stays within what real slots promise.
 */
export const FREE_SPINS: Record<5 | 7 | 8 | 10, Omit<FreeSpinRule, 'multiplier'>> = {
  5: freeSpins(5, 6, 8),
  7: freeSpins(7, 8, 10),
  8: freeSpins(8, 10, 12),
  10: freeSpins(10, 12, 15),
}

function freeSpins(three: number, four: number, five: number): Omit<FreeSpinRule, 'multiplier'> {
  return {
    awards: [
      [3, three],
      [4, four],
      [5, five],
    ],
    cap: five,
  }
}
