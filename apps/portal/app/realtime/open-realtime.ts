import { withPlayer } from '../session/index.ts'
import { handleNotification } from './handle-notification.ts'
import { keepConnected } from './keep-connected.ts'
import { openStompConnection } from './stomp-connection.ts'

/** Opens the notification connection of a browser tab. Returns a function that closes it. */
export function openNotifications(url: string, token: string): () => void {
  return keepConnected({
    open: (on) => openStompConnection({ url, token }, on),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    onMessage: (text) => handleNotification(text, (act) => void withPlayer(act, undefined)),
    onMissed: () => void withPlayer((engine) => engine.load('balance'), undefined),
  })
}
