import type { EventsReply, PamEvent } from '@herna/contract/events'
import { type Notification, type PlayerAction, PUSHED_GAMING_BALANCE } from '@herna/contract/notifications'
import { MAIN_BALANCE } from '@herna/contract/player'
import type { EventConsumer } from '@herna/service-kit'
import type { Tabs } from './tabs.ts'

type CountDelivered = (kind: string, delivered: number) => void

/** Forwards events to tabs. Its cursor is only in memory: after a start there are no tabs for earlier events. */
export function createTabsConsumer(tabs: Tabs, count: CountDelivered): EventConsumer & { lastReadAt(): number } {
  let cursor: string | null = null
  let readAt = performance.now()
  return {
    lastReadAt: () => readAt,
    readCursor: () => cursor,
    consume(reply: EventsReply) {
      readAt = performance.now()
      cursor = reply.cursor
      notify(tabs, reply.events, count)
    },
    resetCursor() {
      cursor = null
    },
  }
}

/** Sends events to the player's tabs as notifications [7.46]; of several balances in one page only the last. */
function notify(tabs: Tabs, events: readonly PamEvent[], count: CountDelivered): void {
  const lastBalance = new Map(events.flatMap((event) => (event.type === 'balance' ? [[event.playerId, event.id] as const] : [])))
  for (const event of events) {
    if (event.type === 'session-ended')
      count('logout', tabs.endSession(event.playerId, event.sessionId, { action: logoutOf(event) }))
    if (event.type === 'player-message') count('message', tabs.push(event.playerId, { action: event.action }))
    if (event.type !== 'balance' || lastBalance.get(event.playerId) !== event.id) continue
    const notification = balanceOf(event)
    if (notification) count('balance', tabs.push(event.playerId, notification))
  }
}

/** Notifies the tabs of an ended session [3.15]; not stored, because it is not shown in the inbox. */
const logoutOf = ({ sessionId }: Extract<PamEvent, { type: 'session-ended' }>): PlayerAction => ({
  id: sessionId,
  group: 'PlayerActionShowDialog',
  type: 'LOGOUT',
  templateId: null,
  title: null,
  text: null,
  bonusId: null,
})

function balanceOf({ balances }: Extract<PamEvent, { type: 'balance' }>): Notification | null {
  const main = balances[MAIN_BALANCE]
  return main ? { balanceUpdates: [{ balanceName: PUSHED_GAMING_BALANCE, ...main }] } : null
}
