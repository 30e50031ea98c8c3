/** Push notifications for a player's tab: balances go to the header, messages to the inbox. A failed connection is not shown to the player.
 *  States: closed, opening (three attempts), open. Only the starter is part of the first load. Spec 3.15, 3.16, 7.46, 8.32, 9.10. */
export { NotificationsStart } from './realtime-start.tsx'
export { onPlayerMessage } from './player-messages.ts'
