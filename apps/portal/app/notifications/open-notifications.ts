import { withPlayer } from '../player/index.ts'
import { keepLine } from './keep-line.ts'
import { tellPlayerMessage } from './player-messages.ts'
import { readNotification } from './read-notification.ts'
import { openStompLine } from './stomp-line.ts'

/** The line of a real tab; answers how to close it. */
export function openNotifications(url: string, token: string): () => void {
  return keepLine({
    open: (on) => openStompLine({ url, token }, on),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    onMessage(text) {
      const notification = readNotification(text)
      if (!notification) return
      if ('action' in notification) return tellPlayerMessage(notification.action)
      void withPlayer((engine) => engine.pushBalance(notification.balanceUpdates), undefined)
    },
    onMissed: () => void withPlayer((engine) => engine.load('balance'), undefined),
  })
}
