/** Messages for players: bonuses, results, limits, what operators write. Pushed to open tabs through the event feed, and kept until they are dismissed.
 *  Spec 3.15, 3.16, 4.25, 7.46. */
export { type Announcement, tellPlayer } from './tell-player.ts'
export { addPlayerMessageRoutes } from './player-messages.routes.ts'
