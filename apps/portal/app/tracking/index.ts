/** Tracking: what happened, put into the tag manager's data layer. Nothing personal, and nothing is sent from here. Spec 7.49. */
export { track } from './track.ts'
