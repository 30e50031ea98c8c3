/** Notifications: balances and messages pushed to every open tab of a player. STOMP over WebSocket at /notifications.
 *  Spec 3.15, 3.16, 7.46; who connects is asked of PAM (7.5), what happens is read from PAM's feed. */
export { notificationsService } from './notifications-service.ts'
