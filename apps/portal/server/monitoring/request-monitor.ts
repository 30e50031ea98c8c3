import type { IncomingMessage, ServerResponse } from 'node:http'
import type { requestMetrics, ServerTracing } from '@herna/telemetry'

/** Counts and times requests by their route, and names their spans. */
export interface RequestMonitor {
  /** Begins to measure a request; until it is named its route is `unknown`. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /** Names what the request was answered by: a page's route template, or a constant. Never a path, which would be a series of its own. */
  route(response: ServerResponse, route: string): void
}

/** Files and monitoring are not traced: there are many of them, and they call nobody. */
const UNTRACED = new Set(['asset', '/healthz', '/readyz', '/metrics'])
const ROUTE = Symbol('route')
type Named = ServerResponse & { [ROUTE]?: string }

export function createRequestMonitor(
  { seconds, failures }: ReturnType<typeof requestMetrics>,
  tracing: ServerTracing | undefined,
): RequestMonitor {
  return {
    begin(request, response) {
      const startedAt = performance.now()
      // Also emitted when the client went away before the response was complete.
      response.once('close', () => {
        const route = (response as Named)[ROUTE] ?? 'unknown'
        const labels = { server: 'portal', method: methodOf(request), route, status: response.statusCode }
        seconds.observe(labels, (performance.now() - startedAt) / 1000)
        if (response.statusCode >= 500) failures.inc({ server: 'portal', route })
      })
    },
    route(response, route) {
      ;(response as Named)[ROUTE] = route
      const span = tracing?.spanOf(response.req)
      if (UNTRACED.has(route)) span?.discard()
      else span?.setRoute(route, response.getHeader('x-request-id')?.toString())
    },
  }
}

/** A client may send any word as the method; each would be a series of its own. */
const methodOf = ({ method }: IncomingMessage): string =>
  method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other'
