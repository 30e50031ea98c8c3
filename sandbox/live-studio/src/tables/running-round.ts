import { type RoundTimes, roundClockOf } from '../rounds/timing.ts'
import type { StudioTable } from '../studio-table.ts'
import { maintenanceEndOf, periodAt } from './opening-hours.ts'

/** A round of a table with its times, milliseconds since the epoch. */
export interface RunningRound extends RoundTimes {
  readonly number: number
}

/**
 * The round that runs at the table now. Null: the table is closed or in maintenance, or was when the round would have started, or closes before
 * it would end.
 */
export function runningRoundAt(table: StudioTable, now: number): RunningRound | null {
  const clock = roundClockOf(table)
  const number = clock.numberAt(now)
  const times = clock.timesOf(number)
  if (maintenanceEndOf(table) > times.startsAt) return null
  const period = periodAt(table, times.startsAt)
  return period.isOpen && times.endsAt <= (period.endsAt ?? Number.POSITIVE_INFINITY) ? { number, ...times } : null
}
