import { type Bits, noBits, setBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { GameStatistics } from './statistics.ts'

/** For each gap between two neighbouring slider stops, the games with an amount in it; games with unknown amounts are in none. */
type Gaps = readonly Bits[]

const betGapsCache = new WeakMap<GameStatistics, Gaps>()
const winGapsCache = new WeakMap<GameStatistics, Gaps>()

/** A game is in every gap that its bets reach; a bet equal to a stop belongs to the gaps on both sides. */
export function betGaps({ minBet, maxBet, size }: Catalogue, statistics: GameStatistics): Gaps {
  const stops = statistics.betRanges
  return cachedGaps(betGapsCache, statistics, size, stops, (gaps, index) => {
    const [min, max] = [minBet[index] as number, maxBet[index] as number]
    if (min < 0 || max < 0) return
    const last = Math.min(stops.length - 2, lastStopUpTo(stops, max))
    for (let gap = gapEndingFrom(stops, min); gap >= 0 && gap <= last; gap++) setBit(gaps[gap] as Bits, index)
  })
}

/** A highest win is in one gap. */
export function winGaps({ maxWin, size }: Catalogue, statistics: GameStatistics): Gaps {
  const stops = statistics.winRanges
  return cachedGaps(winGapsCache, statistics, size, stops, (gaps, index) => {
    const win = maxWin[index] as number
    const gap = win <= 0 ? -1 : gapEndingFrom(stops, win)
    if (gap >= 0) setBit(gaps[gap] as Bits, index)
  })
}

/** The first gap that ends at this amount or above; -1 above all stops. Plain loops: every game asks while the panel opens. */
function gapEndingFrom(stops: readonly number[], amount: number): number {
  for (let stop = 1; stop < stops.length; stop++) if ((stops[stop] as number) >= amount) return stop - 1
  return -1
}

function lastStopUpTo(stops: readonly number[], amount: number): number {
  let stop = stops.length - 1
  while (stop >= 0 && (stops[stop] as number) > amount) stop--
  return stop
}

function cachedGaps(
  cache: WeakMap<GameStatistics, Gaps>,
  statistics: GameStatistics,
  size: number,
  stops: readonly number[],
  place: (gaps: Gaps, index: number) => void,
): Gaps {
  const cached = cache.get(statistics)
  if (cached) return cached
  const gaps = stops.slice(1).map(() => noBits(size))
  for (let index = 0; index < size; index++) place(gaps, index)
  cache.set(statistics, gaps)
  return gaps
}
