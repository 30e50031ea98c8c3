import type { ChatView, ChatViewEvent } from '@herna/rules/chat'
import type { ChatClient } from './chat-client.ts'
import type { ChatSocket, SocketEvents } from './chat-socket.ts'

/** What the engine uses of the page. */
export interface ChatPorts {
  client: ChatClient
  openSocket(token: string, on: SocketEvents): ChatSocket
  /** The player's chat session token [7.43]; null: there is none, or it has an error code. */
  chatToken(): Promise<string | null>
  /** Runs something later; returns a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void
  newKey(): string
  notify(notice: 'invalid-session' | 'unread-failed'): void
  panel(): ChatView['panel']
  /** The browser's tab is in front: what the panel shows is seen. */
  isPageVisible(): boolean
  changeView(event: ChatViewEvent): void
  /** This tab has used the chat; survives a reload. */
  wasUsed(): boolean
  remember(): void
  /** The page was reloaded. */
  isReload: boolean
}
