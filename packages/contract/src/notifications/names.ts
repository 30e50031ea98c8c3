/**
 * STOMP destination of the player's notifications [7.46]. These names are separate from the schemas, so that a page can subscribe
 * without loading them.
 */
export const NOTIFICATIONS_DESTINATION = '/user/topic/notifications'
/** STOMP CONNECT header with the notification token [7.5]. */
export const NOTIFICATION_TOKEN_HEADER = 'notification-token'
/** Name of the main balance in notifications [7.46] (`casino_gaming` of [3.49]). */
export const PUSHED_GAMING_BALANCE = 'gaming'

/** Types of messages for a player [3.15]. */
export const MESSAGE_TYPES = ['LOGOUT', 'SIMPLE_MESSAGE', 'BALANCE', 'BONUS', 'BONUS_2', 'BONUS_4'] as const
/** One of `MESSAGE_TYPES` [3.15]. */
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Groups of messages [3.16], in the order in which they are shown [4.25]. */
export const MESSAGE_GROUPS = ['PlayerActionShowLoginMessage', 'PlayerActionShowMessage', 'PlayerActionShowDialog'] as const
/** One of `MESSAGE_GROUPS` [3.16] [4.25]. */
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]
