import { withPlayer } from '../session/index.ts'
import { handleNotification } from './handle-notification.ts'
import { keepLine } from './keep-connected.ts'
import { openStompLine } from './stomp-connection.ts'

/** The line of a real tab; answers how to close it. */
export function openNotifications(url: string, token: string): () => void {
  return keepLine({
    open: (on) => openStompLine({ url, token }, on),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    onMessage: (text) => handleNotification(text, (act) => void withPlayer(act, undefined)),
    onMissed: () => void withPlayer((engine) => engine.load('balance'), undefined),
  })
}
