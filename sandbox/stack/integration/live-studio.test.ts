import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIVE_HUB_PATH, type LiveTable, type LiveTableChange } from '@herna/contract/live-feed'
import { tableAt } from '@herna/live-studio'
import { defaultCatalogue, liveTables } from '@herna/seed'
import { createHealthMonitor, freePort, LOG_SERIALIZERS, testDatabase, type TestDatabase } from '@herna/service-kit'
import { type OpenListeners, openListeners, processSettings } from '@herna/services'
import { HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STACK } from '../src/stack.ts'

let database: TestDatabase
let listeners: OpenListeners
let logged = ''
const addressOf = (name: string) => listeners.addresses.find(({ listener }) => listener === name)?.address ?? ''

beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  vi.stubEnv('HERNA_SERVICES_PORT', String(port))
  vi.stubEnv('HERNA_LIVE_FEED_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('HERNA_LIVE_STUDIO_PORT', '0')
  vi.stubEnv('HERNA_DATA_DIR', database.dataFolder)
  vi.stubEnv('HERNA_HOST', '127.0.0.1')
  vi.stubEnv('DATABASE_URL', '')
  const settings = processSettings(process.env, STACK)
  const log = pino({ level: 'info', serializers: LOG_SERIALIZERS }, { write: (line) => void (logged += line) })
  const names = ['live-feed', 'live-studio']
  listeners = await openListeners({ services: STACK, names, settings, database, monitor: createHealthMonitor(), log })
}, 120_000)
afterAll(async () => {
  await listeners.close()
  await database.close()
  vi.unstubAllEnvs()
})

test('a live page receives every live table of the catalogue from the studio, then its changes [4.27] [3.38]', async () => {
  const tables = new Map<string, LiveTable>()
  let updates = 0
  const page = new HubConnectionBuilder()
    .withUrl(addressOf('services') + LIVE_HUB_PATH, { logger: NullLogger.instance })
    .configureLogging(LogLevel.None)
    .build()
  page.on('init', (list: LiveTable[]) => {
    tables.clear()
    for (const table of list) tables.set(table.ImsGameCode, table)
  })
  page.on('updateTable', (change: LiveTableChange) => {
    expect(tables.has(change.ImsGameCode)).toBe(true)
    updates += 1
  })
  await page.start()
  try {
    const live = defaultCatalogue().published.games.filter(({ type }) => type === 'Live')
    await expect.poll(() => tables.size).toBe(live.length)
    for (const { gameCode, minBet, maxBet, dealer } of live)
      expect(tables.get(gameCode)).toMatchObject({ MinBet: minBet, MaxBet: maxBet, Language: dealer?.language })
    await expect.poll(() => updates).toBeGreaterThan(20)
    // The game host settles bets by this key, so its results are those that the lobby shows.
    const key = readFileSync(join(database.dataFolder, 'live-rounds.key'), 'utf8').trim()
    const [table] = liveTables()
    if (!table) throw new Error('no table')
    await expect
      .poll(() => tables.get(table.gameCode)?.Results?.join())
      .toBe(tableAt(table, Date.now(), key).table.Results?.join())
  } finally {
    await page.stop()
  }
  expect((await fetch(`${addressOf('live-studio')}/healthz`)).status).toBe(200)
  expect(logged).not.toContain('live feed unavailable')
})
