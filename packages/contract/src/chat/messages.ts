import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { CHAT_CONTEXTS, CHAT_EVENTS, CHAT_TEXT_LENGTH, CONVERSATION_STATUSES, WEEKDAYS } from './names.ts'

/** One entry of a conversation; `seq` numbers them from 1 without gaps. Texts are displayed as text, never as markup. */
export const chatMessage = z.object({
  seq: z.int(),
  author: z.enum(['customer', 'support', 'event']),
  /** The operator's display name; null for the customer. */
  name: z.nullable(z.string()),
  event: z.nullable(z.enum(CHAT_EVENTS)),
  /** Empty for an event. */
  text: z.string(),
  /** The sender's id of the message, with which a repeated call stores it once. */
  key: z.nullable(z.uuid()),
  at: z.iso.datetime(),
})
/** One entry of a conversation. */
export type ChatMessage = z.infer<typeof chatMessage>

/** State of a conversation as its customer sees it. */
export const chatState = z.object({
  status: z.enum(CONVERSATION_STATUSES),
  /** Display name of the operator who answers. */
  operator: z.nullable(z.string()),
  /** Place in the queue from 1; null: not waiting. */
  position: z.nullable(z.int()),
  /** The operator has read up to this entry. */
  readBySupport: z.int(),
  /** Messages of operators that the customer has not seen [4.30]. */
  unread: z.int(),
  /** An operator has the support page open. */
  isOperatorPresent: z.boolean(),
})
/** State of a conversation as its customer sees it. */
export type ChatState = z.infer<typeof chatState>

/** When support answers. Times are of the operator's time zone; `24:00` is the end of the day. */
export const openingHours = z.object({
  isOpen: z.boolean(),
  /** When support opens next, or closes; null: it never changes. */
  changesAt: z.nullable(z.iso.datetime()),
  schedule: z.array(z.object({ from: z.enum(WEEKDAYS), to: z.enum(WEEKDAYS), opens: z.string(), closes: z.string() })),
})
/** When support answers. */
export type OpeningHours = z.infer<typeof openingHours>

/** A conversation: its newest entries, or those before `before`. */
export const chatConversation = z.object({
  context: z.enum(CHAT_CONTEXTS),
  username: z.nullable(z.string()),
  state: chatState,
  hours: openingHours,
  /** Oldest first. */
  messages: z.array(chatMessage),
  hasOlder: z.boolean(),
})
/** A conversation: its newest entries, or those before `before`. */
export type ChatConversation = z.infer<typeof chatConversation>

/** Text of a new message: not blank, at most 2000 characters. */
export const chatText = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(CHAT_TEXT_LENGTH))
/** Number of an entry; 0: before the first. */
export const entryNumber = checked(z.int(), z.gte(0), z.lte(2_147_483_647))
/** Page of older entries: those before this number. */
export const pageQuery = z.object({ before: z.optional(checked(z.coerce.number(), z.int(), z.gte(1), z.lte(2_147_483_647))) })
/** A new message; `key` makes a repeated call store it once. Any `attachment` is refused. */
export const newMessage = z.strictObject({ key: z.uuid(), text: chatText, attachment: z.optional(z.unknown()) })

/** Pushed to a customer's tabs (STOMP, `CHAT_DESTINATION`): new entries and the state, or that the operator types. */
export const chatPush = z.discriminatedUnion('type', [
  z.object({ type: z.literal('changed'), messages: z.array(chatMessage), state: chatState }),
  z.object({ type: z.literal('typing'), name: z.string() }),
])
/** Pushed to a customer's tabs. */
export type ChatPush = z.infer<typeof chatPush>
