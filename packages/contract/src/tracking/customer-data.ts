import type { TrackedPlayer, TrackingEvent } from './events.ts'

/** An event with the time it happened. */
export type TimedEvent = TrackingEvent & {
  /** ISO time in UTC by the browser's clock. */
  at: string
}

/**
 * Body of `POST` to the customer-data platform's configured URL [7.49]. Sent without cookies and only with consent to marketing; any 2xx status accepts the batch,
 * the reply's body is not read.
 */
export interface CustomerDataBatch {
  /** Random id of the visitor's consent, the same until the consent is given anew. */
  visitor: string
  /** The logged-in player; null: a guest. */
  player: TrackedPlayer | null
  /** At most 50 events in the order they happened. */
  events: TimedEvent[]
}
