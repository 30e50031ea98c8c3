/**
 * Chat with support: calls and pushes of customers (`…/chat`) and of operators (`…/support`). Spec 3.46, 4.30, 7.43, 8.24.
 * Commands are HTTP, so that every refusal is a problem document; updates are pushed over STOMP.
 */
export * as chat from './operations.ts'
export * as support from './support.ts'
export {
  type ChatConversation,
  chatMessage,
  type ChatMessage,
  chatPush,
  type ChatPush,
  type ChatState,
  type OpeningHours,
} from './messages.ts'
export type { ChatLogin } from './operations.ts'
export type { CannedAnswer, ConversationSummary, SupportOperator, SupportPush, SupportThread } from './support.ts'
export { supportPush } from './support.ts'
export {
  CHAT_CONSTANTS,
  CHAT_CONTEXTS,
  CHAT_DESTINATION,
  CHAT_EVENTS,
  CHAT_PAGE_SIZE,
  CHAT_SOCKET_PATH,
  CHAT_TEXT_LENGTH,
  CHAT_TOKEN_HEADER,
  CHAT_TRIGGERS,
  CHAT_TYPING_DESTINATION,
  type ChatContext,
  type ChatEvent,
  type ChatTrigger,
  CONVERSATION_STATUSES,
  type ConversationStatus,
  SUPPORT_DESTINATION,
  SUPPORT_TYPING_DESTINATION,
  TYPING_SHOWN_MS,
  WEEKDAYS,
  type Weekday,
} from './names.ts'
