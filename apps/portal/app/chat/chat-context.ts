import type { ChatLogin } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client/call-failed'
import type { ChatCalls } from './chat-client.ts'
import type { ChatPorts } from './chat-ports.ts'
import type { ChatSocket, SocketEvents } from './chat-socket.ts'

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
  isConnecting(): boolean
  /** Does not wait for the next attempt. */
  reconnectNow(): void
  warnOnce(warn: () => void): void
  /** Tells the operator that the customer types. */
  typing(): void
  /** Closes the connection and ends the session. */
  leave(): void
}

/** Pauses between attempts to connect; the last one is repeated. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000]

export function openContext(ports: ChatPorts, player: string | null): OpenContext {
  let session: Promise<ChatLogin> | null = null
  let login: ChatLogin | null = null
  let socket: ChatSocket | null = null
  let cancelRetry: (() => void) | null = null
  let events: SocketEvents | null = null
  let attempts = 0
  let isOver = false
  let isFallback = false
  let hasWarned = false

  /** [4.30] [8.24] An invalid chat session falls back to the anonymous chat. */
  async function open(): Promise<ChatLogin> {
    if (player === null) return ports.client.open(null)
    isFallback = false
    const token = await ports.chatToken()
    if (token !== null) {
      try {
        return await ports.client.open(token)
      } catch (error) {
        if (!(error instanceof CallFailed) || error.errorCode !== 'token-invalid') throw error
      }
    }
    isFallback = true
    if (!isOver) ports.notify('invalid-session')
    return ports.client.open(null)
  }
  function sessionOf(): Promise<ChatLogin> {
    session ??= open().then(
      (opened) => (login = opened),
      (error: unknown) => {
        session = null
        throw error
      },
    )
    return session
  }
  async function attempt(): Promise<void> {
    if (isOver || !events) return
    cancelRetry = null
    const on = events
    try {
      const { token } = await sessionOf()
      if (isOver) return
      socket = ports.openSocket(token, {
        ...on,
        opened() {
          attempts = 0
          on.opened()
        },
        closed: lost,
      })
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
    player,
    get isFallback() {
      return isFallback
    },
    readUpTo: 0,
    isLoggedIn: () => player !== null,
    calls: async () => ports.client.as((await sessionOf()).token),
    dropSession() {
      session = null
      login = null
    },
    connect(on) {
      if (events) return
      events = on
      void attempt()
    },
    isConnecting: () => events !== null,
    reconnectNow() {
      if (!cancelRetry) return
      cancelRetry()
      void attempt()
    },
    warnOnce(warn) {
      if (!hasWarned) warn()
      hasWarned = true
    },
    leave() {
      isOver = true
      cancelRetry?.()
      socket?.close()
      // PAM ends the session too, and the service records the logout then.
      if (login)
        void ports.client
          .as(login.token)
          .end()
          .catch(() => undefined)
    },
    typing: () => socket?.typing(),
  }
}
