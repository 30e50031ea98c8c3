import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { followCalls } from './outgoing-calls.ts'
import { reportingExporter } from './reporting-exporter.ts'
import { parentIn, TRACER } from './trace-context.ts'
import type { RequestSpan, ServerTracing, Tracing, TracingOptions } from './tracing.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Closing does not wait longer for a collector that does not answer. */
const CLOSE_MS = 2_000

export function openTracing({ url, ratio }: TracingSettings, { node, log }: TracingOptions): Tracing {
  // Bounded: 2,048 spans wait at most, further ones are dropped.
  const processor = new BatchSpanProcessor({ exporter: reportingExporter(new OTLPTraceExporter({ url }), log) })
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) })
  // OTEL_RESOURCE_ATTRIBUTES
  const operators = detectResources({ detectors: [envDetector] })
  const tracerOf = (resource: Resource) =>
    new TracerProvider({ spanProcessors: [processor], sampler, resource }).getTracer('herna')
  const active = new AsyncLocalStorage<Context>()
  const calls = followCalls(active)
  return {
    server: (name) => {
      const own = { 'service.name': `herna-${name}`, 'service.namespace': 'herna', 'service.instance.id': node }
      return serverTracing(tracerOf(operators.merge(resourceFromAttributes(own))), active)
    },
    async close() {
      calls.stop()
      await Promise.race([processor.shutdown().catch(() => undefined), pause(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

function serverTracing(tracer: Tracer, active: AsyncLocalStorage<Context>): ServerTracing {
  const spans = new WeakMap<IncomingMessage, RequestSpan>()
  return {
    serve(request, response, handle) {
      const method = request.method ?? 'GET'
      const parent = parentIn(request.headers)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent)
      const requestSpan = spanOfRequest({ span, tracer, active, method, response })
      spans.set(request, requestSpan)
      requestSpan.run(handle)
    },
    spanOf: (request) => spans.get(request),
  }
}

interface StartedSpan {
  span: Span
  tracer: Tracer
  active: AsyncLocalStorage<Context>
  method: string
  response: ServerResponse
}

function spanOfRequest({ span, tracer, active, method, response }: StartedSpan): RequestSpan {
  const context = trace.setSpan(ROOT_CONTEXT, span).setValue(TRACER, tracer)
  let isDiscarded = false
  // Also emitted when the client went away before the response was complete.
  response.once('close', () => {
    if (isDiscarded) return
    const { statusCode } = response
    span.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    if (!response.writableFinished) span.setAttribute('error.type', 'aborted')
    span.end()
  })
  return {
    run: (work) => active.run(context, work),
    setRoute(route, requestId) {
      span.updateName(`${method} ${route}`)
      span.setAttribute('http.route', route)
      if (requestId !== undefined) span.setAttribute('herna.request_id', requestId)
    },
    // A span that never ends is never sent.
    discard: () => {
      isDiscarded = true
    },
  }
}
