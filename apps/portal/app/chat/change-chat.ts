import { chatViewAfter, type ChatViewEvent } from '@herna/rules/chat'
import { chatView, setChat } from './chat-store.ts'

/** Applies the rule of the panel and the counter [4.30]; not part of the first load, which only has the click. */
export const changeChat = (event: ChatViewEvent): void => setChat(chatViewAfter(chatView(), event))
