import { addGauge } from '@herna/service-kit'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Registers the metrics; once per process. */
export function liveFeedMetrics(registry: Registry, sizes: { connections(): number; tables(): number }) {
  const registers = [registry]
  addGauge(registry, { name: 'herna_live_connections', help: 'Open connections to the live feed', read: sizes.connections })
  addGauge(registry, { name: 'herna_live_tables', help: 'Published live tables', read: sizes.tables })
  return {
    roundSeconds: new Histogram({
      name: 'herna_live_round_seconds',
      help: 'Duration of sending every client what it lacks, in seconds',
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    updates: new Counter({ name: 'herna_live_updates_total', help: 'Table updates published', registers }),
    catchUps: new Counter({
      name: 'herna_live_catch_ups_total',
      help: 'Clients that read slowly and were sent what they lacked',
      labelNames: ['type'],
      registers,
    }),
    closed: new Counter({
      name: 'herna_live_connections_closed_total',
      help: 'Closed connections by reason and transport',
      labelNames: ['reason', 'transport'],
      registers,
    }),
    ingested: new Counter({
      name: 'herna_live_ingested_total',
      help: 'Signed requests of studios by result',
      labelNames: ['source', 'result'],
      registers,
    }),
    silences: new Counter({
      name: 'herna_live_source_silences_total',
      help: 'Times the tables of a silent studio were set offline',
      labelNames: ['source'],
      registers,
    }),
  }
}
