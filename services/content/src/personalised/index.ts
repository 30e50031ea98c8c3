/** Lists made of what all players really play [3.9] [7.33]: popular, trending, recommended. Counts come from PAM, as sums of nobody in particular; while PAM is
 *  silent the last ones stay good, and before it ever answered nothing is popular. */
export { createActivityReader } from './game-activity.ts'
export { addPersonalisedRoute } from './personalised.routes.ts'
