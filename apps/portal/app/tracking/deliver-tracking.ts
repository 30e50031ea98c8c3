import { tracking } from './track.ts'

/**
 * With consent, reported entries go to the receiver: those that waited for the stored consent, or, when it was given just now, from the open page on. Null: they
 * are dropped. Undefined (for tests): as on a new page.
 */
export function deliverTracking(receiver: typeof tracking.receiver): void {
  const { waiting, page } = tracking
  const wasDenied = tracking.receiver === null
  Object.assign(tracking, { receiver, waiting: [] })
  if (!receiver) return
  for (const entry of waiting) receiver(entry)
  if (wasDenied && page) receiver({ page })
}
