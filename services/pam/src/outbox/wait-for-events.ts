import { setTimeout as pause } from 'node:timers/promises'
import type { HouseEvent } from '@herna/contract/events'
import type { Queryable } from '../foundation/index.ts'
import type { Cursor } from './cursor.ts'
import { type EventType, readEvents } from './events.store.ts'

/** Between two looks while nothing happens. Two small readings of an index a look: cheaper than a notification within every bet. */
const LOOK_EVERY = 100

export interface Wanted {
  after: Cursor
  types: readonly EventType[]
  limit: number
  /** Milliseconds to wait for the first event. */
  wait: number
}

/** At once when there is something; else as soon as there is, or empty when the time is over. `signal`: nobody waits any more. */
export async function waitForEvents(
  db: Queryable,
  { after, types, limit, wait }: Wanted,
  signal: AbortSignal,
): Promise<{ events: HouseEvent[]; cursor: Cursor }> {
  const until = performance.now() + wait
  let cursor = after
  for (;;) {
    const read = await readEvents(db, cursor, types, limit)
    cursor = read.cursor
    if (read.events.length > 0) return { events: read.events, cursor }
    // Much may lie there that nobody asked for: go on through it without a pause.
    if (!read.atEnd) continue
    const left = until - performance.now()
    if (left <= 0 || signal.aborted) return { events: [], cursor }
    await pause(Math.min(LOOK_EVERY, left), undefined, { signal }).catch(() => {})
  }
}
