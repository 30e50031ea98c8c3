import { CHAT_DESTINATION, CHAT_TOKEN_HEADER, CHAT_TYPING_DESTINATION } from '@herna/contract/chat'
import { addressGroup } from '@herna/contract/edge'
import { type Connection, createStompServer, StompRefusal, type StompServer } from '@herna/stomp-server'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { type CustomerSession, readCustomerSession } from '../customers/sessions.store.ts'
import { publishChange } from './changes.ts'
import { openCustomerTabs } from './customer-tabs.ts'

/** Tight limits: a tab connects, subscribes once, sends heart-beats and typing notices. */
const LIMITS = { headerBytes: 4_096, headerCount: 20, bodyBytes: 16, subscriptions: 1, framesAtOnce: 20, framesPerSecond: 5 }

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
  const tabs = openCustomerTabs(context, onFailed)
  const tokens = new WeakMap<CustomerSession, string>()

  const server = createStompServer<CustomerSession>({
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
    async subscribe(tab) {
      if (tab.destination !== CHAT_DESTINATION) throw new StompRefusal('There is no such destination')
      return tabs.add(tab)
    },
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
    for (const { connection } of tabs.of(id)) {
      const session = await readCustomerSession(pool, tokens.get(connection.user) ?? '', now())
      if (!session) endOf(connection)()
    }
  }
  return {
    server,
    conversationChanged: tabs.deliverUpdates,
    queueChanged: tabs.deliverToWaiting,
    typing: (id, name) => tabs.push(id, { type: 'typing', name }),
    sessionsEnded: (id) => void endInvalid(id).catch(onFailed),
    everythingChanged: tabs.deliverToAll,
  }
}

const endOf = (connection: Connection<CustomerSession>) => () => connection.end('The chat session has ended')
