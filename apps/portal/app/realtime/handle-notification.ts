import type { withPlayer } from '../session/index.ts'
import { tellPlayerMessage } from './player-messages.ts'
import { readNotification } from './read-notification.ts'

type Engine = Parameters<Parameters<typeof withPlayer>[0]>[0]
type Reach = (act: (player: Pick<Engine, 'sessionEnded' | 'pushBalance'>) => unknown) => void

/** What a pushed text does [7.46]: balances are shown, messages wait for the one who shows them. */
export function handleNotification(text: string, reachPlayer: Reach): void {
  const notification = readNotification(text)
  if (!notification) return
  if ('balanceUpdates' in notification) return reachPlayer((player) => player.pushBalance(notification.balanceUpdates))
  // Only the server's answer ends a session: this browser may have a newer one than the one that ended [3.15].
  if (notification.action.type === 'LOGOUT') return reachPlayer((player) => player.sessionEnded())
  tellPlayerMessage(notification.action)
}
