/** Rules of the chat: what its button and counter show, in which order operators see conversations. Spec 4.30. */
export { chatViewAfter, type ChatViewEvent } from './chat-view.ts'
export { type ChatView, clickChat } from './click-chat.ts'
export { mergeEntries } from './merge-entries.ts'
export { type QueuedConversation, supportQueue, type SupportQueue } from './queue.ts'
