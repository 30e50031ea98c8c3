import type { Bits } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { GameStatistics } from './statistics.ts'

/** For each game the first and the last gap between stops that it has a part in; -1 where its amount is unknown. */
interface Gaps {
  count: number
  from: Int8Array
  to: Int8Array
}

const madeBets = new WeakMap<GameStatistics, Gaps>()
const madeWins = new WeakMap<GameStatistics, Gaps>()

/** A game takes part in every gap its bets reach. */
export function betGaps({ minBet, maxBet, size }: Catalogue, statistics: GameStatistics): Gaps {
  const stops = statistics.betRanges
  const gapOf = (place: number): [number, number] => {
    const [min, max] = [minBet[place] as number, maxBet[place] as number]
    if (min < 0 || max < 0) return [-1, -1]
    // A bet on a stop touches the gaps on both of its sides.
    return [stops.findIndex((stop, index) => index > 0 && stop >= min) - 1, lastGap(stops, max)]
  }
  return keep(madeBets, statistics, size, stops, gapOf)
}

/** A highest win lies in one gap. */
export function winGaps({ maxWin, size }: Catalogue, statistics: GameStatistics): Gaps {
  const stops = statistics.winRanges
  const gapOf = (place: number): [number, number] => {
    const win = maxWin[place] as number
    const gap = win <= 0 ? -1 : stops.findIndex((stop, index) => index > 0 && stop >= win) - 1
    return [gap, gap]
  }
  return keep(madeWins, statistics, size, stops, gapOf)
}

const lastGap = (stops: readonly number[], amount: number): number =>
  Math.min(
    stops.length - 2,
    stops.findLastIndex((stop) => stop <= amount),
  )

function keep(
  made: WeakMap<GameStatistics, Gaps>,
  statistics: GameStatistics,
  size: number,
  stops: readonly number[],
  gapOf: (place: number) => [number, number],
): Gaps {
  const known = made.get(statistics)
  if (known) return known
  const gaps: Gaps = { count: stops.length - 1, from: new Int8Array(size), to: new Int8Array(size) }
  for (let place = 0; place < size; place++) {
    const [from, to] = gapOf(place)
    gaps.from[place] = from
    gaps.to[place] = to
  }
  made.set(statistics, gaps)
  return gaps
}

/** Games in each gap: steps up and down at the ends of each game's part, then their running sum. */
export function barsOf({ count, from, to }: Gaps, games: Bits): number[] {
  const steps = new Int32Array(count + 2)
  for (let word = 0; word < games.length; word++) {
    let rest = games[word] as number
    while (rest !== 0) {
      const lowest = rest & -rest
      const place = word * 32 + (31 - Math.clz32(lowest))
      rest ^= lowest
      const first = from[place] as number
      if (first < 0) continue
      steps[first] = (steps[first] as number) + 1
      const after = (to[place] as number) + 1
      steps[after] = (steps[after] as number) - 1
    }
  }
  let sum = 0
  return Array.from({ length: count }, (_, gap) => (sum += steps[gap] as number))
}
