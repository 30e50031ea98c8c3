import { CHAT_DESTINATION, CHAT_TOKEN_HEADER, CHAT_TYPING_DESTINATION, type ChatPush } from '@herna/contract/chat'
import { addressGroup } from '@herna/contract/edge'
import { type Connection, createStompServer, StompRefusal, type StompServer, type Subscription } from '@herna/stomp-server'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { readLastSeq, readState } from '../conversations/conversations.store.ts'
import { readEntriesAfter } from '../conversations/entries.store.ts'
import { type CustomerSession, readCustomerSession } from '../customers/sessions.store.ts'
import { publishChange } from './changes.ts'
import { openTopics } from './topics.ts'

/** Tight limits: a tab connects, subscribes once, sends heart-beats and typing notices. */
const LIMITS = { headerBytes: 4_096, headerCount: 20, bodyBytes: 16, subscriptions: 1, framesAtOnce: 20, framesPerSecond: 5 }
/** Open tabs of one conversation. */
const MAX_TABS = 20

type Session = CustomerSession
type Tab = Subscription<Session>

/** The sockets of customers: new entries and states of their own conversation. */
export interface CustomerSockets {
  server: StompServer
  /** Delivers what is new in a conversation to its tabs on this node. */
  conversationChanged(id: string): void
  /** The queue has changed: waiting customers get their new places. */
  queueChanged(): void
  typing(id: string, name: string): void
  /** Closes the tabs of sessions that have ended. */
  sessionsEnded(id: string): void
  everythingChanged(): void
}

export function openCustomerSockets(
  app: FastifyInstance,
  context: ChatServiceContext,
  onFailed: (error: unknown) => void,
): CustomerSockets {
  const { pool, now, settings } = context
  const topics = openTopics<Tab>()
  const tokens = new WeakMap<Session, string>()
  /** Numbers of the last entry that each tab has. */
  const delivered = new WeakMap<Tab, number>()
  const waiting = new Set<string>()

  const send = (tab: Tab, push: ChatPush) =>
    tab.deliver({ body: JSON.stringify(push), headers: { 'content-type': 'application/json' } })

  const deliverUpdates = topics.serial(async (id, tabs) => {
    const state = await readState(pool, id)
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

  async function subscribe(tab: Tab): Promise<() => void> {
    if (tab.destination !== CHAT_DESTINATION) throw new StompRefusal('There is no such destination')
    const { conversationId } = tab.connection.user
    if (topics.count(conversationId) >= MAX_TABS) throw new StompRefusal('Too many tabs')
    const state = await readState(pool, conversationId)
    delivered.set(tab, await readLastSeq(pool, conversationId))
    if (state.status === 'waiting') waiting.add(conversationId)
    const remove = topics.add(conversationId, tab)
    return () => {
      remove()
      if (topics.count(conversationId) === 0) waiting.delete(conversationId)
    }
  }

  const endOf = (connection: Connection<Session>) => () => connection.end('The chat session has ended')

  const server = createStompServer<Session>({
    async authenticate({ headers }) {
      const token = headers.get(CHAT_TOKEN_HEADER) ?? ''
      const session = await readCustomerSession(pool, token, now())
      if (!session) throw new StompRefusal('Invalid chat token')
      tokens.set(session, token)
      return session
    },
    onConnected(connection) {
      const timer = setTimeout(endOf(connection), connection.user.expiresAt.getTime() - now().getTime())
      timer.unref()
      return () => clearTimeout(timer)
    },
    subscribe,
    async send({ connection, destination }) {
      if (destination !== CHAT_TYPING_DESTINATION) throw new StompRefusal('There is no such destination')
      await publishChange(pool, { type: 'typing', id: connection.user.conversationId, operator: null })
    },
    isOriginAllowed: (origin) => origin === undefined || origin === settings.portal,
    addressOf: (request) => addressGroup(app.clientAddressOf(request)),
    limits: LIMITS,
    on: { failed: onFailed },
  })

  const endInvalid = async (id: string) => {
    for (const { connection } of topics.of(id)) {
      const session = await readCustomerSession(pool, tokens.get(connection.user) ?? '', now())
      if (!session) endOf(connection)()
    }
  }
  return {
    server,
    conversationChanged: deliverUpdates,
    queueChanged: () => waiting.forEach((id) => deliverUpdates(id)),
    typing: (id, name) => topics.of(id).forEach((tab) => send(tab, { type: 'typing', name })),
    sessionsEnded: (id) => void endInvalid(id).catch(onFailed),
    everythingChanged: () => topics.names().forEach((id) => deliverUpdates(id)),
  }
}
