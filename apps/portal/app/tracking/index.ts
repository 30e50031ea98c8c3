/** Tracking: pushes events into the tag manager's data layer. No personal data, and nothing is sent from here. Spec 7.49. */
export { track } from './track.ts'
