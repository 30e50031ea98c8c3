import type { TableLimits } from './model.ts'

const CHIPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]
const MAX_CHIPS = 6

/** A bet range in cents and its chips: from the lowest stake, none above half the highest. */
export function limitsOf(minBet: number, maxBet: number): TableLimits {
  const allowedChips = [...new Set([minBet, ...CHIPS])]
    .filter((chip) => chip >= minBet && chip <= maxBet / 2)
    .sort((a, b) => a - b)
  const spreadChips = allowedChips.filter((_, index) => allowedChips.length <= MAX_CHIPS || index % 3 !== 1)
  return { minBet, maxBet, chips: spreadChips.slice(0, MAX_CHIPS) }
}
