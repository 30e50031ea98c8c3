import { TYPING_SHOWN_MS } from '@herna/contract/chat/names'
import type { ChatPorts } from './chat-ports.ts'
import { changeConversation } from './conversation-store.ts'

export interface Typing {
  received(name: string): void
  /** The operator has sent what they typed. */
  stopped(): void
  /** The customer has sent a message: the next key is told at once. */
  sent(): void
  send(socket: { typing(): void }): void
}

/** Who is typing: shows the operator for a while, and tells the operator at most once per half of that. */
export function createTyping({ after }: Pick<ChatPorts, 'after'>): Typing {
  let cancelShown: (() => void) | null = null
  let endQuiet: (() => void) | null = null
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
    sent() {
      endQuiet?.()
      endQuiet = null
    },
    send(socket) {
      if (endQuiet) return
      socket.typing()
      endQuiet = after(TYPING_SHOWN_MS / 2, () => {
        endQuiet = null
      })
    },
  }
}
