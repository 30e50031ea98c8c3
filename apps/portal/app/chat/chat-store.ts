import { type ChatView, clickChat } from '@herna/rules/chat'
import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

interface ChatPage extends ChatView {
  /** The chat's code is wanted: the button was clicked, a player is logged in, or this tab has used the chat. */
  isStarted: boolean
  /** A guest was here before: a login happened on this page. */
  sawGuest: boolean
}

const INITIAL: ChatPage = { panel: 'hidden', unread: 0, isStarted: false, sawGuest: false }
const store = createStore(INITIAL)

export const chatView = (): ChatPage => store.get()
export const setChat = (changes: Partial<ChatPage>): void => store.set({ ...store.get(), ...changes })
export const resetChat = (): void => store.set(INITIAL)
export const useChat = (): ChatPage => useSyncExternalStore(store.subscribe, store.get, () => INITIAL)

/** A click on the chat's icon [4.30]. */
export const toggleChat = (): void => setChat({ ...clickChat(store.get()), isStarted: true })
