import type { FastifyInstance } from 'fastify'
import { type MonitoringAccess, requestMetrics } from '@herna/telemetry'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { monitoringOnly } from './monitoring-access.ts'

/** A readiness check; rejects or throws when it fails. */
export type Check = () => Promise<void> | void

/** Metrics and readiness checks of one process. */
export interface HealthMonitor {
  metrics: Registry
  /** Named checks that must all pass for `/readyz` to report ready. */
  checks: Map<string, Check>
}

const CHECK_TIMEOUT = 3_000

/** A new registry with the default process metrics, and no checks. */
export function createHealthMonitor(): HealthMonitor {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return { metrics, checks: new Map() }
}

/** Adds `/metrics` (restricted), `/healthz` (the process responds) and `/readyz` (all checks pass), and measures requests. */
export function addMonitoringRoutes(
  app: FastifyInstance,
  server: string,
  { metrics, checks }: HealthMonitor,
  access: MonitoringAccess,
): void {
  const { seconds, failures } = requestMetrics(metrics)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ server, method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc({ server, route })
  })
  const hidden = { schema: { hide: true } }
  app.get('/metrics', { ...hidden, onRequest: monitoringOnly(access) }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const { passing, failing } = await runChecks(checks)
    return reply
      .code(failing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: failing.length === 0 ? 'ready' : 'not ready', failing, passing })
  })
}

/** The names of the checks, by outcome. */
async function runChecks(checks: Map<string, Check>): Promise<{ passing: string[]; failing: string[] }> {
  const results = await Promise.all([...checks].map(async ([name, check]) => ({ name, isPassing: await passes(check) })))
  const namesOf = (outcome: boolean) => results.filter(({ isPassing }) => isPassing === outcome).map(({ name }) => name)
  return { passing: namesOf(true), failing: namesOf(false) }
}

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT)
  })
  const result = Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([result, deadline]).finally(() => clearTimeout(timer))
}
