import { requestSessionToken } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { createChatClient } from './chat-client.ts'
import { type ChatEngine, createChatEngine } from './chat-engine.ts'
import { wasChatUsed } from './chat-memory.ts'
import { openChatSocket } from './chat-socket.ts'
import { changeChat } from './change-chat.ts'
import { chatView } from './chat-store.ts'
import { rememberChat } from './remember-chat.ts'
import { usableToken } from './usable-token.ts'
import { chatText } from './chat-texts.ts'

let engine: ChatEngine | null = null

/** The page's chat engine, created with the first call; `base` is the chat's URL. */
export function browserChat(base: string, locale: string): ChatEngine {
  engine ??= createChatEngine({
    client: createChatClient(base, locale),
    openSocket: (token, on) => openChatSocket(base, token, on),
    chatToken,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    newKey: () => crypto.randomUUID(),
    notify: (notice) => showSnackbar({ type: 'alert', title: chatText(`errors.chat.${notice}`), limit: 1 }),
    panel: () => chatView().panel,
    isPageVisible: () => document.visibilityState === 'visible',
    changeView: changeChat,
    wasUsed: wasChatUsed,
    remember: rememberChat,
    isReload: performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  })
  return engine
}

/** [7.43] Through the player's engine, which notices an ended session. */
async function chatToken(): Promise<string | null> {
  const session = await requestSessionToken().catch(() => null)
  return session && usableToken(session)
}
