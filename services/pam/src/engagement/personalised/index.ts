/** Recommendations and game activity, from played rounds and favourites. Spec 3.9, 3.43, 7.33, 7.35, 9.5. */
export { addEngagementInternalRoutes } from './game-activity.routes.ts'
export { refreshPlayDays } from './play-days.ts'
export { addPersonalisedRoutes } from './personalised.routes.ts'
