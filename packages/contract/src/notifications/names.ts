/** Names without schemas: a page that only listens loads no more. */
export const NOTIFICATIONS_DESTINATION = '/user/topic/notifications'
export const NOTIFICATION_TOKEN_HEADER = 'notification-token'
/** The name [7.46] gives to the balance that is played with (`casino_gaming` of [3.49]). */
export const PUSHED_GAMING_BALANCE = 'gaming'

/** [3.15]. */
export const MESSAGE_TYPES = ['LOGOUT', 'SIMPLE_MESSAGE', 'BALANCE', 'BONUS', 'BONUS_2', 'BONUS_4'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** [3.16], in the order in which messages of these groups are shown [4.25]. */
export const MESSAGE_GROUPS = ['PlayerActionShowLoginMessage', 'PlayerActionShowMessage', 'PlayerActionShowDialog'] as const
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]
