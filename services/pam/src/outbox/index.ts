/** What PAM tells the services beside it: an ordered feed of events, and whom a notification token belongs to. Rooms of PAM publish through this door.
 *  [3.15] [3.16] [7.5] [7.46]. */
export { addInternal } from './internal.routes.ts'
export { publishPlayerMessage } from './publish.ts'
