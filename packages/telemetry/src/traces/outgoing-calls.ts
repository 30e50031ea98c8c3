import type { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { tracerIn, traceparentOf } from './trace-context.ts'

/** A request of `fetch`, as Node.js publishes it. */
interface FetchRequest {
  origin: string
  method: string
  addHeader(name: string, value: string): void
}

/**
 * A span for each `fetch` made while a request is served, and its `traceparent` in the call, so that the callee's span belongs to the same trace. Calls of
 * background work have none.
 */
export function followCalls(active: AsyncLocalStorage<Context>): { stop(): void } {
  const spans = new WeakMap<object, Span>()
  const finish = (request: object, change: (span: Span) => void) => {
    const span = spans.get(request)
    if (!span) return
    change(span)
    span.end()
    spans.delete(request)
  }
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchRequest }
      const parent = active.getStore()
      const tracer = parent && tracerIn(parent)
      if (!tracer) return
      const { hostname, port, protocol } = new URL(request.origin)
      const attributes = {
        'http.request.method': request.method,
        'server.address': hostname,
        'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
      }
      // Never the path, which may hold personal data [S17]; the callee's span has its route.
      const span = tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes }, parent)
      spans.set(request, span)
      request.addHeader('traceparent', traceparentOf(span.spanContext()))
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: object; response: { statusCode: number } }
      const span = spans.get(request)
      span?.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    },
    'undici:request:trailers': (message) => finish((message as { request: object }).request, () => undefined),
    'undici:request:error': (message) => {
      const { request, error } = message as { request: object; error: { name?: string; code?: string } }
      finish(request, (span) => {
        // The message may repeat an address or a body.
        span.setAttribute('error.type', error.code ?? error.name ?? 'unknown')
        span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return {
    stop() {
      for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
    },
  }
}
