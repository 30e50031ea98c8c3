/** What is pushed to `/user/topic/notifications` [7.46]: balances and messages for the player. STOMP over WebSocket under `/notifications`; bodies are JSON.
 *  The token of [7.5] travels in the CONNECT headers (`notification-token`), never in an address. */
import { z } from 'zod'
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

/** One message for a player [4.25]. `title` and `text` are shown as text, never as markup. */
export const playerAction = z.object({
  id: z.uuid(),
  group: z.enum(MESSAGE_GROUPS),
  type: z.enum(MESSAGE_TYPES),
  /** Template of a bonus message; `sbBonusMessage` gets the fixed text of the sports bonus [4.25]. */
  templateId: z.string().nullable(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  /** The bonus the message offers; shown in the bonus popup [4.24]. */
  bonusId: z.uuid().nullable(),
})
export type PlayerAction = z.infer<typeof playerAction>

/** Amounts in cents. */
export const notification = z.union([
  z.object({
    balanceUpdates: z.array(z.object({ balanceName: z.string(), amount: z.int(), currencyCode: z.string().length(3) })).min(1),
  }),
  z.object({ action: playerAction }),
])
export type Notification = z.infer<typeof notification>
