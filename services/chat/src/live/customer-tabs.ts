import type { ChatPush } from '@herna/contract/chat'
import { StompRefusal, type Subscription } from '@herna/stomp-server'
import type { ChatServiceContext } from '../context.ts'
import { readLastSeq, readState } from '../conversations/conversations.store.ts'
import { readEntriesAfter } from '../conversations/entries.store.ts'
import type { CustomerSession } from '../customers/sessions.store.ts'
import { openTopics } from './topics.ts'

/** Open tabs of one conversation. */
const MAX_TABS = 20

type Tab = Subscription<CustomerSession>

/** The subscribed tabs of customers on this node, by conversation. */
export interface CustomerTabs {
  /** Returns a function that removes it; rejects with `StompRefusal` beyond the limit. */
  add(tab: Tab): Promise<() => void>
  of(id: string): Tab[]
  push(id: string, push: ChatPush): void
  /** Delivers the state, and the entries that each tab lacks. */
  deliverUpdates(id: string): void
  deliverToWaiting(): void
  deliverToAll(): void
}

export function openCustomerTabs({ pool, now }: ChatServiceContext, onFailed: (error: unknown) => void): CustomerTabs {
  const topics = openTopics<Tab>()
  /** Numbers of the last entry that each tab has. */
  const delivered = new WeakMap<Tab, number>()
  /** Conversations in the queue. */
  const waiting = new Set<string>()

  const deliverUpdates = topics.serial(async (id, tabs) => {
    const state = await readState(pool, id, now())
    if (state.status === 'waiting') waiting.add(id)
    else waiting.delete(id)
    const after = Math.min(...tabs.map((tab) => delivered.get(tab) ?? 0))
    const entries = await readEntriesAfter(pool, id, after)
    for (const tab of tabs) {
      const messages = entries.filter(({ seq }) => seq > (delivered.get(tab) ?? 0))
      delivered.set(tab, messages.at(-1)?.seq ?? delivered.get(tab) ?? 0)
      send(tab, { type: 'changed', messages, state })
    }
  }, onFailed)

  return {
    async add(tab) {
      const { conversationId } = tab.connection.user
      if (topics.count(conversationId) >= MAX_TABS) throw new StompRefusal('Too many tabs')
      const state = await readState(pool, conversationId, now())
      delivered.set(tab, await readLastSeq(pool, conversationId))
      if (state.status === 'waiting') waiting.add(conversationId)
      const remove = topics.add(conversationId, tab)
      return () => {
        remove()
        if (topics.count(conversationId) === 0) waiting.delete(conversationId)
      }
    },
    of: topics.of,
    push: (id, push) => topics.of(id).forEach((tab) => send(tab, push)),
    deliverUpdates,
    deliverToWaiting: () => waiting.forEach((id) => deliverUpdates(id)),
    deliverToAll: () => topics.names().forEach((id) => deliverUpdates(id)),
  }
}

const send = (tab: Tab, push: ChatPush) =>
  tab.deliver({ body: JSON.stringify(push), headers: { 'content-type': 'application/json' } })
