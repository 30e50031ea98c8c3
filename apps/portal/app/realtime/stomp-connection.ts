import { NOTIFICATION_TOKEN_HEADER, NOTIFICATIONS_DESTINATION } from '@herna/contract/notifications/names'
import { Client } from '@stomp/stompjs'
import type { LineEvents } from './keep-connected.ts'

const CONNECT_MS = 10_000
const HEART_BEAT_MS = 10_000

/** One connection to the notifications [7.46]; trying again is left to who opened it. */
export function openStompLine({ url, token }: { url: string; token: string }, on: LineEvents): { close(): void } {
  const client = new Client({
    brokerURL: url,
    connectHeaders: { [NOTIFICATION_TOKEN_HEADER]: token },
    reconnectDelay: 0,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    // A line that went silent is dropped at once; its closing handshake would never end.
    discardWebsocketOnCommFailure: true,
    onConnect() {
      clearTimeout(tooLate)
      client.subscribe(NOTIFICATIONS_DESTINATION, ({ body }) => on.message(body))
      on.opened()
    },
    onWebSocketClose() {
      clearTimeout(tooLate)
      on.closed()
    },
  })
  const close = () => void client.deactivate({ force: true })
  // A socket that opens and then says nothing would be waited for without end.
  const tooLate = setTimeout(() => {
    close()
    on.closed()
  }, CONNECT_MS)
  client.activate()
  return {
    close() {
      clearTimeout(tooLate)
      close()
    },
  }
}
