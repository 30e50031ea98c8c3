import type { NotificationSession } from '@herna/contract/events'
import { NOTIFICATIONS_DESTINATION, type Notification } from '@herna/contract/notifications'
import { type Connection, StompRefusal, type Subscription } from '@herna/stomp-server'

type Tab = Connection<NotificationSession>

/** Open tabs of one player; who opens more does not read them. */
const TABS_OF_A_PLAYER = 20
/** How long it is remembered that a session ended: longer than a socket takes from PAM's word to its place here. */
const REMEMBERED_MS = 60_000

/** Whose sockets are open, and what they listen to. */
export function openTabs({ now = () => Date.now() }: { now?: () => number } = {}) {
  const inside = new Map<string, Set<Tab>>()
  const listening = new Map<string, Set<Subscription<NotificationSession>>>()
  const ended = new Map<string, number>()

  /** To all tabs of the player, or of one session; how many took it. */
  function push(playerId: string, notification: Notification, sessionId?: string): number {
    const body = JSON.stringify(notification)
    const headers = { 'content-type': 'application/json' }
    let taken = 0
    for (const subscription of listening.get(playerId) ?? []) {
      const isMeant = sessionId === undefined || subscription.connection.user.sessionId === sessionId
      if (isMeant && subscription.deliver({ body, headers })) taken += 1
    }
    return taken
  }

  return {
    enter(tab: Tab): () => void {
      const { playerId, sessionId } = tab.user
      // It ended while PAM's word that it is good was on its way.
      if (ended.has(sessionId)) tab.end('The session is over')
      else if ((inside.get(playerId)?.size ?? 0) >= TABS_OF_A_PLAYER) tab.end('Too many tabs')
      else inside.set(playerId, (inside.get(playerId) ?? new Set<Tab>()).add(tab))
      return () => drop(inside, playerId, tab)
    },
    subscribe(subscription: Subscription<NotificationSession>): () => void {
      const { destination, connection } = subscription
      if (destination !== NOTIFICATIONS_DESTINATION) throw new StompRefusal('There is no such destination')
      const { playerId } = connection.user
      listening.set(playerId, (listening.get(playerId) ?? new Set()).add(subscription))
      return () => drop(listening, playerId, subscription)
    },
    push: (playerId: string, notification: Notification) => push(playerId, notification),
    /** Tells the session's tabs that it is over and ends their connections; how many took it. */
    endSession(playerId: string, sessionId: string, farewell: Notification): number {
      const at = now()
      for (const [old, since] of ended) if (at - since > REMEMBERED_MS) ended.delete(old)
      ended.set(sessionId, at)
      const taken = push(playerId, farewell, sessionId)
      for (const tab of inside.get(playerId) ?? []) if (tab.user.sessionId === sessionId) tab.end('The session is over')
      return taken
    },
    get players(): number {
      return listening.size
    },
  }
}
export type Tabs = ReturnType<typeof openTabs>

function drop<T>(map: Map<string, Set<T>>, key: string, item: T): void {
  const items = map.get(key)
  items?.delete(item)
  if (items?.size === 0) map.delete(key)
}
