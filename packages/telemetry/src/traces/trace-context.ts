import type { IncomingHttpHeaders } from 'node:http'
import { type Context, createContextKey, ROOT_CONTEXT, type SpanContext, trace, type Tracer } from '@opentelemetry/api'

/** The tracer of the server whose request is being served, for the spans of calls that it makes. */
export const TRACER = createContextKey('herna tracer')
export const tracerIn = (context: Context): Tracer | undefined => context.getValue(TRACER) as Tracer | undefined

/** Version 00 of W3C Trace Context; ids of zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/
const SAMPLED = 0x01

/** The context of the caller's span, named in `traceparent`; a root for callers that have none. */
export function parentIn({ traceparent }: IncomingHttpHeaders): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent ?? '')) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** The value of `traceparent` for a call made in this span. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags & SAMPLED ? '01' : '00'}`
