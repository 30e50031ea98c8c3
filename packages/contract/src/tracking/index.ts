/**
 * Tracking: the catalogue of events with their fields, the player's facts, the origins, and the body sent to a customer-data platform.
 * Spec 3.47, 7.49.
 */
export { ORIGINS, type OriginName, PLAYER_FIELDS, type TrackedPlayer, TRACKING_EVENTS, type TrackingEvent } from './events.ts'
export type { CustomerDataBatch, TimedEvent } from './customer-data.ts'
