import type { LiveTable } from '@herna/contract/live-feed'
import { ONLINE } from '@herna/contract/live-feed/names'

/** Seats of a table in the order of their names. */
export interface Seats {
  total: number
  free: number
  taken: { seat: string; isTaken: boolean }[]
}

/** What a visitor needs to know about a table: whether it can be joined, and if not, when. */
export type TableState =
  /** `seats` null: the table has none, everyone may bet. */
  | { kind: 'open'; seats: Seats | null }
  | { kind: 'full'; seats: Seats; waiting: number }
  /** `opensAt` null: unknown, or the time has passed. */
  | { kind: 'closed' | 'maintenance'; opensAt: Date | null }

/** `now` in milliseconds since the epoch. A status that Herňa does not know counts as closed [3.38]. */
export function tableState({ Status, SeatsAvailability, Waiting, OpensAt }: LiveTable, now: number): TableState {
  if (Status === ONLINE) {
    const seats = seatsOf(SeatsAvailability)
    return seats && seats.free === 0 ? { kind: 'full', seats, waiting: Waiting ?? 0 } : { kind: 'open', seats }
  }
  const opensAt = OpensAt && Date.parse(OpensAt) > now ? new Date(OpensAt) : null
  return { kind: Status === 'maintenance' ? 'maintenance' : 'closed', opensAt }
}

/** Null: the table has no seats. */
export function seatsOf(availability: LiveTable['SeatsAvailability']): Seats | null {
  const names = Object.keys(availability).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (names.length === 0) return null
  const taken = names.map((seat) => ({ seat, isTaken: availability[seat] === true }))
  return { total: names.length, free: taken.filter(({ isTaken }) => !isTaken).length, taken }
}
