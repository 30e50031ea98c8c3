/** Messages for the player, one at a time: pushed or fetched, not shown during real-money play. States: none, shown, pause, bonus offer. Spec 2.43, 3.15, 3.16, 4.24, 4.25, 9.12. */
export { MessagesLayer } from './inbox-layer.tsx'
