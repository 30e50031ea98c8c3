import { TYPING_SHOWN_MS } from '@herna/contract/chat/names'
import type { ChatPorts } from './chat-ports.ts'
import { changeConversation } from './conversation-store.ts'

/** Who is typing: shows the operator for a while, and tells the operator at most once per half of that. */
export function createTyping({ after }: Pick<ChatPorts, 'after'>) {
  let cancelShown: (() => void) | null = null
  let isQuiet = false
  const stopped = () => {
    cancelShown?.()
    cancelShown = null
    changeConversation({ typing: null })
  }
  return {
    stopped,
    received(name: string): void {
      cancelShown?.()
      cancelShown = after(TYPING_SHOWN_MS, stopped)
      changeConversation({ typing: name })
    },
    send(socket: { typing(): void }): void {
      if (isQuiet) return
      isQuiet = true
      socket.typing()
      after(TYPING_SHOWN_MS / 2, () => {
        isQuiet = false
      })
    },
  }
}
