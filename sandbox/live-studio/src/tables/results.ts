import { MAX_TABLE_RESULTS } from '@herna/contract/games'
import { MAX_LIVE_RESULTS } from '@herna/contract/live-feed'
import { resultText } from '../rounds/outcomes.ts'
import { roundOf } from '../rounds/round.ts'
import { roundClockOf } from '../rounds/timing.ts'
import type { StudioTable } from '../studio-table.ts'
import { type Period, periodAt } from './opening-hours.ts'

/** In the lobby the roads of baccarat and dragon tiger need many results, other kinds show a few. */
const RESULTS = 20

/** Results up to a round. */
interface Computed {
  readonly secret: string
  readonly lastRound: number
  readonly texts: readonly string[]
}
/** The results follow from the last round alone, so they are computed once for it, and from those of the round before. */
type Cache = WeakMap<StudioTable, Computed>
const ofFeed: Cache = new WeakMap()
const ofTable: Cache = new WeakMap()

/** The results that the feed carries, newest first, and when there may be another. A round takes place when the table is open from its start to its end. */
export function resultsAt(table: StudioTable, now: number, secret: string): { texts: string[]; changesAt: number } {
  const wanted = table.kind === 'baccarat' || table.kind === 'dragon-tiger' ? MAX_LIVE_RESULTS : RESULTS
  const texts = lastTexts(ofFeed, { table, now, secret, wanted })
  const clock = roundClockOf(table)
  return { texts, changesAt: clock.timesOf(clock.lastResultAt(now) + 1).resultAt }
}

/** The results that the statistics at the table show, newest first. */
export const statisticsAt = (table: StudioTable, now: number, secret: string): string[] =>
  lastTexts(ofTable, { table, now, secret, wanted: MAX_TABLE_RESULTS })

interface Wanted {
  readonly table: StudioTable
  readonly now: number
  readonly secret: string
  readonly wanted: number
}

function lastTexts(cache: Cache, { table, now, secret, wanted }: Wanted): string[] {
  const lastRound = roundClockOf(table).lastResultAt(now)
  const previous = cache.get(table)
  const isUsable = previous?.secret === secret && (previous.lastRound === lastRound || previous.lastRound === lastRound - 1)
  const texts = previous && isUsable ? continued(table, previous, lastRound) : lastResults(table, lastRound, { secret, wanted })
  cache.set(table, { secret, lastRound, texts })
  return [...texts]
}

function continued(
  table: StudioTable,
  { secret, lastRound: previousRound, texts }: Computed,
  lastRound: number,
): readonly string[] {
  if (previousRound === lastRound) return texts
  const { startsAt, endsAt } = roundClockOf(table).timesOf(lastRound)
  const period = periodAt(table, startsAt)
  if (!period.isOpen || endsAt > (period.endsAt ?? Infinity)) return texts
  return [textOf(table, lastRound, secret), ...texts.slice(0, -1)]
}

function lastResults(table: StudioTable, lastRound: number, { secret, wanted }: Pick<Wanted, 'secret' | 'wanted'>): string[] {
  const clock = roundClockOf(table)
  const texts: string[] = []
  let period: Period | null = null
  for (let roundNumber = lastRound; texts.length < wanted; roundNumber -= 1) {
    const { startsAt, endsAt } = clock.timesOf(roundNumber)
    if (!period || startsAt < (period.startsAt ?? -Infinity)) period = periodAt(table, startsAt)
    if (!period.isOpen) {
      // To the last round before it closed.
      roundNumber = clock.numberAt((period.startsAt ?? startsAt) - 1) + 1
      period = null
      continue
    }
    if (endsAt <= (period.endsAt ?? Infinity)) texts.push(textOf(table, roundNumber, secret))
  }
  return texts
}

const textOf = (table: StudioTable, roundNumber: number, secret: string): string =>
  resultText(roundOf(table, roundNumber, secret).outcome)
