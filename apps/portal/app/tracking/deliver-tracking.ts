import { type ShownPage, type TrackingEntry, tracking } from './track.ts'

/** The open page while there is no consent: tracking begins with it when the consent is given. */
let openPage: ShownPage | null = null

/** Without consent everything is dropped. */
function drop(entry: TrackingEntry): void {
  openPage = 'page' in entry ? entry.page : openPage
}

/**
 * With consent, reported entries go to the receiver: those that waited for the stored consent, or, when it was given just now, from the open page on. Null: they
 * are dropped. Undefined (for tests): as on a new page.
 */
export function deliverTracking(receiver: typeof tracking.receive | null): void {
  const wasDenied = tracking.receive === drop
  const entries = tracking.waiting.splice(0)
  tracking.receive = receiver === null ? drop : receiver
  if (wasDenied && receiver && openPage) receiver({ page: openPage })
  for (const entry of entries) tracking.receive?.(entry)
}
