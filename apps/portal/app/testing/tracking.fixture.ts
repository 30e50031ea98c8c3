import { deliverTracking, forgetTracking, type ReportedEvent } from '../tracking/index.ts'

/** Records the events that the page reports from now on, as with the visitor's consent. */
export function recordTracking(): ReportedEvent[] {
  const events: ReportedEvent[] = []
  forgetTracking()
  deliverTracking((entry) => {
    if ('event' in entry) events.push(entry)
  })
  return events
}
