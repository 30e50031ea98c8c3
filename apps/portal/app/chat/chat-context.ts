import type { ChatCalls } from './chat-client.ts'
import { createChatConnection } from './chat-connection.ts'
import type { ChatPorts } from './chat-ports.ts'
import { createPageSession } from './chat-session.ts'
import type { SocketEvents } from './chat-socket.ts'

/** The chat of one player, or of the guest: its session and its connection. */
export interface OpenContext {
  /** Null: the guest. */
  readonly player: string | null
  /** The session is anonymous although a player is logged in [8.24]. */
  readonly isFallback: boolean
  /** Number of the last entry reported as read. */
  readUpTo: number
  /** A player is logged in, also in the fallback [8.24]. */
  isLoggedIn(): boolean
  /** Calls of the session, which is opened first. Rejects with `CallFailed`. */
  calls(): Promise<ChatCalls>
  /** The next call opens a new session. */
  dropSession(): void
  /** Connects, and again after each loss, until `leave`. */
  connect(on: SocketEvents): void
  /** Does not wait for the next attempt. */
  reconnectNow(): void
  warnOnce(warn: () => void): void
  /** Tells the operator that the customer types. */
  typing(): void
  /** Closes the connection and ends the session. */
  leave(): void
}

export function openContext(ports: ChatPorts, player: string | null): OpenContext {
  const session = createPageSession(ports, player)
  const connection = createChatConnection(ports, session.login)
  let hasWarned = false
  return {
    player,
    get isFallback() {
      return session.isFallback
    },
    readUpTo: 0,
    isLoggedIn: () => player !== null,
    calls: async () => ports.client.as((await session.login()).token),
    dropSession: session.drop,
    connect: connection.start,
    reconnectNow: connection.reconnectNow,
    warnOnce(warn) {
      if (!hasWarned) warn()
      hasWarned = true
    },
    typing: connection.typing,
    leave() {
      connection.close()
      session.end()
    },
  }
}
