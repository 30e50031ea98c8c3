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
import { type DoorName, SERVICES } from './services.ts'
import type { ProcessSettings } from './settings.ts'

export interface OpenedDoors {
  addresses: { door: DoorName; address: string }[]
  close(): Promise<void>
}
interface Opening {
  names: string[]
  settings: ProcessSettings
  database: Database
  watching: Watching
  log: Logger
}

const TITLES: Record<DoorName, string> = { services: 'Herňa services', 'game-host': 'Herňa game host', embeds: 'Herňa embeds' }

/** The ports that the chosen services will listen on: a taken one is named at once, not after a first start has written the whole catalogue. */
export async function requireFreePorts({ names, settings }: Pick<Opening, 'names' | 'settings'>): Promise<void> {
  const doors = new Set(names.flatMap((name) => SERVICES[name]?.door ?? []))
  for (const door of doors) await requireFreePort(placeOf(door, settings))
}

function placeOf(door: DoorName, { host, servicesPort, gameHostPort, embedsPort }: ProcessSettings) {
  if (door === 'services') return { host, port: servicesPort, setting: 'HERNA_SERVICES_PORT' }
  if (door === 'game-host') return { host, port: gameHostPort, setting: 'HERNA_GAME_HOST_PORT' }
  return { host, port: embedsPort, setting: 'HERNA_EMBEDS_PORT' }
}

/** Registers the chosen services behind their doors, then listens: nobody is answered by a half-started process. */
export async function openDoors(opening: Opening): Promise<OpenedDoors> {
  const { names, settings } = opening
  const doors = new Map<DoorName, Door>()
  const close = async () => {
    // The game host first: its rounds under way still need the wallet, which stands behind another door.
    await doors.get('game-host')?.close()
    await Promise.all([...doors.values()].map((door) => door.close()))
  }
  try {
    for (const name of names) await registerService(name, doors, opening)
    const addresses: OpenedDoors['addresses'] = []
    for (const [door, app] of doors) addresses.push({ door, address: await listen(app, placeOf(door, settings)) })
    return { addresses, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function registerService(name: string, doors: Map<DoorName, Door>, opening: Opening): Promise<void> {
  const listed = SERVICES[name]
  if (!listed) return
  const door = doors.get(listed.door) ?? (await openServer(listed.door, opening))
  if (!doors.has(listed.door)) opening.watching.checks.set('database', () => pingDatabase(opening.database))
  if (!doors.has(listed.door)) door.addHook('preClose', () => untilConnectionsGo(door))
  doors.set(listed.door, door)
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

const openServer = (door: DoorName, { settings, log, watching }: Opening): Promise<Door> =>
  createDoor({
    title: TITLES[door],
    logger: log,
    watching,
    trusted: settings.trusted,
    monitoring: { token: settings.monitoringToken, openLocally: settings.sandbox === 'on' },
  })

async function pingDatabase({ pool }: Database): Promise<void> {
  await pool.query('SELECT 1')
}
