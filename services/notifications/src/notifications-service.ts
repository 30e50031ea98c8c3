import { addressGroup } from '@herna/contract/edge'
import type { NotificationSession } from '@herna/contract/events'
import { installationSecret, type ServiceDefinition } from '@herna/service-kit'
import { createStompServer } from '@herna/stomp-server'
import { admission } from './authenticate.ts'
import { followEvents } from './follow-events.ts'
import { notificationMetrics } from './notification-metrics.ts'
import { notify } from './notify.ts'
import { pamDoor } from './pam-door.ts'
import { notificationSettings } from './settings.ts'
import { openTabs } from './tabs.ts'

/** Where sockets are opened. */
const PATH = '/notifications'
/** Not heard of for this long, PAM counts as lost: three waits. */
const UNHEARD_MS = 60_000

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
      entered(connection) {
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
    const events = followEvents(
      pam,
      {
        events: (happened) => notify(tabs, happened, (kind, taken) => counts.pushed.inc({ kind }, taken)),
        failed: () => counts.failures.inc({ at: 'events' }),
      },
      { log },
    )
    addReadyCheck('events of accounts', () => {
      if (performance.now() - events.heardAt > UNHEARD_MS) throw new Error('PAM is not heard')
    })
    // Before the door stops listening: sockets keep it open.
    app.addHook('preClose', async () => {
      await events.stop()
      await stomp.close()
    })
  },
}
