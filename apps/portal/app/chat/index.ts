/** Chat with support: its button, unread counter and panel. States: hidden, loading, visible; anonymous or of the logged-in player.
 *  The first load has the button only; the panel and the connection load on use, or when idle for a player. Spec 1.8, 2.35, 4.30, 6.2, 7.43, 8.24. */
export { ChatButton, ChatUnreadBadge } from './chat-button.tsx'
export { ChatMenuEntry } from './chat-menu-entry.tsx'
export { ChatStart } from './chat-start.tsx'
export { useChat } from './chat-store.ts'
