import type { ChatConversation } from '@herna/contract/chat'
import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

/** A message that the service has not stored yet. */
export interface PendingMessage {
  key: string
  text: string
  /** Why it was not sent; null: being sent. */
  failure: 'too-many' | 'unavailable' | null
}

/** The open conversation, as the panel shows it. */
export interface ConversationView {
  /** Null until it is loaded. */
  conversation: ChatConversation | null
  /** It could not be loaded. */
  hasFailed: boolean
  /** The player's chat session was invalid: this is the anonymous chat of a logged-in player [8.24]. */
  isFallback: boolean
  /** New entries are pushed; otherwise they are fetched. */
  isConnected: boolean
  pending: readonly PendingMessage[]
  /** Name of the operator who types. */
  typing: string | null
  /** A file was pasted or dropped. */
  isFileRefused: boolean
  /** Text in the input; kept while the panel is hidden. */
  draft: string
}

export const EMPTY_CONVERSATION: ConversationView = {
  conversation: null,
  hasFailed: false,
  isFallback: false,
  isConnected: false,
  pending: [],
  typing: null,
  isFileRefused: false,
  draft: '',
}

const store = createStore(EMPTY_CONVERSATION)
export const conversationView = store.get
export const changeConversation = (changes: Partial<ConversationView>): void => store.set({ ...store.get(), ...changes })
export const useConversation = (): ConversationView => useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CONVERSATION)
