import { createServer as createNodeServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { winnersService } from './winners-service.ts'

const SECRET = 'a secret of tests, thirty-two characters'
let database: TestDatabase
let server: Server
/** All events of the fake PAM feed; a cursor is a count of them. */
let feedEvents: object[] = []
let requests: { after: string | null; authorization: string | undefined }[] = []
let feedState: 'available' | 'failing' | 'cursor-forgotten' = 'available'
/** Events per page of the feed. */
let pageSize = 200

beforeAll(async () => {
  database = await testDatabase()
  server = createNodeServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://pam.test')
    const after = searchParams.get('after')
    requests.push({ after, authorization: request.headers.authorization })
    if (feedState === 'failing') return void response.writeHead(503).end()
    if (feedState === 'cursor-forgotten' && after !== null)
      return void response.writeHead(409).end('{"errorCode":"cursor-forgotten"}')
    const from = after === null ? feedEvents.length : Number(after)
    const events = feedEvents.slice(from, from + pageSize)
    const respond = () => response.end(JSON.stringify({ events, cursor: String(from + events.length) }))
    // A short long poll.
    if (events.length === 0 && after !== null) setTimeout(respond, 20)
    else respond()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
beforeEach(async () => {
  ;[feedEvents, requests, feedState, pageSize] = [[], [], 'available', 200]
  await database.pool.query('DROP SCHEMA IF EXISTS winners CASCADE')
})
let close: (() => Promise<void>) | undefined
afterEach(() => close?.())
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
})

async function start() {
  const app = await createServer({ title: 'winners', isStrict: true })
  const environment = {
    HERNA_PAM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    HERNA_INTERNAL_SECRET: SECRET,
    HERNA_WINNERS_FROM: '500',
  }
  const deps = { database, dataFolder: '', log: pino({ level: 'silent' }), environment, addReadyCheck: () => {} }
  await app.register(async (scope) => winnersService.register(scope, { ...deps, metrics: undefined as never }), {
    prefix: winnersService.prefix,
  })
  await app.ready()
  close = async () => {
    close = undefined
    await app.close()
  }
  const amounts = async (kind = 'recent') =>
    ((await app.inject(`/winners/top?kind=${kind}`)).json() as { amount: number }[]).map(({ amount }) => amount)
  return { app, amounts }
}
const win = (amount: number, fields: object = {}) => ({
  type: 'win',
  id: `e${feedEvents.length}-${amount}`,
  at: new Date(1_772_445_600_000 + feedEvents.length * 1000 + amount).toISOString(),
  roundId: `r-${amount}`,
  gameCode: 'vlcia-hora',
  player: 'P. K.',
  country: 'SK',
  staked: 100,
  amount,
  currencyCode: 'EUR',
  jackpot: null,
  ...fields,
})
/** A request of the previous test may still arrive: this start's first request is the one without a cursor. */
const hasContinued = () => requests.slice(requests.findIndex(({ after }) => after === null)).some(({ after }) => after !== null)
const untilFollowing = () => expect.poll(() => requests.some(({ after }) => after === null) && hasContinued()).toBe(true)

test('wins of real rounds are published from the feed; those too small or below their stake are not [2.3] [7.39]', async () => {
  const { app, amounts } = await start()
  await untilFollowing()
  feedEvents.push(win(700), win(499), win(900, { staked: 1_000 }), win(1_200))
  await expect.poll(() => amounts()).toEqual([1_200, 700])
  const [latest] = (await app.inject('/winners/get-winners-live.php?country=SK')).json() as object[]
  expect(latest).toMatchObject({ gameCode: 'vlcia-hora', player: 'P. K.', currency: 'EUR', jackpot: null })
  expect(requests.every(({ authorization }) => authorization === `Bearer ${SECRET}`)).toBe(true)
})

test('a jackpot of any amount is published with its title [2.3]', async () => {
  const { amounts } = await start()
  await untilFollowing()
  feedEvents.push(win(300, { jackpot: { title: 'Mini', amount: 250 } }), win(5_000))
  await expect.poll(() => amounts('jackpot')).toEqual([300])
  expect(await amounts('hall-of-fame')).toEqual([5_000, 300])
})

test('a restart continues after the cursor: wins in between are read, none is lost or published twice', async () => {
  pageSize = 2
  const first = await start()
  await untilFollowing()
  feedEvents.push(win(601), win(602), win(603))
  await expect.poll(() => first.amounts()).toEqual([603, 602, 601])
  await close?.()
  feedEvents.push(win(604), win(605))
  const second = await start()
  await expect.poll(() => second.amounts()).toEqual([605, 604, 603, 602, 601])
  // As after a crash between two reads: the same events are read again.
  await database.pool.query(`UPDATE winners.feed_cursors SET cursor = '0'`)
  await expect.poll(async () => (await database.pool.query('SELECT cursor FROM winners.feed_cursors')).rows[0].cursor).toBe('5')
  expect(await second.amounts()).toHaveLength(5)
})

test('while PAM is unavailable the lists stay, and the wins in between are published afterwards', async () => {
  const { amounts } = await start()
  await untilFollowing()
  feedEvents.push(win(800))
  await expect.poll(() => amounts()).toEqual([800])
  feedState = 'failing'
  feedEvents.push(win(900))
  const previousCount = requests.length
  await expect.poll(() => requests.length).toBeGreaterThan(previousCount)
  expect(await amounts()).toEqual([800])
  feedState = 'available'
  await expect.poll(() => amounts(), { timeout: 5_000 }).toEqual([900, 800])
})

test('a forgotten cursor is discarded: wins from now on are published', async () => {
  const { amounts } = await start()
  await untilFollowing()
  feedState = 'cursor-forgotten'
  const previousCount = requests.length
  await expect.poll(() => requests.slice(previousCount).some(({ after }) => after === null), { timeout: 5_000 }).toBe(true)
  feedState = 'available'
  await untilFollowing()
  await expect
    .poll(async () => (await database.pool.query('SELECT cursor FROM winners.feed_cursors')).rowCount, { timeout: 5_000 })
    .toBe(1)
  feedEvents.push(win(1_000))
  await expect.poll(() => amounts(), { timeout: 5_000 }).toEqual([1_000])
})
