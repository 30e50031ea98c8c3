const KEY = 'herna-chat'

/** Whether this tab has used the chat: after a reload it connects again and records the refresh [4.30]. Stores a mark, never a token. */
export function wasChatUsed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberChat(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: after a reload the chat starts with the next click (F7).
  }
}
