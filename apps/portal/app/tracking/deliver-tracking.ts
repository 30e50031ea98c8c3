import { type Receiver, setReceiver, type TrackingEntry, waitingEntries } from './track.ts'

/** Null: entries are dropped; undefined: they wait. */
let current: Receiver | null | undefined
/** The last reported page and player: a consent given later begins with them. */
let latest: { page?: TrackingEntry; player?: TrackingEntry } = {}

function receive(entry: TrackingEntry): void {
  if ('page' in entry) latest.page = entry
  else if ('player' in entry) latest.player = entry
  current?.(entry)
}

/** With consent, reported entries go to the receiver: those that waited for the stored consent, or, when it was given just now, the open page and the player. Null: they are dropped. */
export function deliverTracking(receiver: Receiver | null): void {
  if (receiver === current) return
  const entries = current === undefined ? waitingEntries.splice(0) : [latest.player, latest.page]
  current = receiver
  setReceiver(receive)
  for (const entry of entries) if (entry) receive(entry)
}

/** For tests: as on a new page. */
export function forgetTracking(): void {
  current = undefined
  latest = {}
  waitingEntries.length = 0
  setReceiver(undefined)
}
