import type { Duplex } from 'node:stream'
import { addressGroup, clientAddress, NO_PROXIES, settleForwarded, type TrustedProxies } from '@herna/contract/edge'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { describeApi } from './api-docs.ts'
import { LOG_SERIALIZERS } from './error-for-log.ts'
import type { Front } from './front.ts'
import type { MonitoringAccess } from './monitoring.ts'
import { answerProblem, answerProblems } from './problems.ts'
import { refuseUnstorable } from './storable.ts'
import { createWatching, type Watching, watch } from './watching.ts'

// The contract's schemas are zod/mini, which says only "Invalid input" unless it is given a language.
z.config(z.locales.en())

export type Door = FastifyInstance

/** The app with routes typed by their zod schemas. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

export interface DoorOptions {
  /** Title of its API description, and its label in metrics and log. */
  title: string
  logger?: FastifyBaseLogger
  watching?: Watching
  bodyLimit?: number
  /** Peers whose forwarded headers are believed; without any, the peer is the client. */
  trusted?: TrustedProxies
  monitoring?: MonitoringAccess
  /** Milliseconds a client may take for the headers of a request. */
  headersTimeout?: number
  /** An error code that an operation of the contract does not name fails the request instead of being logged; for tests. */
  isStrict?: boolean
}

/** A slow or silent client is let go; a proxy's idle connection outlives the usual 60 s of its own. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 65_000 }
/** Together with the pause between Node's looks (every 30 s unless set) a client has 15 s. */
const HEADERS_TIMEOUT = 14_000
const MOST_CHECK_PAUSE = 1_000
const REQUEST_ID = /^[\w-]{1,64}$/

/** One listening address with everything each of our APIs has; services are registered behind it. */
export async function createDoor({
  title,
  logger,
  watching = createWatching(),
  bodyLimit = 1_048_576,
  trusted = NO_PROXIES,
  monitoring = { openLocally: true },
  headersTimeout = HEADERS_TIMEOUT,
  isStrict = false,
}: DoorOptions): Promise<Door> {
  const fronts: Front[] = []
  const upgrades = new Map<string, Upgrade>()
  const app = Fastify({
    serverFactory: (route) => {
      const connectionsCheckingInterval = Math.min(MOST_CHECK_PAUSE, headersTimeout)
      const server = createServer({ ...TIMEOUTS, headersTimeout, connectionsCheckingInterval }, (request, response) => {
        if (!trusted.none) settleForwarded(request, trusted)
        if (!fronts.some((front) => answersSafely(front, request, response))) route(request, response)
      })
      return server.on('upgrade', (request, socket, head) => takeUpgrade(upgrades, request, socket, head))
    },
    ...(logger ? { loggerInstance: logger.child({}, { serializers: LOG_SERIALIZERS }) as FastifyBaseLogger } : {}),
    // A line per request would be most of the log and a good part of the work: failures and the slow are logged instead, the rest is metrics.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...TIMEOUTS,
    trustProxy: trusted.none ? false : (address: string) => trusted.includes(address),
    // A service's start may migrate a ledger of years; what it waits for is limited where it waits.
    pluginTimeout: 0,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    // Hostile keys in a body are dropped before anybody merges them [S14].
    // An address that spells nothing fails before there is a route.
    // No hook runs for it, so the headers are set here.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply.headers(UNROUTED_HEADERS)),
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // What still comes in while we close is served, and told to let its connection go.
    return503OnClosing: false,
  })
  app.decorate('fronts', fronts)
  app.decorate('upgrades', upgrades)
  app.decorate('isStrict', isStrict)
  app.decorate('clientAddressOf', (request: IncomingMessage) => clientAddress(request, trusted))
  // While closing, the framework tells clients to let their connections go; of an answer that had begun, we do.
  app.addHook('preClose', async () => {
    fronts.splice(0)
    app.server.keepAliveTimeout = 1
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Bodies are JSON; Fastify would take plain text too.
  app.removeContentTypeParser('text/plain')
  answerProblems(app)
  await app.register(helmet, { ...HEADERS })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooMany,
    keyGenerator: ({ ip }) => addressGroup(ip),
  })
  app.addHook('preValidation', refuseUnstorable)
  logSlowRequests(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await describeApi(app, title, monitoring)
  watch(app, title, watching, monitoring)
  return app
}

/** A front that throws must not end the process: the framework then answers. */
function answersSafely(front: Front, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return front(request, response)
  } catch {
    return response.headersSent
  }
}

/** What an API serves is data: nothing of it may run or be framed. Images may be shown by the portal, which is another origin. */
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // The rest says nothing about data, or says again what the policy above says; lists of some kilobytes are sent thousands of times.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** What helmet would add to an answer that no hook sees. */
const UNROUTED_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const SLOW = 1_000

function logSlowRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    const about = { route: request.routeOptions.url, method: request.method, status: reply.statusCode, milliseconds }
    if (reply.statusCode >= 500) request.log.error(about, 'request failed')
    else if (milliseconds > SLOW && !request.routeOptions.config.mayTakeLong) request.log.warn(about, 'slow request')
    else request.log.debug(about, 'request')
  })
}

function tooMany(_request: unknown, context: { after: string }): Error {
  return Object.assign(new Error(`Too many requests: try again in ${context.after}.`), { statusCode: 429 })
}

/** Takes over the socket of a request that asks for another protocol than HTTP. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Hands the socket to whoever took its path; any other is told so and closed. */
function takeUpgrade(upgrades: ReadonlyMap<string, Upgrade>, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  // A client may vanish at any moment; nobody else listens yet.
  socket.on('error', () => undefined)
  const take = upgrades.get((request.url ?? '').split('?', 1)[0] ?? '')
  if (take) take(request, socket, head)
  else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
}

declare module 'fastify' {
  interface FastifyInstance {
    isStrict: boolean
    /** By the whole path, the service's prefix in it. */
    upgrades: Map<string, Upgrade>
    /** Who asks, also of a request that has not become Fastify's (an upgrade). */
    clientAddressOf(request: IncomingMessage): string
  }
  interface FastifyContextConfig {
    /** Waits on purpose: not worth a line about being slow. */
    mayTakeLong?: boolean
  }
}
