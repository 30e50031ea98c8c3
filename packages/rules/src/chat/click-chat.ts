/** The chat as a page shows it: its panel and the unread counter [4.30]. */
export interface ChatView {
  /** `loading`: its code or its conversation is loading. */
  panel: 'hidden' | 'loading' | 'visible'
  /** Messages received while the panel is hidden; only counted for a logged-in player. */
  unread: number
}

/** A click on the chat's button opens a hidden chat, which resets the counter, and hides any other one [4.30]. */
export const clickChat = ({ panel, unread }: ChatView): ChatView =>
  panel === 'hidden' ? { panel: 'loading', unread: 0 } : { panel: 'hidden', unread }
