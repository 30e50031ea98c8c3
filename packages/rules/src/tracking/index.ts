/** Tracking: the journey between pages, which navigations are page views, and what of an address and a player may be sent. Spec 3.47, 7.49. */
export { afterNavigation, atOrigin, NEW_VISIT, type Origin } from './journey.ts'
export { isPlayRoute, originOfHash, trackedPath, trackedQuery, trackedRoute } from './page-view.ts'
export { normalisedEmail, normalisedPhone } from './player-facts.ts'
