import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { createHealthMonitor, freePort, LOG_SERIALIZERS, testDatabase, type TestDatabase } from '@herna/service-kit'
import { type OpenListeners, openListeners, processSettings } from '@herna/services'
import { HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STACK } from '../src/stack.ts'

/** The studios of two nodes, and the feed they send to. */
let database: TestDatabase
let feed: OpenListeners
let studios: OpenListeners[]

const open = (names: string[]): Promise<OpenListeners> => {
  const log = pino({ level: 'silent', serializers: LOG_SERIALIZERS })
  const settings = processSettings(process.env, STACK)
  return openListeners({ services: STACK, names, settings, database, monitor: createHealthMonitor(), log })
}

beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  vi.stubEnv('HERNA_SERVICES_PORT', String(port))
  vi.stubEnv('HERNA_LIVE_FEED_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('HERNA_GAME_HOST_URL', 'http://127.0.0.1:9')
  vi.stubEnv('HERNA_LIVE_STUDIO_PORT', '0')
  vi.stubEnv('HERNA_DATA_DIR', database.dataFolder)
  vi.stubEnv('HERNA_HOST', '127.0.0.1')
  vi.stubEnv('DATABASE_URL', '')
  feed = await open(['live-feed'])
  studios = [await open(['live-studio']), await open(['live-studio'])]
}, 120_000)
afterAll(async () => {
  for (const { close } of [...studios, feed]) await close()
  await database.close()
  vi.unstubAllEnvs()
})

const address = () => feed.addresses[0]?.address ?? ''
/** Requests of studios that the feed has answered in this way. */
async function answered(result: string): Promise<number> {
  const metrics = await (await fetch(`${address()}/metrics`)).text()
  return Number(new RegExp(`herna_live_ingested_total\\{[^}]*result="${result}"[^}]*\\} (\\d+)`).exec(metrics)?.[1] ?? 0)
}

test('of two nodes’ studios one sends the tables; when it ends, the other goes on [4.27]', async () => {
  let updates = 0
  const connection = new HubConnectionBuilder()
    .withUrl(address() + LIVE_HUB_PATH, { logger: NullLogger.instance })
    .configureLogging(LogLevel.None)
    .build()
  connection.on('init', () => undefined)
  connection.on('updateTable', () => void (updates += 1))
  await connection.start()
  try {
    await expect.poll(() => updates).toBeGreaterThan(30)
    // Two that send would take the sequence from each other with every request.
    expect(await answered('sequence-gap')).toBe(0)
    await studios.shift()?.close()
    const before = updates
    await expect.poll(() => updates).toBeGreaterThan(before + 30)
    expect(await answered('sequence-gap')).toBe(0)
  } finally {
    await connection.stop()
  }
})
