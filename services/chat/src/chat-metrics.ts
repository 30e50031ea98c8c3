import { addGauge } from '@herna/service-kit'
import { Counter, type Registry } from 'prom-client'

/** Registers the metrics; once per process. */
export function chatMetrics(registry: Registry, sizes: { customers(): number; operators(): number }) {
  addGauge(registry, { name: 'herna_chat_customer_sockets', help: 'Open chat sockets of customers', read: sizes.customers })
  addGauge(registry, { name: 'herna_chat_operator_sockets', help: 'Open sockets of support operators', read: sizes.operators })
  return {
    failures: new Counter({
      name: 'herna_chat_failures_total',
      help: 'Failures by source: socket',
      labelNames: ['source'],
      registers: [registry],
    }),
  }
}
