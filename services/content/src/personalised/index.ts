/** Lists based on the activity of all players [3.9] [7.33]: popular, trending, recommended. PAM provides anonymous counts; while it is unavailable the last
 *  counts are used, and before the first ones the popular and trending lists are empty. */
export { createActivityReader } from './game-activity.ts'
export { addPersonalisedRoute } from './personalised.routes.ts'
