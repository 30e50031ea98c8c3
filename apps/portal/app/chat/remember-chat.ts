import { CHAT_USED } from './chat-memory.ts'

/** Marks this tab as one that has used the chat. */
export function rememberChat(): void {
  try {
    sessionStorage.setItem(CHAT_USED, '1')
  } catch {
    // Storage is blocked: after a reload the chat starts with the next click (F7).
  }
}
