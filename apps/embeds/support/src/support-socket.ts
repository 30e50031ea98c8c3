import {
  CHAT_SOCKET_PATH,
  SUPPORT_DESTINATION,
  SUPPORT_TYPING_DESTINATION,
  supportPush,
  type SupportPush,
} from '@herna/contract/chat'
import { Client } from '@stomp/stompjs'

export interface SocketEvents {
  /** Also after each reconnection: updates may have been missed. */
  opened(): void
  pushed(push: SupportPush): void
  closed(): void
}
export interface SupportSocket {
  typing(conversationId: string): void
  close(): void
}
export type OpenSocket = (on: SocketEvents) => SupportSocket

const RECONNECT_MS = 3_000
const HEART_BEAT_MS = 10_000

/** The STOMP connection of the operator's session; it reconnects by itself. `base` is the URL of the support page. */
export function openSupportSocket(base: string, on: SocketEvents): SupportSocket {
  const client = new Client({
    brokerURL: `${base.replace(/^http/, 'ws')}${CHAT_SOCKET_PATH}`,
    reconnectDelay: RECONNECT_MS,
    connectionTimeout: 10_000,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    discardWebsocketOnCommFailure: true,
    onConnect() {
      client.watchForReceipt('subscribed', on.opened)
      client.subscribe(SUPPORT_DESTINATION, ({ body }) => receive(body), { receipt: 'subscribed' })
    },
    onWebSocketClose: on.closed,
  })
  const receive = (body: string) => {
    const push = supportPush.safeParse(parseJson(body)).data
    if (push) on.pushed(push)
  }
  client.activate()
  return {
    typing(conversationId) {
      if (client.connected) client.publish({ destination: SUPPORT_TYPING_DESTINATION, body: JSON.stringify({ conversationId }) })
    },
    close: () => void client.deactivate({ force: true }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
