/** Notifications service: pushes balances and messages to every open tab of a player. STOMP over WebSocket at /notifications.
 *  Spec 3.15, 3.16, 7.46; PAM authenticates connections (7.5), events come from PAM's feed. */
export { notificationsService } from './notifications-service.ts'
