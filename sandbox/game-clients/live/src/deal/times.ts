import type { LiveTableState } from '@herna/contract/games'
import type { DealTimes } from './schedule.ts'

/** The times of the table's current round; null: none runs. */
export function timesOf(table: LiveTableState | null): DealTimes | null {
  const round = table?.round
  return round ? { bettingEndsAt: Date.parse(round.bettingEndsAt), resultAt: Date.parse(round.resultAt) } : null
}
