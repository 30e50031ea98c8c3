import { randomBytes as systemRandomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHAT_SOCKET_PATH, type CannedAnswer } from '@herna/contract/chat'
import { chatTokenSession } from '@herna/contract/events'
import {
  type BuiltFolder,
  closingSpread,
  eventFeed,
  followEvents,
  installationSecret,
  migrate,
  openDatabaseClock,
  openLeases,
  openRetainedFiles,
  playerTokens,
  requireOperatorToken,
  type ServiceDefinition,
  type ServiceDeps,
  type SessionOfToken,
} from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { chatMetrics } from './chat-metrics.ts'
import type { ChatServiceContext } from './context.ts'
import { addConversationRoutes } from './customers/conversation.routes.ts'
import { addSessionRoutes } from './customers/session.routes.ts'
import { admitPages } from './http/admit-pages.ts'
import { type ChatChange, followChanges } from './live/changes.ts'
import { type CustomerSockets, openCustomerSockets } from './live/customer-sockets.ts'
import { followPresence, type Presence } from './live/presence.ts'
import { openSupportSockets, type SupportSockets } from './live/support-sockets.ts'
import { addPersonalDataRoutes } from './personal-data/personal-data.routes.ts'
import { removeOldRegularly } from './retention.ts'
import { createSessionEndConsumer } from './session-ends.ts'
import { chatSettings } from './settings.ts'
import { addAccountRoutes } from './support/accounts.routes.ts'
import { addAnswerRoutes } from './support/answers.routes.ts'
import { addOperatorSessionRoutes } from './support/operator-session.ts'
import { createPasswords, type Passwords } from './support/passwords.ts'
import { type SeededOperator, seedSupport } from './support/seed.ts'
import { addSupportPage, supportBuild } from './support/support-page.routes.ts'
import { addThreadRoutes } from './support/threads.routes.ts'

/** Migrations of the schema `chat`. */
export const MIGRATIONS = { schema: 'chat', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

const CHAT_PREFIX = '/chat'
const SUPPORT_PREFIX = '/support'
const DEFAULT_HOURS = 'mon-sun 08:00-22:00'

/** What an installation may provide; everything has a default. */
export interface ChatParts {
  /** Default: the database's clock. */
  now?: () => Date
  randomBytes?: (size: number) => Buffer
  /** Default: argon2id. */
  passwords?: Passwords
  /** Opening hours without `HERNA_CHAT_HOURS`. */
  hours?: string
  /** Created in a database without operators; default: none. */
  operators?: readonly SeededOperator[]
  answers?: readonly CannedAnswer[]
}

/** The chat: customers under `/chat`, operators under `/support`. */
export const createChatService = ({
  now,
  randomBytes = systemRandomBytes,
  passwords = createPasswords(randomBytes),
  hours = DEFAULT_HOURS,
  operators = [],
  answers = [],
}: ChatParts = {}): ServiceDefinition => ({
  name: 'chat',
  prefix: '',
  async register(app, deps) {
    const { database, dataFolder, environment, log, addReadyCheck } = deps
    const settings = chatSettings(environment, hours)
    await migrate(database.pool, MIGRATIONS, { log })
    const context: ChatServiceContext = {
      pool: database.pool,
      settings,
      now: now ?? (await databaseTime(app, deps)),
      randomBytes,
      passwords,
      log,
    }
    if (await seedSupport(context, { operators, answers })) log.info({ count: operators.length }, 'seeded support operators')
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    openSockets(app, context, deps)
    const feed = eventFeed({ pam: settings.pam, secret, types: ['session-ended'] })
    followEvents(app, feed, createSessionEndConsumer(context), { log })
    const build = supportBuild(settings.builds, openRetainedFiles({ folder: join(dataFolder, 'builds', 'support'), log }))
    addReadyCheck('support page', async () => {
      if ((await build.index()) === null) throw new Error('the support page is not built')
    })
    removeOldRegularly(app, context, await openLeases(database.pool))
    const sessionOf = playerTokens({ pam: settings.pam, secret, operation: chatTokenSession })
    await app.register(async (scope) => addCustomerRoutes(scope, context, sessionOf), { prefix: CHAT_PREFIX })
    await app.register(async (scope) => addSupportRoutes(scope, context, build), { prefix: SUPPORT_PREFIX })
  },
})

async function addCustomerRoutes(app: FastifyInstance, context: ChatServiceContext, sessionOf: SessionOfToken): Promise<void> {
  await admitPages(app, context.settings.portal)
  addSessionRoutes(app, context, sessionOf)
  addConversationRoutes(app, context)
}

async function addSupportRoutes(app: FastifyInstance, context: ChatServiceContext, build: BuiltFolder): Promise<void> {
  await app.register(async (scope) => addSupportPage(scope, context, build))
  await app.register(async (scope) => {
    await admitPages(scope, context.settings.origin)
    addOperatorSessionRoutes(scope, context)
    addThreadRoutes(scope, context)
    addAnswerRoutes(scope, context)
    await scope.register(async (operators) => {
      requireOperatorToken(operators, context.settings.operatorToken)
      addAccountRoutes(operators, context)
      addPersonalDataRoutes(operators, context)
    })
  })
}

/** The sockets of this node, fed by the changes of all nodes. */
function openSockets(app: FastifyInstance, context: ChatServiceContext, { metrics, addReadyCheck }: ServiceDeps): void {
  const onFailed = (error: unknown) => {
    counters.failures.inc({ source: 'socket' })
    context.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'chat connection failed')
  }
  const customers = openCustomerSockets(app, context, onFailed)
  const operators = openSupportSockets(app, context, {
    failed: onFailed,
    arrived: (operatorId) => presence.arrived(operatorId),
  })
  const presence = followPresence(app, context, {
    present: operators.operators,
    onChanged: customers.everythingChanged,
    onFailed,
  })
  const counters = chatMetrics(metrics, { customers: () => customers.server.size, operators: () => operators.server.size })
  app.upgrades.set(`${CHAT_PREFIX}${CHAT_SOCKET_PATH}`, customers.server.upgrade)
  app.upgrades.set(`${SUPPORT_PREFIX}${CHAT_SOCKET_PATH}`, operators.server.upgrade)
  const changes = followChanges(context.pool, context.log, {
    changed: (change) => applyChange(change, { customers, operators, presence }),
    missed() {
      customers.everythingChanged()
      operators.push({ type: 'everything' })
      operators.operatorsChanged()
    },
  })
  addReadyCheck('changes', () => {
    if (!changes.isListening) throw new Error('not listening to changes of other nodes')
  })
  // Before the server stops listening: open sockets would keep it running.
  app.addHook('preClose', async () => {
    changes.close()
    const spreadMs = closingSpread(customers.server.size + operators.server.size)
    await Promise.all([customers.server.close({ spreadMs }), operators.server.close({ spreadMs })])
  })
}

function applyChange(
  change: ChatChange,
  { customers, operators, presence }: { customers: CustomerSockets; operators: SupportSockets; presence: Presence },
): void {
  switch (change.type) {
    case 'conversation':
      customers.conversationChanged(change.id)
      if (change.isQueueChanged) customers.queueChanged()
      return operators.push({ type: 'conversation', conversationId: change.id })
    case 'typing': {
      const { id, operator } = change
      if (operator) customers.typing(id, operator.name)
      return operators.push({
        type: 'typing',
        conversationId: id,
        name: operator?.name ?? null,
        operatorId: operator?.id ?? null,
      })
    }
    case 'sessions':
      return customers.sessionsEnded(change.id)
    case 'presence':
      return presence.check()
    case 'operators':
      return operators.operatorsChanged()
    case 'answers':
      return operators.push({ type: 'answers' })
  }
}

/** All nodes use the database's clock. */
async function databaseTime(app: FastifyInstance, { database, log }: ServiceDeps): Promise<() => Date> {
  const clock = await openDatabaseClock(database.pool, {
    onError: (err) => log.warn({ err }, 'database clock could not be read; using the last known offset'),
  })
  app.addHook('onClose', () => clock.close())
  return clock.now
}
