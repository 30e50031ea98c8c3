import type { ChatLogin } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client/call-failed'
import type { ChatPorts } from './chat-ports.ts'

/** The chat session of one player, or of the guest: opened with the first use, and again after `drop`. */
export interface PageSession {
  /** The session is anonymous although a player is logged in [8.24]. */
  readonly isFallback: boolean
  /** Rejects with `CallFailed`. */
  login(): Promise<ChatLogin>
  /** The next use opens a new session. */
  drop(): void
  /** Ends an open session; one that is being opened is not announced any more. */
  end(): void
}

/** `player` null: the guest. */
export function createPageSession(ports: ChatPorts, player: string | null): PageSession {
  let session: Promise<ChatLogin> | null = null
  let login: ChatLogin | null = null
  let isOver = false
  let isFallback = false

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
  return {
    get isFallback() {
      return isFallback
    },
    login() {
      session ??= open().then(
        (opened) => (login = opened),
        (error: unknown) => {
          session = null
          throw error
        },
      )
      return session
    },
    drop() {
      session = null
      login = null
    },
    end() {
      isOver = true
      // PAM ends the session too, and the service records the logout then.
      if (login)
        void ports.client
          .as(login.token)
          .end()
          .catch(() => undefined)
    },
  }
}
