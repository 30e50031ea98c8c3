/** Calls of a customer's page, below `…/chat`. After `openSession` each carries the session's token (`Authorization: Bearer`). */
import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { checked } from '../checked.ts'
import { chatConversation, chatMessage, entryNumber, newMessage, pageQuery } from './messages.ts'
import { CHAT_CONSTANTS, CHAT_CONTEXTS, CHAT_TRIGGERS } from './names.ts'

/** Refusals of every call: a page of another site; no valid chat session. */
const COMMON_ERRORS = ['foreign-origin'] as const
const SESSION_ERRORS = [...COMMON_ERRORS, 'chat-session-invalid'] as const

const { systemId, clientType, clientPlatform } = CHAT_CONSTANTS
/** [7.43] `sessionToken` is the player's chat session token; null opens the visitor's anonymous chat. */
export const openSessionRequest = z.strictObject({
  systemId: z.literal(systemId),
  clientType: z.literal(clientType),
  clientPlatform: z.literal(clientPlatform),
  sessionToken: z.nullable(checked(z.string(), z.minLength(1), z.maxLength(200))),
})
/** `token` authorises the following calls until `expiresAt`. */
export const openSessionReply = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  context: z.enum(CHAT_CONTEXTS),
  username: z.nullable(z.string()),
})
/** A chat session: its token and whose conversation it shows. */
export type ChatLogin = z.infer<typeof openSessionReply>

/**
 * Opens a chat session: authenticated with the player's token (used once, within 60 s), otherwise anonymous; the visitor's
 * cookie, which scripts cannot read, keeps their history. `token-invalid` (401): the player's token is unknown, used or expired;
 * `login-unavailable` (503): PAM does not answer.
 */
export const openSession = defineOperation({
  method: 'POST',
  path: '/v1/session',
  body: openSessionRequest,
  reply: openSessionReply,
  errors: [...COMMON_ERRORS, 'token-invalid', 'login-unavailable'],
})
/** Ends the chat session and records the logout of a player. */
export const endSession = defineOperation({
  method: 'DELETE',
  path: '/v1/session',
  reply: null,
  errors: SESSION_ERRORS,
})
/** The session's conversation; `before` pages to older entries. */
export const conversation = defineOperation({
  method: 'GET',
  path: '/v1/conversation',
  query: pageQuery,
  reply: chatConversation,
  errors: SESSION_ERRORS,
})
/** Number of unread messages of operators [4.30]. */
export const unread = defineOperation({
  method: 'GET',
  path: '/v1/unread',
  reply: z.object({ unread: z.int() }),
  errors: SESSION_ERRORS,
})
/**
 * Sends a message and returns the stored entry. `attachment-refused` (415): files are not accepted; `too-many-messages` (429):
 * more than 20 in a minute.
 */
export const sendMessage = defineOperation({
  method: 'POST',
  path: '/v1/messages',
  body: newMessage,
  reply: chatMessage,
  errors: [...SESSION_ERRORS, 'attachment-refused', 'too-many-messages'],
})
/** The customer has seen all entries up to `seq`. */
export const markRead = defineOperation({
  method: 'POST',
  path: '/v1/read',
  body: z.strictObject({ seq: entryNumber }),
  reply: null,
  errors: SESSION_ERRORS,
})
/** The customer ends the conversation; a new message queues it again. */
export const close = defineOperation({ method: 'POST', path: '/v1/close', reply: null, errors: SESSION_ERRORS })
/** Records a trigger [4.30]; `logout` is recorded by the end of the session. */
export const recordTrigger = defineOperation({
  method: 'POST',
  path: '/v1/triggers',
  body: z.strictObject({ trigger: z.enum(CHAT_TRIGGERS) }),
  reply: null,
  errors: SESSION_ERRORS,
})
