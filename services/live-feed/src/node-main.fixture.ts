// A process that is one node of the live feed; started by `startNodeProcess`. The environment has its settings; it sends its address when it is ready.
import { createHealthMonitor, createServer, LOG_SERIALIZERS } from '@herna/service-kit'
import { pino } from 'pino'
import { createLiveFeedService } from './live-feed-service.ts'

const log = pino({ level: 'fatal', serializers: LOG_SERIALIZERS })
const monitor = createHealthMonitor()
const app = await createServer({ title: 'test', logger: log, monitor, isStrict: true })
await createLiveFeedService().register(app, {
  database: { pool: null } as never,
  dataFolder: '/nowhere',
  log,
  environment: process.env,
  metrics: monitor.metrics,
  addReadyCheck: (name, check) => monitor.checks.set(name, check),
})
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('disconnect', () => process.exit())
