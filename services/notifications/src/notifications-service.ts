import { addressGroup } from '@herna/contract/edge'
import type { NotificationSession } from '@herna/contract/events'
import { eventFeed, followEvents, installationSecret, type ServiceDefinition } from '@herna/service-kit'
import { createStompServer } from '@herna/stomp-server'
import { admission } from './authenticate.ts'
import { notificationMetrics } from './notification-metrics.ts'
import { tabsConsumer } from './notify.ts'
import { pamDoor } from './pam-door.ts'
import { notificationSettings } from './settings.ts'
import { openTabs } from './tabs.ts'

/** Where sockets are opened. */
const PATH = '/notifications'
/** After this long without a reply PAM counts as lost: three waits. */
const UNHEARD_MS = 60_000

/** What nobody needs here is left out: wins have other readers. */
const TYPES = ['balance', 'player-message', 'session-ended'] as const

/** A player's tab sends a few frames in its life; nobody needs more. */
const LIMITS = { headerBytes: 4_096, headerCount: 20, bodyBytes: 1_024, subscriptions: 1, framesAtOnce: 20, framesPerSecond: 5 }

export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  prefix: '',
  async register(app, { database, dataFolder, environment, log, metrics, addReadyCheck }) {
    const settings = notificationSettings(environment)
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    const pam = pamDoor(settings.pam, secret)
    const tabs = openTabs()
    const admitted = admission(pam)
    const stomp = createStompServer<NotificationSession>({
      authenticate: admitted.authenticate,
      onConnected(connection) {
        const unwatch = admitted.watch(connection)
        const leave = tabs.enter(connection)
        return () => {
          unwatch()
          leave()
        }
      },
      subscribe: tabs.subscribe,
      // Without an origin it is no browser, and has no cookies to abuse either: the token alone opens.
      isOriginAllowed: (origin) => origin === undefined || origin === settings.portal,
      addressOf: (request) => addressGroup(app.clientAddressOf(request)),
      limits: LIMITS,
      on: {
        closed: ({ code }) => counts.closed.inc({ code }),
        failed(error) {
          counts.failures.inc({ at: 'socket' })
          log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a tab could not be served')
        },
      },
    })
    const counts = notificationMetrics(metrics, { sockets: () => stomp.size, players: () => tabs.players })
    app.upgrades.set(PATH, stomp.upgrade)
    const consumer = tabsConsumer(tabs, (kind, taken) => counts.pushed.inc({ kind }, taken))
    const feed = eventFeed({ pam: settings.pam, secret, types: TYPES })
    followEvents(app, feed, consumer, { log, onFailure: () => counts.failures.inc({ at: 'events' }) })
    addReadyCheck('events of accounts', () => {
      if (performance.now() - consumer.readAt() > UNHEARD_MS) throw new Error('the event feed does not answer')
    })
    // Before the door stops listening: sockets keep it open.
    app.addHook('preClose', () => stomp.close())
  },
}
