import { NOTIFICATION_TOKEN_HEADER, NOTIFICATIONS_DESTINATION } from '@herna/contract/notifications/names'
import { Client } from '@stomp/stompjs'
import type { ConnectionEvents } from './keep-connected.ts'

const CONNECT_MS = 10_000
const HEART_BEAT_MS = 10_000

/** One STOMP connection to the notifications service [7.46]; the caller is responsible for retries. */
export function openStompConnection({ url, token }: { url: string; token: string }, on: ConnectionEvents): { close(): void } {
  const client = new Client({
    brokerURL: url,
    connectHeaders: { [NOTIFICATION_TOKEN_HEADER]: token },
    reconnectDelay: 0,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    // A silent connection is dropped at once: its closing handshake would never finish.
    discardWebsocketOnCommFailure: true,
    onConnect() {
      clearTimeout(connectTimer)
      client.subscribe(NOTIFICATIONS_DESTINATION, ({ body }) => on.message(body))
      on.opened()
    },
    onWebSocketClose() {
      clearTimeout(connectTimer)
      on.closed()
    },
  })
  const close = () => void client.deactivate({ force: true })
  // A socket that opens but never answers the STOMP handshake.
  const connectTimer = setTimeout(() => {
    close()
    on.closed()
  }, CONNECT_MS)
  client.activate()
  return {
    close() {
      clearTimeout(connectTimer)
      close()
    },
  }
}
