import { Counter, Gauge, type Registry } from 'prom-client'

/** Registered once for the process. */
export function notificationMetrics(registry: Registry, look: { sockets(): number; players(): number }) {
  const registers = [registry]
  const at = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  at('herna_notification_sockets', 'Open sockets', look.sockets)
  at('herna_notification_players', 'Players with a tab that listens', look.players)
  return {
    pushed: new Counter({
      name: 'herna_notifications_pushed_total',
      help: 'Notifications taken by a tab',
      labelNames: ['kind'],
      registers,
    }),
    closed: new Counter({
      name: 'herna_notification_sockets_closed_total',
      help: 'Sockets that ended, by close code',
      labelNames: ['code'],
      registers,
    }),
    failures: new Counter({
      name: 'herna_notification_failures_total',
      help: 'What PAM or our own code failed at',
      labelNames: ['at'],
      registers,
    }),
  }
}
