import { addressGroup } from '@herna/contract/edge'
import { type NotificationSession, notificationSession } from '@herna/contract/events'
import {
  closingSpread,
  eventFeed,
  followEvents,
  installationSecret,
  playerTokens,
  type ServiceDefinition,
} from '@herna/service-kit'
import { createStompServer } from '@herna/stomp-server'
import { createAdmission } from './authenticate.ts'
import { notificationMetrics } from './notification-metrics.ts'
import { createTabsConsumer } from './notify.ts'
import { notificationSettings } from './settings.ts'
import { openTabs } from './tabs.ts'

/** Path of the WebSocket. */
const PATH = '/notifications'
/** After this long without a reply of the event feed the service is not ready: three long polls. */
const MAX_FEED_SILENCE_MS = 60_000

/** The event types that are pushed to tabs. */
const EVENT_TYPES = ['balance', 'player-message', 'session-ended'] as const

/** Tight limits: a tab only connects, subscribes and sends heart-beats. */
const LIMITS = { headerBytes: 4_096, headerCount: 20, bodyBytes: 1_024, subscriptions: 1, framesAtOnce: 20, framesPerSecond: 5 }

/** The notifications service. */
export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  prefix: '',
  async register(app, { database, dataFolder, environment, log, metrics, addReadyCheck }) {
    const settings = notificationSettings(environment)
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    const tabs = openTabs()
    const admission = createAdmission(playerTokens({ pam: settings.pam, secret, operation: notificationSession }))
    const stomp = createStompServer<NotificationSession>({
      authenticate: admission.authenticate,
      onConnected(connection) {
        const stopChecks = admission.endWithSession(connection)
        const removeTab = tabs.add(connection)
        return () => {
          stopChecks()
          removeTab()
        }
      },
      subscribe: tabs.subscribe,
      // Without an Origin header it is not a browser and has no cookies to abuse; the token is required anyway.
      isOriginAllowed: (origin) => origin === undefined || origin === settings.portal,
      addressOf: (request) => addressGroup(app.clientAddressOf(request)),
      limits: LIMITS,
      on: {
        closed: ({ code }) => counters.closed.inc({ code }),
        failed(error) {
          counters.failures.inc({ source: 'socket' })
          log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'notification connection failed')
        },
      },
    })
    const counters = notificationMetrics(metrics, { sockets: () => stomp.size, players: () => tabs.players })
    app.upgrades.set(PATH, stomp.upgrade)
    const consumer = createTabsConsumer(tabs, (kind, deliveryCount) => counters.pushed.inc({ kind }, deliveryCount))
    const feed = eventFeed({ pam: settings.pam, secret, types: EVENT_TYPES })
    followEvents(app, feed, consumer, { log, onFailure: () => counters.failures.inc({ source: 'events' }) })
    addReadyCheck('event feed', () => {
      if (performance.now() - consumer.lastReadAt() > MAX_FEED_SILENCE_MS)
        throw new Error('no reply from the event feed for 60 s')
    })
    // Before the server stops listening: open sockets would keep it running.
    app.addHook('preClose', () => stomp.close({ spreadMs: closingSpread(stomp.size) }))
  },
}
