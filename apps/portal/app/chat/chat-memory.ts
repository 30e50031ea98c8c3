export const CHAT_USED = 'herna-chat'

/** Whether this tab has used the chat: after a reload it connects again and records the refresh [4.30]. Stores a mark, never a token. */
export function wasChatUsed(): boolean {
  try {
    return sessionStorage.getItem(CHAT_USED) !== null
  } catch {
    return false
  }
}
