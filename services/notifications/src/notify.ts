import type { EventsReply, HouseEvent } from '@herna/contract/events'
import { type Notification, type PlayerAction, PUSHED_GAMING_BALANCE } from '@herna/contract/notifications'
import { MAIN_BALANCE } from '@herna/contract/player'
import type { EventConsumer } from '@herna/service-kit'
import type { Tabs } from './tabs.ts'

type Count = (kind: string, taken: number) => void

/** Keeps its cursor in memory: after a start there is no tab that events from before it could be sent to. */
export function tabsConsumer(tabs: Tabs, count: Count): EventConsumer & { readAt(): number } {
  let cursor: string | null = null
  let readAt = performance.now()
  return {
    readAt: () => readAt,
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

/** What happened becomes what the player's tabs are told [7.46]. Of many balances read at once the last is the balance. */
function notify(tabs: Tabs, events: readonly HouseEvent[], count: Count): void {
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

/** The tabs of a session that ended are told so [3.15]; it is kept nowhere, for there is nothing to show. */
const logoutOf = ({ sessionId }: Extract<HouseEvent, { type: 'session-ended' }>): PlayerAction => ({
  id: sessionId,
  group: 'PlayerActionShowDialog',
  type: 'LOGOUT',
  templateId: null,
  title: null,
  text: null,
  bonusId: null,
})

function balanceOf({ balances }: Extract<HouseEvent, { type: 'balance' }>): Notification | null {
  const main = balances[MAIN_BALANCE]
  return main ? { balanceUpdates: [{ balanceName: PUSHED_GAMING_BALANCE, ...main }] } : null
}
