import type { NotificationSession } from '@herna/contract/events'
import { NOTIFICATIONS_DESTINATION, type Notification } from '@herna/contract/notifications'
import { type Connection, StompRefusal, type Subscription } from '@herna/stomp-server'

type Tab = Connection<NotificationSession>

/** Limit of open tabs per player. */
const MAX_TABS_PER_PLAYER = 20
/** How long an ended session is remembered: longer than connecting takes, so that a connection just authenticated is closed too. */
const ENDED_SESSION_MS = 60_000

/** Registry of the players' open tabs and their subscriptions. */
export function openTabs({ now = () => Date.now() }: { now?: () => number } = {}) {
  const connectedTabs = new Map<string, Set<Tab>>()
  const subscriptions = new Map<string, Set<Subscription<NotificationSession>>>()
  const endedSessions = new Map<string, number>()

  /** Sends to all tabs of the player, or of one session; returns the number of deliveries. */
  function push(playerId: string, notification: Notification, sessionId?: string): number {
    const body = JSON.stringify(notification)
    const headers = { 'content-type': 'application/json' }
    let delivered = 0
    for (const subscription of subscriptions.get(playerId) ?? []) {
      const isAddressed = sessionId === undefined || subscription.connection.user.sessionId === sessionId
      if (isAddressed && subscription.deliver({ body, headers })) delivered += 1
    }
    return delivered
  }

  return {
    add(tab: Tab): () => void {
      const { playerId, sessionId } = tab.user
      // The session ended between PAM's reply and this call.
      if (endedSessions.has(sessionId)) tab.end('The session is over')
      else if ((connectedTabs.get(playerId)?.size ?? 0) >= MAX_TABS_PER_PLAYER) tab.end('Too many tabs')
      else connectedTabs.set(playerId, (connectedTabs.get(playerId) ?? new Set<Tab>()).add(tab))
      return () => removeFrom(connectedTabs, playerId, tab)
    },
    subscribe(subscription: Subscription<NotificationSession>): () => void {
      const { destination, connection } = subscription
      if (destination !== NOTIFICATIONS_DESTINATION) throw new StompRefusal('There is no such destination')
      const { playerId } = connection.user
      subscriptions.set(playerId, (subscriptions.get(playerId) ?? new Set()).add(subscription))
      return () => removeFrom(subscriptions, playerId, subscription)
    },
    push: (playerId: string, notification: Notification) => push(playerId, notification),
    /** Sends the logout notification to the session's tabs and closes them; returns the number of deliveries. */
    endSession(playerId: string, sessionId: string, logoutNotification: Notification): number {
      const endedAt = now()
      for (const [id, time] of endedSessions) if (endedAt - time > ENDED_SESSION_MS) endedSessions.delete(id)
      endedSessions.set(sessionId, endedAt)
      const deliveryCount = push(playerId, logoutNotification, sessionId)
      for (const tab of connectedTabs.get(playerId) ?? []) if (tab.user.sessionId === sessionId) tab.end('The session is over')
      return deliveryCount
    },
    get players(): number {
      return subscriptions.size
    },
  }
}
export type Tabs = ReturnType<typeof openTabs>

function removeFrom<T>(map: Map<string, Set<T>>, key: string, item: T): void {
  const items = map.get(key)
  items?.delete(item)
  if (items?.size === 0) map.delete(key)
}
