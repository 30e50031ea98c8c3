import { addGauge } from '@herna/service-kit'
import { Counter, type Registry } from 'prom-client'

/** Registers the metrics; once per process. */
export function notificationMetrics(registry: Registry, sizes: { sockets(): number; players(): number }) {
  const registers = [registry]
  addGauge(registry, { name: 'herna_notification_sockets', help: 'Open notification sockets', read: sizes.sockets })
  addGauge(registry, {
    name: 'herna_notification_players',
    help: 'Players with at least one subscribed tab',
    read: sizes.players,
  })
  return {
    pushed: new Counter({
      name: 'herna_notifications_pushed_total',
      help: 'Notifications delivered to a tab',
      labelNames: ['kind'],
      registers,
    }),
    closed: new Counter({
      name: 'herna_notification_sockets_closed_total',
      help: 'Closed sockets by WebSocket close code',
      labelNames: ['code'],
      registers,
    }),
    failures: new Counter({
      name: 'herna_notification_failures_total',
      help: 'Failures by source: events (event feed) or socket',
      labelNames: ['source'],
      registers,
    }),
  }
}
