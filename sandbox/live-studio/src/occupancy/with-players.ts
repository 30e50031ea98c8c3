import type { TableOccupancy } from '@herna/contract/games'
import { roundClockOf } from '../rounds/timing.ts'
import type { StudioTable } from '../studio-table.ts'
import type { TableAt } from '../tables/table-at.ts'

/**
 * The table with the players of the game host beside the studio's guests. They are there until the end of the round in which they have bet. Guests do not wait for a
 * seat, because they would never get one.
 */
export function withPlayers(table: StudioTable, at: TableAt, occupancy: TableOccupancy | undefined, now: number): TableAt {
  if (!occupancy || at.table.Status !== 'online') return at
  const { startsAt, endsAt } = roundClockOf(table).timesOf(occupancy.tableRound)
  if (now >= endsAt) return at
  // The game host's clock is ahead: in the round before, a guest may still have the seat.
  if (now < startsAt) return { ...at, changesAt: Math.min(at.changesAt, startsAt) }
  const { SeatsAvailability: seats, Players = 0, Waiting } = at.table
  const taken = Object.fromEntries(occupancy.seats.filter((seat) => seat in seats).map((seat) => [seat, true]))
  return {
    table: {
      ...at.table,
      SeatsAvailability: { ...seats, ...taken },
      Players: (Players ?? 0) + occupancy.players,
      ...(Waiting === undefined ? {} : { Waiting: Waiting + occupancy.waiting }),
    },
    changesAt: Math.min(at.changesAt, endsAt),
  }
}
