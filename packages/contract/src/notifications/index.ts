/**
 * Messages pushed to `/user/topic/notifications` [7.46]: balances and messages for the player. STOMP over WebSocket under
 * `/notifications`; bodies are JSON. The token of [7.5] is sent in the CONNECT header `notification-token`, never in an address.
 */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { MESSAGE_GROUPS, MESSAGE_TYPES } from './names.ts'

export {
  MESSAGE_GROUPS,
  MESSAGE_TYPES,
  type MessageGroup,
  type MessageType,
  NOTIFICATION_TOKEN_HEADER,
  NOTIFICATIONS_DESTINATION,
  PUSHED_GAMING_BALANCE,
} from './names.ts'

/** A message for a player [4.25] [3.15] [3.16]. `title` and `text` are displayed as text, never as markup. */
export const playerAction = z.object({
  id: z.uuid(),
  group: z.enum(MESSAGE_GROUPS),
  type: z.enum(MESSAGE_TYPES),
  /** Template of a bonus message; `sbBonusMessage` has the fixed text of the sports bonus [4.25]. */
  templateId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** The bonus that the message offers; shown in the bonus popup [4.24]. */
  bonusId: z.nullable(z.uuid()),
})
/** A message for a player [4.25] [3.15] [3.16]. */
export type PlayerAction = z.infer<typeof playerAction>

/** A pushed notification: changed balances in cents, or a message. */
export const notification = z.union([
  z.object({
    balanceUpdates: checked(
      z.array(z.object({ balanceName: z.string(), amount: z.int(), currencyCode: checked(z.string(), z.length(3)) })),
      z.minLength(1),
    ),
  }),
  z.object({ action: playerAction }),
])
/** A pushed notification: changed balances in cents, or a message. */
export type Notification = z.infer<typeof notification>
