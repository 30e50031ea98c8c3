import type { LiveTableState } from '@herna/contract/games'

type TableRound = NonNullable<LiveTableState['round']>

/** Phase of a table: `closed` also before the first state; `pause`: between two rounds. */
export type TablePhase = 'closed' | 'betting' | 'dealing' | 'result' | 'pause'

/** The table's phase at the host's time `now` (ms). */
export function phaseOf(table: LiveTableState | null, now: number): TablePhase {
  if (table === null || table.status !== 'online' || table.round === null) return 'closed'
  const { round } = table
  if (now < Date.parse(round.startsAt) || now >= Date.parse(round.endsAt)) return 'pause'
  if (now < Date.parse(round.bettingEndsAt)) return 'betting'
  return now < Date.parse(round.resultAt) ? 'dealing' : 'result'
}

/** Start and end of the current phase; null: it has no known end. */
export function phaseSpan({ startsAt, bettingEndsAt, resultAt, endsAt }: TableRound, phase: TablePhase): [number, number] | null {
  const times = [startsAt, bettingEndsAt, resultAt, endsAt].map((at) => Date.parse(at))
  const index = ['betting', 'dealing', 'result'].indexOf(phase)
  const [from, to] = [times[index], times[index + 1]]
  return from === undefined || to === undefined ? null : [from, to]
}
