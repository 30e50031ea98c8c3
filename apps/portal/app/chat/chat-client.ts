import { chat, CHAT_CONSTANTS, type ChatConversation, type ChatLogin, type ChatMessage } from '@herna/contract/chat'
import type { ChatTrigger } from '@herna/contract/chat/names'
import { callOperation, type Host } from '@herna/http-client'

/** The chat's calls. Every call has a timeout and rejects with `CallFailed`. */
export interface ChatClient {
  /** `sessionToken` null: anonymous. */
  open(sessionToken: string | null): Promise<ChatLogin>
  as(token: string): ChatCalls
}

/** Calls of one chat session. */
export interface ChatCalls {
  end(): Promise<unknown>
  conversation(before?: number): Promise<ChatConversation>
  unread(): Promise<number>
  send(message: { key: string; text: string }): Promise<ChatMessage>
  markRead(seq: number): Promise<unknown>
  close(): Promise<unknown>
  recordTrigger(trigger: ChatTrigger): Promise<unknown>
}

/** `locale` is sent as Accept-Language [7.1]. */
export function createChatClient(base: string, locale: string): ChatClient {
  const language = { 'accept-language': locale }
  // The cookie of the visitor's history is sent with `open` only.
  const host: Host = { base, headers: language, request: { credentials: 'include', cache: 'no-store' } }
  return {
    open: (sessionToken) => callOperation(host, chat.openSession, { body: { ...CHAT_CONSTANTS, sessionToken } }),
    as(token) {
      const own: Host = {
        ...host,
        headers: { ...language, authorization: `Bearer ${token}` },
        request: { credentials: 'omit', cache: 'no-store' },
      }
      return {
        end: () => callOperation(own, chat.endSession),
        conversation: (before) => callOperation(own, chat.conversation, { query: { before } }),
        unread: async () => (await callOperation(own, chat.unread)).unread,
        send: (body) => callOperation(own, chat.sendMessage, { body }),
        markRead: (seq) => callOperation(own, chat.markRead, { body: { seq } }),
        close: () => callOperation(own, chat.close),
        recordTrigger: (trigger) => callOperation(own, chat.recordTrigger, { body: { trigger } }),
      }
    },
  }
}
