import { type ChatView, clickChat } from './click-chat.ts'

/** What changes the chat's view. */
export type ChatViewEvent =
  | { type: 'clicked' }
  | { type: 'loaded' }
  | { type: 'hidden' }
  | { type: 'received'; messages: number; isLoggedIn: boolean }
  /** The count that the service has, fetched on connect. */
  | { type: 'counted'; unread: number; isLoggedIn: boolean }
  /** Login or logout: the other context has its own count. */
  | { type: 'context-changed' }

/** The counter rises only while the panel is hidden, and opening resets it [4.30]. */
export function chatViewAfter(view: ChatView, event: ChatViewEvent): ChatView {
  switch (event.type) {
    case 'clicked':
      return clickChat(view)
    case 'loaded':
      return view.panel === 'loading' ? { ...view, panel: 'visible' } : view
    case 'hidden':
      return { ...view, panel: 'hidden' }
    case 'received':
      return view.panel === 'hidden' && event.isLoggedIn ? { ...view, unread: view.unread + event.messages } : view
    case 'counted':
      return { ...view, unread: view.panel === 'hidden' && event.isLoggedIn ? event.unread : 0 }
    case 'context-changed':
      return { ...view, unread: 0 }
  }
}
