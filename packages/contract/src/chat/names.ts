/** Constants of the chat [7.43]; separate from the schemas, so that a page can use them without loading those. */
export const CHAT_CONSTANTS = { systemId: 765, clientType: 'casino', clientPlatform: 'download' } as const

/** Path of the customers' WebSocket below the chat's base address. STOMP; the chat token is sent in the CONNECT frame. */
export const CHAT_SOCKET_PATH = '/live'
/** STOMP CONNECT header with the token of a chat session; never sent in an address. */
export const CHAT_TOKEN_HEADER = 'chat-token'
/** STOMP destination of the messages and states of the session's own conversation. */
export const CHAT_DESTINATION = '/user/topic/chat'
/** STOMP destination a typing customer sends an empty frame to. */
export const CHAT_TYPING_DESTINATION = '/app/chat/typing'
/** STOMP destination of changed conversations, for logged-in operators. */
export const SUPPORT_DESTINATION = '/topic/support'
/** STOMP destination a typing operator sends `{ conversationId }` to. */
export const SUPPORT_TYPING_DESTINATION = '/app/support/typing'

/** Longest text of a message, in UTF-16 code units. */
export const CHAT_TEXT_LENGTH = 2_000
/** Messages per page of a conversation. */
export const CHAT_PAGE_SIZE = 50
/** A typing notice is shown for this long, unless it is repeated; it is sent at most once per half of it. Milliseconds. */
export const TYPING_SHOWN_MS = 5_000

/** What a visitor did that the chat records [4.30]. */
export const CHAT_TRIGGERS = ['after-authentication', 'chat-icon-click', 'page-refresh', 'logout'] as const
/** One of `CHAT_TRIGGERS` [4.30]. */
export type ChatTrigger = (typeof CHAT_TRIGGERS)[number]

/** Whose conversation a chat session shows [4.30]. */
export const CHAT_CONTEXTS = ['anonymous', 'authenticated'] as const
/** One of `CHAT_CONTEXTS` [4.30]. */
export type ChatContext = (typeof CHAT_CONTEXTS)[number]

/** States of a conversation: nothing asked yet, in the queue, an operator answers, ended (a new message queues it again). */
export const CONVERSATION_STATUSES = ['idle', 'waiting', 'assigned', 'closed'] as const
/** One of `CONVERSATION_STATUSES`. */
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number]

/** What happened to a conversation, as an entry between its messages. */
export const CHAT_EVENTS = ['joined', 'handed-over', 'returned', 'closed'] as const
/** One of `CHAT_EVENTS`. */
export type ChatEvent = (typeof CHAT_EVENTS)[number]

/** Days of opening hours, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** One of `WEEKDAYS`. */
export type Weekday = (typeof WEEKDAYS)[number]
