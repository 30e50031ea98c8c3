import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { ServerTracing } from '@herna/telemetry'

/** Asked every few seconds by machines. */
const MONITORING_ROUTES = new Set(['/healthz', '/readyz', '/metrics'])

/** Gives the spans of an app's requests their route and their request id. Without tracing there is no hook. */
export function traceRequests(app: FastifyInstance, tracing: ServerTracing | undefined): void {
  if (!tracing) return
  app.addHook('onRequest', async (request) => {
    const span = tracing.spanOf(request.raw)
    const { url, config } = request.routeOptions
    if (config.mayTakeLong || (url !== undefined && MONITORING_ROUTES.has(url))) span?.discard()
    else span?.setRoute(url ?? 'unknown', request.id)
  })
  // Reading the body leaves the context.
  app.addHook('preValidation', (request: FastifyRequest, _reply: unknown, next: HookHandlerDoneFunction) => {
    const span = tracing.spanOf(request.raw)
    if (span) span.run(next)
    else next()
  })
}
