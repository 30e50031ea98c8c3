import type { ChatView } from './chat-view.ts'

/** A click on the chat's button opens a hidden chat, which resets the counter, and hides any other one [4.30]. */
export const clickChat = ({ panel, unread }: ChatView): ChatView =>
  panel === 'hidden' ? { panel: 'loading', unread: 0 } : { panel: 'hidden', unread }
