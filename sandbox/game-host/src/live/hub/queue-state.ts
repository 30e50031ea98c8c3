import type { QueueEntry } from '../queue/seat-queue.store.ts'
import type { TableView } from './table-state.ts'

/** The table as a player sees it while somebody waits for a seat: a seat that is reserved is free only for whom it is reserved. */
export function withQueue(view: TableView, queue: readonly QueueEntry[], ownerId: string): TableView {
  if (queue.length === 0) return view
  const waiting = queue.filter(({ seat }) => seat === null)
  const own = queue.find((entry) => entry.ownerId === ownerId)
  const reservedForOthers = new Set(
    queue.flatMap(({ seat, ownerId: other }) => (seat === null || other === ownerId ? [] : [seat])),
  )
  const position = own?.seat === null ? waiting.indexOf(own) + 1 : null
  const reserved = own?.seat && own.reservedUntil ? { seat: own.seat, until: own.reservedUntil.toISOString() } : null
  return {
    ...view,
    seats: view.seats.map((seat) =>
      seat.state === 'free' && reservedForOthers.has(seat.seat) ? { ...seat, state: 'reserved' as const } : seat,
    ),
    queue: { waiting: waiting.length, position, reserved },
  }
}
