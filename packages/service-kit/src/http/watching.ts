import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type MonitoringAccess, monitoringOnly } from './monitoring.ts'

export type Check = () => Promise<void> | void

export interface Watching {
  metrics: Registry
  /** Named checks that must all pass before the door says it is ready. */
  checks: Map<string, Check>
}

const CHECK_DEADLINE = 3_000

export function createWatching(): Watching {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return { metrics, checks: new Map() }
}

/** `/metrics` for those who may read it, `/healthz` (the process answers) and `/readyz` (everything it needs answers too) for everybody. */
export function watch(app: FastifyInstance, door: string, { metrics, checks }: Watching, access: MonitoringAccess): void {
  const { seconds, problems } = requestMetrics(metrics)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ door, method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) problems.inc({ door, route })
  })
  const hidden = { schema: { hide: true } }
  app.get('/metrics', { ...hidden, onRequest: monitoringOnly(access) }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const failing = await failingChecks(checks)
    return reply
      .code(failing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: failing.length === 0 ? 'ready' : 'not ready', failing })
  })
}

/** All doors of a process write into the same two series, told apart by the label `door`. */
function requestMetrics(metrics: Registry): { seconds: Histogram; problems: Counter } {
  const seconds = metrics.getSingleMetric('herna_http_request_seconds') as Histogram | undefined
  const problems = metrics.getSingleMetric('herna_http_failures_total') as Counter | undefined
  return {
    seconds:
      seconds ??
      new Histogram({
        name: 'herna_http_request_seconds',
        help: 'Duration of requests',
        labelNames: ['door', 'method', 'route', 'status'],
        buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30],
        registers: [metrics],
      }),
    problems:
      problems ??
      new Counter({
        name: 'herna_http_failures_total',
        help: 'Answers with a status of 500 or more',
        labelNames: ['door', 'route'],
        registers: [metrics],
      }),
  }
}

async function failingChecks(checks: Map<string, Check>): Promise<string[]> {
  const results = await Promise.all([...checks].map(async ([name, check]) => ((await passes(check)) ? null : name)))
  return results.filter((name) => name !== null)
}

async function passes(check: Check): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const deadline = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), CHECK_DEADLINE)
  })
  const result = Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([result, deadline]).finally(() => clearTimeout(late))
}
