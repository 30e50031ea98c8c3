import { Counter, Gauge, type Registry } from 'prom-client'

/** Registers the metrics; once per process. */
export function notificationMetrics(registry: Registry, sizes: { sockets(): number; players(): number }) {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  gauge('herna_notification_sockets', 'Open notification sockets', sizes.sockets)
  gauge('herna_notification_players', 'Players with at least one subscribed tab', sizes.players)
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
