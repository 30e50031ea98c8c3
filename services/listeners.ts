import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  createDoor,
  type Database,
  type Door,
  listen,
  requireFreePort,
  type ServiceDeps,
  type Watching,
} from '@herna/service-kit'
import type { Logger } from 'pino'
import { type Listener, listenersOf, type ServiceList } from './services.ts'
import type { ProcessSettings } from './settings.ts'

export interface OpenedDoors {
  addresses: { door: string; address: string }[]
  close(): Promise<void>
}
interface Opening {
  services: ServiceList
  names: string[]
  settings: ProcessSettings
  database: Database
  watching: Watching
  log: Logger
}

/** The ports that the chosen services will listen on: a taken one is named at once, not after a first start has written the whole catalogue. */
export async function requireFreePorts({
  services,
  names,
  settings,
}: Pick<Opening, 'services' | 'names' | 'settings'>): Promise<void> {
  const chosen = Object.fromEntries(Object.entries(services).filter(([name]) => names.includes(name)))
  for (const listener of listenersOf(chosen)) await requireFreePort(placeOf(listener, settings))
}

const placeOf = ({ name, port }: Listener, { host, ports }: ProcessSettings) => ({
  host,
  port: ports[name] ?? port.default,
  setting: port.setting,
})

/** Registers the chosen services behind their doors, then listens: nobody is answered by a half-started process. */
export async function openDoors(opening: Opening): Promise<OpenedDoors> {
  const { names, settings } = opening
  const doors = new Map<Listener, Door>()
  const close = async () => {
    for (const [listener, door] of doors) if (listener.closesFirst) await door.close()
    await Promise.all([...doors.values()].map((door) => door.close()))
  }
  try {
    for (const name of names) await registerService(name, doors, opening)
    const addresses: OpenedDoors['addresses'] = []
    for (const [listener, app] of doors)
      addresses.push({ door: listener.name, address: await listen(app, placeOf(listener, settings)) })
    return { addresses, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function registerService(name: string, doors: Map<Listener, Door>, opening: Opening): Promise<void> {
  const listed = opening.services[name]
  if (!listed) return
  const door = doors.get(listed.listener) ?? (await openServer(listed.listener, opening))
  if (!doors.has(listed.listener)) opening.watching.checks.set('database', () => pingDatabase(opening.database))
  if (!doors.has(listed.listener)) door.addHook('preClose', () => untilConnectionsGo(door))
  doors.set(listed.listener, door)
  const service = await listed.load()
  const deps: ServiceDeps = {
    database: opening.database,
    dataFolder: opening.settings.dataFolder,
    log: opening.log.child({ service: name }),
    environment: process.env,
    metrics: opening.watching.metrics,
    addReadyCheck: (check, run) => opening.watching.checks.set(`${name}: ${check}`, run),
  }
  await door.register(async (app) => service.register(app, deps), { prefix: service.prefix })
}

/**
 * From the beginning of closing every answer tells its client to let the connection go. Those who are busy get that long, so that no request is
 * sent into a connection that is being cut.
 */
const DRAIN_MS = 1_000
const DRAIN_LOOK_MS = 20

async function untilConnectionsGo({ server }: Door): Promise<void> {
  const count = promisify(server.getConnections.bind(server))
  const deadline = performance.now() + DRAIN_MS
  while (server.listening && performance.now() < deadline && (await count()) > 0) await pause(DRAIN_LOOK_MS)
}

const openServer = ({ title }: Listener, { settings, log, watching }: Opening): Promise<Door> =>
  createDoor({
    title,
    logger: log,
    watching,
    trusted: settings.trusted,
    monitoring: { token: settings.monitoringToken, openLocally: settings.sandbox === 'on' },
  })

async function pingDatabase({ pool }: Database): Promise<void> {
  await pool.query('SELECT 1')
}
