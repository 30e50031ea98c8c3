import { LIVE_HUB_PATH, type LiveTable, type LiveTableChange } from '@herna/contract/live-feed'
import { betOn, LIVE_SECRET, liveAssignment, livePlay, setTime } from '@herna/game-host/testing'
import { guestsAt, type RunningRound, runningRoundAt, type StudioTable, tableAt } from '@herna/live-studio'
import { defaultCatalogue, liveTables } from '@herna/seed'
import { createHealthMonitor, freePort, LOG_SERIALIZERS, testDatabase, type TestDatabase } from '@herna/service-kit'
import { type OpenListeners, openListeners, processSettings } from '@herna/services'
import { HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STACK } from '../src/stack.ts'

let database: TestDatabase
let listeners: OpenListeners
let gameHostPort: number
let logged = ''
const addressOf = (name: string) => listeners.addresses.find(({ listener }) => listener === name)?.address ?? ''

beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  gameHostPort = await freePort()
  vi.stubEnv('HERNA_SERVICES_PORT', String(port))
  vi.stubEnv('HERNA_LIVE_FEED_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('HERNA_GAME_HOST_URL', `http://127.0.0.1:${gameHostPort}`)
  vi.stubEnv('HERNA_LIVE_ROUNDS_SECRET', LIVE_SECRET)
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

/** A live page: the tables as it was sent them. */
async function openPage() {
  const tables = new Map<string, LiveTable>()
  const page = { tables, updates: 0, close: () => connection.stop() }
  const connection = new HubConnectionBuilder()
    .withUrl(addressOf('services') + LIVE_HUB_PATH, { logger: NullLogger.instance })
    .configureLogging(LogLevel.None)
    .build()
  connection.on('init', (list: LiveTable[]) => {
    tables.clear()
    for (const table of list) tables.set(table.ImsGameCode, table)
  })
  connection.on('updateTable', (change: LiveTableChange) => {
    const before = tables.get(change.ImsGameCode)
    expect(before).toBeDefined()
    if (before) tables.set(change.ImsGameCode, { ...before, ...change })
    page.updates += 1
  })
  await connection.start()
  return page
}

test('a live page receives every live table of the catalogue from the studio, then its changes, also without a game host [4.27] [3.38]', async () => {
  const page = await openPage()
  try {
    const live = defaultCatalogue().published.games.filter(({ type }) => type === 'Live')
    await expect.poll(() => page.tables.size).toBe(live.length)
    for (const { gameCode, minBet, maxBet, Language } of live)
      expect(page.tables.get(gameCode)).toMatchObject({ MinBet: minBet, MaxBet: maxBet, Language })
    await expect.poll(() => logged).toContain('players of live tables unknown')
    const { updates } = page
    await expect.poll(() => page.updates).toBeGreaterThan(Math.max(updates, 20))
    // The game host settles bets by this secret, so its results are those that the lobby shows.
    const [table] = liveTables()
    if (!table) throw new Error('no table')
    await expect
      .poll(() => page.tables.get(table.gameCode)?.Results?.join())
      .toBe(tableAt(table, Date.now(), LIVE_SECRET).table.Results?.join())
  } finally {
    await page.close()
  }
  expect((await fetch(`${addressOf('live-studio')}/healthz`)).status).toBe(200)
  expect(logged).not.toContain('live feed unavailable')
  expect(logged.match(/players of live tables unknown/g)).toHaveLength(1)
})

/** The table, of those with a seat that no guest has, whose running round ends last. */
function blackjackTable(): { table: StudioTable; round: RunningRound; seats: Readonly<Record<string, boolean>>; seat: string } {
  const free = liveTables().flatMap((table) => {
    const round = table.kind === 'blackjack' ? runningRoundAt(table, Date.now()) : null
    if (!round) return []
    const { seats } = guestsAt(table, round.startsAt, LIVE_SECRET)
    const seat = Object.keys(seats).find((number) => !seats[number])
    return seat ? [{ table, round, seats, seat }] : []
  })
  const last = free.toSorted((one, other) => other.round.endsAt - one.round.endsAt)[0]
  if (!last) throw new Error('no table with a free seat')
  return last
}

test('a seat on which a player bets is taken on every live page, and free when the round is over [4.27]', async () => {
  const { table, round, seats, seat } = blackjackTable()
  const { gameCode, minBet } = table
  // The game host's clock is at the betting of the round that the studio's clock, the machine's, is in.
  const clock = { now: new Date(round.startsAt + 1_000) }
  const real = await livePlay({ assignments: new Map([liveAssignment(table)]), clock })
  await real.host.app.listen({ port: gameHostPort, host: '127.0.0.1' })
  const page = await openPage()
  const shown = () => page.tables.get(gameCode)
  const guests = Object.values(seats).filter((isTaken) => isTaken).length
  try {
    await expect.poll(() => logged).toContain('players of live tables known again')
    await expect.poll(shown).toMatchObject({ SeatsAvailability: seats, Players: guests })
    const { token } = await real.open(gameCode)
    const { status } = await real.play(token, betOn(round.number, { spot: `seat-${seat}`, amount: minBet }))
    expect(status).toBe(200)
    real.advanceTime(1_000)
    await expect.poll(shown).toMatchObject({ SeatsAvailability: { ...seats, [seat]: true }, Players: guests + 1 })
    setTime(real, round.endsAt)
    await expect.poll(shown).toMatchObject({ SeatsAvailability: seats, Players: guests })
  } finally {
    await page.close()
    await real.close()
  }
})
