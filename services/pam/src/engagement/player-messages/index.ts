/**
 * Messages for players: bonuses, results, limits, operator messages. Pushed to open tabs through the event feed and stored until
 * dismissed. Spec 3.15, 3.16, 4.25, 7.46.
 */
export { type Announcement, notifyPlayer } from './notify-player.ts'
export { addPlayerMessageRoutes } from './player-messages.routes.ts'
