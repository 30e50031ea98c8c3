import { SUPPORT_DESTINATION, SUPPORT_TYPING_DESTINATION, type SupportOperator, type SupportPush } from '@herna/contract/chat'
import { addressGroup } from '@herna/contract/edge'
import { createStompServer, StompRefusal, type StompServer, type Subscription } from '@herna/stomp-server'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ChatServiceContext } from '../context.ts'
import { operatorCookie } from '../support/operator-session.ts'
import { readOperatorOf } from '../support/operators.store.ts'
import { cookieName } from '../http/admit-pages.ts'
import { publishChange } from './changes.ts'
import { parseJson } from './parse-json.ts'
import { openTopics } from './topics.ts'

/** Twice those of a customer: an operator types in several conversations. */
const LIMITS = { headerBytes: 4_096, headerCount: 20, bodyBytes: 200, subscriptions: 1, framesAtOnce: 40, framesPerSecond: 10 }
/** Open tabs of all operators on one node. */
const MAX_TABS = 500
const ALL = 'all'

interface User {
  operator: SupportOperator
  token: string
}
const typingBody = z.object({ conversationId: z.uuid() })

/** The sockets of operators: which conversations changed, and who types. */
export interface SupportSockets {
  server: StompServer
  /** Ids of the operators with an open page on this node. */
  operators(): string[]
  push(push: SupportPush): void
  /** Closes the tabs of operators whose session has ended. */
  operatorsChanged(): void
}

export function openSupportSockets(
  app: FastifyInstance,
  context: ChatServiceContext,
  on: { failed(error: unknown): void; arrived(operatorId: string): void },
): SupportSockets {
  const { pool, now, settings } = context
  const topics = openTopics<Subscription<User>>()
  const cookie = operatorCookie(context)

  const server = createStompServer<User>({
    // The browser sends the session cookie with the upgrade request; the origin below is ours only.
    async authenticate({ request }) {
      const token = cookieOf(request.headers.cookie, cookieName(cookie))
      const operator = await readOperatorOf(pool, token, now())
      if (!operator) throw new StompRefusal('Log in as an operator')
      return { operator, token }
    },
    subscribe(subscription) {
      if (subscription.destination !== SUPPORT_DESTINATION) throw new StompRefusal('There is no such destination')
      if (topics.count(ALL) >= MAX_TABS) throw new StompRefusal('Too many tabs')
      on.arrived(subscription.connection.user.operator.id)
      return topics.add(ALL, subscription)
    },
    async send({ connection, destination, body }) {
      const typing = typingBody.safeParse(parseJson(body.toString()))
      if (destination !== SUPPORT_TYPING_DESTINATION || !typing.success)
        throw new StompRefusal('The message is not a typing notice')
      const { id, name } = connection.user.operator
      await publishChange(pool, { type: 'typing', id: typing.data.conversationId, operator: { id, name } })
    },
    isOriginAllowed: (origin) => origin === settings.origin,
    addressOf: (request) => addressGroup(app.clientAddressOf(request)),
    limits: LIMITS,
    on: { failed: on.failed },
  })

  const endInvalid = async () => {
    for (const { connection } of topics.of(ALL))
      if (!(await readOperatorOf(pool, connection.user.token, now()))) connection.end('The session has ended')
  }
  return {
    server,
    operators: () => topics.of(ALL).map(({ connection }) => connection.user.operator.id),
    push(push) {
      const delivery = { body: JSON.stringify(push), headers: { 'content-type': 'application/json' } }
      for (const subscription of topics.of(ALL)) subscription.deliver(delivery)
    },
    operatorsChanged: () => void endInvalid().catch(on.failed),
  }
}

function cookieOf(header: string | undefined, name: string): string {
  const pair = (header ?? '').split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? ''
}
