/** What is pushed to a player's tab: the balance goes to the header, messages to who shows them. Silent: a line that does not come is not told.
 *  States: closed, opening (three tries), open. Only a starter is in the first load. Spec 3.15, 3.16, 7.46, 8.32, 9.10. */
export { NotificationsStart } from './realtime-start.tsx'
export { onPlayerMessage } from './player-messages.ts'
