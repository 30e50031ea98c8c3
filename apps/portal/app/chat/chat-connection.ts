import type { ChatLogin } from '@herna/contract/chat'
import type { ChatPorts } from './chat-ports.ts'
import type { ChatSocket, SocketEvents } from './chat-socket.ts'

/** Pauses between attempts to connect; the last one is repeated. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000]

/** The connection of a chat session, opened again after each loss. */
export interface ChatConnection {
  /** Connects until `close`; a second call changes nothing. */
  start(on: SocketEvents): void
  /** Does not wait for the next attempt. */
  reconnectNow(): void
  typing(): void
  close(): void
}

/** `login` opens the session that the connection is for. */
export function createChatConnection(ports: ChatPorts, login: () => Promise<ChatLogin>): ChatConnection {
  let socket: ChatSocket | null = null
  let cancelRetry: (() => void) | null = null
  let events: SocketEvents | null = null
  let attempts = 0
  let isOver = false

  async function attempt(): Promise<void> {
    if (isOver || !events) return
    cancelRetry = null
    const on = events
    try {
      const { token } = await login()
      if (isOver) return
      const opened = () => {
        attempts = 0
        on.opened()
      }
      socket = ports.openSocket(token, { ...on, opened, closed: lost })
    } catch {
      lost()
    }
  }
  function lost(): void {
    socket = null
    if (isOver) return
    cancelRetry = ports.after(RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? 0, () => void attempt())
    attempts += 1
    events?.closed()
  }
  return {
    start(on) {
      if (events) return
      events = on
      void attempt()
    },
    reconnectNow() {
      if (!cancelRetry) return
      cancelRetry()
      void attempt()
    },
    typing: () => socket?.typing(),
    close() {
      isOver = true
      cancelRetry?.()
      socket?.close()
    },
  }
}
