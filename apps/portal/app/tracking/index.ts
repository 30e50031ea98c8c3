/** Tracking: events for the tag manager's data layer and the customer-data platform, after consent only. States: consent unknown (events wait), denied (dropped), granted. Spec 3.47, 4.39, 7.49, 9.10. */
export { type ReportedEvent, track, trackingSettled, useTrackedPage } from './track.ts'
export { deliverTracking, forgetTracking } from './deliver-tracking.ts'
export { setTrackingConsent } from './tracking-consent.ts'
