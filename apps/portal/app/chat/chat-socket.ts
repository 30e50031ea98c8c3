import { chatPush, type ChatPush } from '@herna/contract/chat'
import { CHAT_DESTINATION, CHAT_SOCKET_PATH, CHAT_TOKEN_HEADER, CHAT_TYPING_DESTINATION } from '@herna/contract/chat/names'
import { Client } from '@stomp/stompjs'

/** Events of one connection; `closed` is called once. */
export interface SocketEvents {
  opened(): void
  pushed(push: ChatPush): void
  closed(): void
}
export interface ChatSocket {
  typing(): void
  close(): void
}

const CONNECT_MS = 10_000
const HEART_BEAT_MS = 10_000

/** One STOMP connection of a chat session; the caller is responsible for retries. `base` is the chat's URL. */
export function openChatSocket(base: string, token: string, on: SocketEvents): ChatSocket {
  let isClosed = false
  const closed = () => {
    clearTimeout(connectTimer)
    if (!isClosed) on.closed()
    isClosed = true
  }
  const client = new Client({
    brokerURL: `${base.replace(/^http/, 'ws')}${CHAT_SOCKET_PATH}`,
    connectHeaders: { [CHAT_TOKEN_HEADER]: token },
    reconnectDelay: 0,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    // A silent connection is dropped at once: its closing handshake would never finish.
    discardWebsocketOnCommFailure: true,
    onConnect() {
      clearTimeout(connectTimer)
      client.watchForReceipt('subscribed', () => !isClosed && on.opened())
      client.subscribe(CHAT_DESTINATION, ({ body }) => receive(body), { receipt: 'subscribed' })
    },
    onWebSocketClose: closed,
  })
  const receive = (body: string) => {
    const push = readPush(body)
    if (push && !isClosed) on.pushed(push)
  }
  const connectTimer = setTimeout(() => {
    void client.deactivate({ force: true })
    closed()
  }, CONNECT_MS)
  client.activate()
  return {
    typing: () => client.connected && client.publish({ destination: CHAT_TYPING_DESTINATION }),
    close() {
      isClosed = true
      clearTimeout(connectTimer)
      void client.deactivate({ force: true })
    },
  }
}

function readPush(body: string): ChatPush | null {
  try {
    return chatPush.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
