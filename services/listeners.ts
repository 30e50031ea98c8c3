import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  createServer,
  type Database,
  type HttpServer,
  listen,
  requireFreePort,
  type ServiceDeps,
  type HealthMonitor,
  type RateLimits,
} from '@herna/service-kit'
import type { Tracing } from '@herna/telemetry'
import type { Logger } from 'pino'
import { type Listener, listenersOf, type ServiceList } from './services.ts'
import type { ProcessSettings } from './settings.ts'

/** The listening HTTP servers of a process. */
export interface OpenListeners {
  addresses: { listener: string; address: string }[]
  close(): Promise<void>
}
interface ListenerDeps {
  services: ServiceList
  names: string[]
  settings: ProcessSettings
  database: Database
  monitor: HealthMonitor
  log: Logger
  /** Shared by all nodes; without them this process counts alone. */
  rateLimits?: RateLimits | undefined
  tracing?: Tracing | undefined
}

/** Throws `StartupError` for a taken port before the start does any work: a first start imports the whole catalogue before it listens. */
export async function requireFreePorts({
  services,
  names,
  settings,
}: Pick<ListenerDeps, 'services' | 'names' | 'settings'>): Promise<void> {
  const selectedServices = Object.fromEntries(Object.entries(services).filter(([name]) => names.includes(name)))
  for (const listener of listenersOf(selectedServices)) await requireFreePort(listenOptionsOf(listener, settings))
}

const listenOptionsOf = ({ name, port }: Listener, { host, ports }: ProcessSettings) => ({
  host,
  port: ports[name] ?? port.default,
  setting: port.setting,
})

/** Registers the chosen services, then listens, so that no request reaches a partially started process. */
export async function openListeners(deps: ListenerDeps): Promise<OpenListeners> {
  const { names, settings } = deps
  const servers = new Map<Listener, HttpServer>()
  const close = async () => {
    for (const [listener, server] of servers) if (listener.closesFirst) await server.close()
    await Promise.all([...servers.values()].map((server) => server.close()))
  }
  try {
    for (const name of names) await registerService(name, servers, deps)
    const addresses: OpenListeners['addresses'] = []
    for (const [listener, app] of servers)
      addresses.push({ listener: listener.name, address: await listen(app, listenOptionsOf(listener, settings)) })
    return { addresses, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function registerService(name: string, servers: Map<Listener, HttpServer>, deps: ListenerDeps): Promise<void> {
  const listed = deps.services[name]
  if (!listed) return
  const server = servers.get(listed.listener) ?? (await openServer(listed.listener, deps))
  if (!servers.has(listed.listener)) deps.monitor.checks.set('database', () => pingDatabase(deps.database))
  if (!servers.has(listed.listener)) server.addHook('preClose', () => drainConnections(server))
  servers.set(listed.listener, server)
  const service = await listed.load()
  const serviceDeps: ServiceDeps = {
    database: deps.database,
    dataFolder: deps.settings.dataFolder,
    log: deps.log.child({ service: name }),
    environment: process.env,
    metrics: deps.monitor.metrics,
    addReadyCheck: (check, run) => deps.monitor.checks.set(`${name}: ${check}`, run),
  }
  await server.register(async (app) => service.register(app, serviceDeps), { prefix: service.prefix })
}

/**
 * While closing, every response has `connection: close`. Busy clients get this long to finish, so that no request is sent into a connection that is
 * being closed.
 */
const DRAIN_MS = 1_000
const DRAIN_CHECK_MS = 20

async function drainConnections({ server }: HttpServer): Promise<void> {
  const count = promisify(server.getConnections.bind(server))
  const deadline = performance.now() + DRAIN_MS
  while (server.listening && performance.now() < deadline && (await count()) > 0) await pause(DRAIN_CHECK_MS)
}

const openServer = (
  { title, name }: Listener,
  { settings, log, monitor, rateLimits, tracing }: ListenerDeps,
): Promise<HttpServer> =>
  createServer({
    title,
    logger: log,
    monitor,
    trusted: settings.trusted,
    rateLimits,
    tracing: tracing?.server(name),
    monitoring: { token: settings.monitoringToken, openLocally: settings.sandbox === 'on' },
  })

async function pingDatabase({ pool }: Database): Promise<void> {
  await pool.query('SELECT 1')
}
