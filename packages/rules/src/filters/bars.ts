import { type Bits, countBoth, noBits, setBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { GameStatistics } from './statistics.ts'

/** For each gap between two neighbouring slider stops, the games with an amount in it; games with unknown amounts are in none. */
type Gaps = readonly Bits[]

const betGapsCache = new WeakMap<GameStatistics, Gaps>()
const winGapsCache = new WeakMap<GameStatistics, Gaps>()

/** A game is in every gap that its bets reach. */
export function betGaps({ minBet, maxBet, size }: Catalogue, statistics: GameStatistics): Gaps {
  const stops = statistics.betRanges
  const gapOf = (index: number): [number, number] => {
    const [min, max] = [minBet[index] as number, maxBet[index] as number]
    if (min < 0 || max < 0) return [-1, -1]
    // A bet equal to a stop belongs to the gaps on both sides.
    return [stops.findIndex((stop, stopIndex) => stopIndex > 0 && stop >= min) - 1, lastGap(stops, max)]
  }
  return cachedGaps(betGapsCache, statistics, size, stops, gapOf)
}

/** A highest win is in one gap. */
export function winGaps({ maxWin, size }: Catalogue, statistics: GameStatistics): Gaps {
  const stops = statistics.winRanges
  const gapOf = (index: number): [number, number] => {
    const win = maxWin[index] as number
    const gap = win <= 0 ? -1 : stops.findIndex((stop, stopIndex) => stopIndex > 0 && stop >= win) - 1
    return [gap, gap]
  }
  return cachedGaps(winGapsCache, statistics, size, stops, gapOf)
}

const lastGap = (stops: readonly number[], amount: number): number =>
  Math.min(
    stops.length - 2,
    stops.findLastIndex((stop) => stop <= amount),
  )

function cachedGaps(
  cache: WeakMap<GameStatistics, Gaps>,
  statistics: GameStatistics,
  size: number,
  stops: readonly number[],
  gapOf: (index: number) => [number, number],
): Gaps {
  const cached = cache.get(statistics)
  if (cached) return cached
  const gaps = stops.slice(1).map(() => noBits(size))
  for (let index = 0; index < size; index++) {
    const [from, to] = gapOf(index)
    for (let gap = from; gap >= 0 && gap <= to; gap++) setBit(gaps[gap] as Bits, index)
  }
  cache.set(statistics, gaps)
  return gaps
}

/** Number of these games in each gap. */
export const barsOf = (gaps: Gaps, games: Bits): number[] => gaps.map((gap) => countBoth(gap, games))
