/** Messages for the player, one at a time: pushed, fetched or waiting at the platform, not shown during real-money play. States: none, shown, pause, bonus offer. Spec 2.43, 3.15, 3.16, 4.24, 4.25, 7.42, 9.12. */
export { MessagesBell, MessagesButton } from './messages-bell.tsx'
export { MessagesLayer } from './inbox-layer.tsx'
