import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TracingSettings } from './tracing-settings.ts'

/** What a log needs to have. */
export interface TracingLog {
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

/** The span of one request to a server. It ends with its response. */
export interface RequestSpan {
  /** Runs a part of the request's work: calls that it makes belong to its trace. */
  run<T>(work: () => T): T
  /** Names the span by the route's template, never by the path, which may hold personal data [S17]. */
  setRoute(route: string, requestId?: string): void
  /** The span is not sent: health checks and long polls. */
  discard(): void
}

/** The traces of one server of a process. */
export interface ServerTracing {
  /** Begins the span of a request and handles the request inside it. */
  serve(request: IncomingMessage, response: ServerResponse, handle: () => void): void
  /** The span of a request that is being served. */
  spanOf(request: IncomingMessage): RequestSpan | undefined
}

/** Traces of a process. */
export interface Tracing {
  /** `name`: the server, for the attribute `service.name`. */
  server(name: string): ServerTracing
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

export interface TracingOptions {
  /** The name of this node, for the attribute `service.instance.id`. */
  node: string
  log: TracingLog
}

/** Starts sending traces. The packages of OpenTelemetry are loaded here only, so that who has no collector pays nothing for them. */
export async function startTracing(settings: TracingSettings, options: TracingOptions): Promise<Tracing> {
  const { openTracing } = await import('./open-tracing.ts')
  return openTracing(settings, options)
}
