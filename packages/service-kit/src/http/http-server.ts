import type { Duplex } from 'node:stream'
import { addressGroup, clientAddress, NO_PROXIES, normaliseForwardedHeaders, type TrustedProxies } from '@herna/contract/edge'
import { type MonitoringAccess, requestIdOf, type ServerTracing, withRequestId } from '@herna/telemetry'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { createServer as createNodeServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { describeApi } from './api-docs.ts'
import { LOG_SERIALIZERS } from './error-for-log.ts'
import type { EarlyHandler } from './early-handler.ts'
import { sendProblemOf, addProblemHandlers } from './problems.ts'
import { refuseUnstorable } from './reject-unstorable.ts'
import { type RateLimits, rateLimitStore } from './rate-limits.ts'
import { traceRequests } from './trace-requests.ts'
import { createHealthMonitor, type HealthMonitor, addMonitoringRoutes } from './health-monitor.ts'

// The contract's schemas are zod/mini, whose only message without a locale is "Invalid input".
z.config(z.locales.en())

/** An HTTP server that services are registered on. */
export type HttpServer = FastifyInstance

/** The app with routes typed by their zod schemas. */
export const withZodTypes = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

export interface HttpServerOptions {
  /** Title of its API description, and its label in metrics and log. */
  title: string
  logger?: FastifyBaseLogger
  monitor?: HealthMonitor
  bodyLimit?: number
  /** Proxies whose `X-Forwarded-…` headers are trusted; with none, the peer is the client. */
  trusted?: TrustedProxies
  monitoring?: MonitoringAccess
  /** Counts that all nodes share; default: this process counts alone. */
  rateLimits?: RateLimits | undefined
  /** Traces of its requests; default: none. */
  tracing?: ServerTracing | undefined
  /** Milliseconds a client has to send the headers of a request. */
  headersTimeout?: number
  /** For tests: an error code missing in the operation's contract fails the request instead of being logged. */
  isStrict?: boolean
}

/** Slow clients are disconnected; keep-alive exceeds the usual 60 s idle timeout of proxies. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 65_000 }
/** With the check interval below, a client has 15 s. */
const HEADERS_TIMEOUT = 14_000
/** Node checks for slow clients every 30 s by default. */
const MAX_CHECK_INTERVAL = 1_000

/** Creates an HTTP server with what all our APIs share: validation, problem documents, security headers, rate limits, metrics, health and docs. */
export async function createServer({
  title,
  logger,
  monitor = createHealthMonitor(),
  bodyLimit = 1_048_576,
  trusted = NO_PROXIES,
  monitoring = { openLocally: true },
  rateLimits,
  tracing,
  headersTimeout = HEADERS_TIMEOUT,
  isStrict = false,
}: HttpServerOptions): Promise<HttpServer> {
  const earlyHandlers: EarlyHandler[] = []
  const upgrades = new Map<string, UpgradeHandler>()
  const app = Fastify({
    serverFactory: (route) => {
      const connectionsCheckingInterval = Math.min(MAX_CHECK_INTERVAL, headersTimeout)
      const handle = (request: IncomingMessage, response: ServerResponse) => {
        if (!trusted.none) normaliseForwardedHeaders(request, trusted)
        if (!earlyHandlers.some((handler) => handlesSafely(handler, request, response))) return route(request, response)
        // A stream of events or a long poll: its duration says nothing.
        if (!response.writableEnded) tracing?.spanOf(request)?.discard()
      }
      const server = createNodeServer(
        { ...TIMEOUTS, headersTimeout, connectionsCheckingInterval },
        tracing ? (request, response) => tracing.serve(request, response, () => handle(request, response)) : handle,
      )
      return server.on('upgrade', (request, socket, head) => routeUpgrade(upgrades, request, socket, head))
    },
    ...(logger ? { loggerInstance: logger.child({}, { serializers: LOG_SERIALIZERS }) as FastifyBaseLogger } : {}),
    // Only failed and slow requests are logged; all are counted in metrics.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...TIMEOUTS,
    trustProxy: trusted.none ? false : (address: string) => trusted.includes(address),
    // A service's start may run long migrations, which have their own limits.
    pluginTimeout: 0,
    genReqId: ({ headers }) => requestIdOf(headers),
    // A malformed URL fails before routing, so no hook runs and the headers are set here.
    frameworkErrors: (error, request, reply) => void sendProblemOf(error, request, reply.headers(UNROUTED_HEADERS)),
    // Prototype-polluting keys are removed from bodies [S14].
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // Requests that arrive while closing are still served, with `connection: close`.
    return503OnClosing: false,
  })
  app.decorate('earlyHandlers', earlyHandlers)
  app.decorate('upgrades', upgrades)
  app.decorate('isStrict', isStrict)
  app.decorate('clientAddressOf', (request: IncomingMessage) => clientAddress(request, trusted))
  // The framework sends `connection: close` while closing; a response already in progress needs the short keep-alive.
  app.addHook('preClose', async () => {
    earlyHandlers.splice(0)
    app.server.keepAliveTimeout = 1
  })
  followRequestId(app)
  traceRequests(app, tracing)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Bodies are JSON; Fastify also accepts plain text by default.
  app.removeContentTypeParser('text/plain')
  acceptEmptyBodies(app)
  addProblemHandlers(app)
  await app.register(helmet, { ...SECURITY_HEADERS })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyRequests,
    keyGenerator: ({ ip }) => addressGroup(ip),
    ...(rateLimits ? { store: rateLimitStore(rateLimits, title) } : {}),
  })
  app.addHook('preValidation', refuseUnstorable)
  logSlowRequests(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await describeApi(app, title, monitoring)
  addMonitoringRoutes(app, title, monitor, monitoring)
  return app
}

/** Again before validation: reading the body leaves the context. */
function followRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => withRequestId(request.id, next))
  app.addHook('preValidation', (request, _reply, next) => withRequestId(request.id, next))
}

/** Clients send the JSON content type with every POST, also with one that has no body [7.1] [7.4]. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
}

/** A handler that throws must not end the process: the framework then responds. */
function handlesSafely(handler: EarlyHandler, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return handler(request, response)
  } catch {
    return response.headersSent
  }
}

/** API responses are data: nothing may run or be framed. Images may be shown by the portal, which is another origin. */
const SECURITY_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // These add nothing for data responses, or repeat the policy above.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** The headers that helmet would add, for responses that bypass the hooks. */
const UNROUTED_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const SLOW_MS = 1_000

function logSlowRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    const fields = { route: request.routeOptions.url, method: request.method, status: reply.statusCode, milliseconds }
    if (reply.statusCode >= 500) request.log.error(fields, 'request failed')
    else if (milliseconds > SLOW_MS && !request.routeOptions.config.mayTakeLong) request.log.warn(fields, 'slow request')
    else request.log.debug(fields, 'request completed')
  })
}

function tooManyRequests(_request: unknown, context: { after: string }): Error {
  return Object.assign(new Error(`Too many requests: try again in ${context.after}.`), { statusCode: 429 })
}

/** Handles the socket of an upgrade request (WebSocket). */
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Passes the socket to the handler registered for its path; any other path gets a 404. */
function routeUpgrade(
  upgrades: ReadonlyMap<string, UpgradeHandler>,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  // The client may disconnect before a handler listens.
  socket.on('error', () => undefined)
  const handle = upgrades.get((request.url ?? '').split('?', 1)[0] ?? '')
  if (handle) handle(request, socket, head)
  else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
}

declare module 'fastify' {
  interface FastifyInstance {
    isStrict: boolean
    /** Upgrade handlers by full path, including the service's prefix. */
    upgrades: Map<string, UpgradeHandler>
    /** The client's address, also for requests outside Fastify (upgrades). */
    clientAddressOf(request: IncomingMessage): string
  }
  interface FastifyContextConfig {
    /** Long polling: excluded from the log of slow requests. */
    mayTakeLong?: boolean
  }
}
