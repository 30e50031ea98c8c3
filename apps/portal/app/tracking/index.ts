/** Tracking: events for the tag manager's data layer and the customer-data platform, after consent only. States: consent unknown (events wait), denied (dropped), granted. Spec 3.47, 4.39, 7.49, 9.10. */
export { deliverTracking, type ReportedEvent, track, type TrackingEntry } from './track.ts'
export { TrackingStart } from './tracking-start.tsx'
export { setTrackedPlayer, setTrackingConsent } from './tracking-consent.ts'
