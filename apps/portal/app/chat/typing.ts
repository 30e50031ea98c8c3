import { TYPING_SHOWN_MS } from '@herna/contract/chat/names'
import type { ChatPorts } from './chat-ports.ts'
import { changeConversation } from './conversation-store.ts'

export interface Typing {
  received(name: string): void
  /** The operator has sent what they typed. */
  stopped(): void
  send(socket: { typing(): void }): void
}

/** Who is typing: shows the operator for a while, and tells the operator at most once per half of that. */
export function createTyping({ after }: Pick<ChatPorts, 'after'>): Typing {
  let cancelShown: (() => void) | null = null
  let isQuiet = false
  const stopped = () => {
    cancelShown?.()
    cancelShown = null
    changeConversation({ typing: null })
  }
  return {
    stopped,
    received(name) {
      cancelShown?.()
      cancelShown = after(TYPING_SHOWN_MS, stopped)
      changeConversation({ typing: name })
    },
    send(socket) {
      if (isQuiet) return
      isQuiet = true
      socket.typing()
      after(TYPING_SHOWN_MS / 2, () => {
        isQuiet = false
      })
    },
  }
}
