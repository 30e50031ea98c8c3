import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDoor, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { winnersService } from './winners-service.ts'

const SECRET = 'a secret of tests, thirty-two characters'
let database: TestDatabase
let server: Server
/** What PAM tells, from the first event on; a cursor is a count of them. */
let told: object[] = []
let asked: { after: string | null; authorization: string | undefined }[] = []
let ails: 'nothing' | 'failure' | 'forgot' = 'nothing'
/** So many events in one answer. */
let atOnce = 200

beforeAll(async () => {
  database = await testDatabase()
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://pam.test')
    const after = searchParams.get('after')
    asked.push({ after, authorization: request.headers.authorization })
    if (ails === 'failure') return void response.writeHead(503).end()
    if (ails === 'forgot' && after !== null) return void response.writeHead(400).end()
    const from = after === null ? told.length : Number(after)
    const events = told.slice(from, from + atOnce)
    const answer = () => response.end(JSON.stringify({ events, cursor: String(from + events.length) }))
    // As a long poll does, only shorter.
    if (events.length === 0 && after !== null) setTimeout(answer, 20)
    else answer()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
beforeEach(async () => {
  ;[told, asked, ails, atOnce] = [[], [], 'nothing', 200]
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
  const app = await createDoor({ title: 'winners' })
  const environment = {
    HERNA_PAM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    HERNA_INTERNAL_SECRET: SECRET,
    HERNA_WINNERS_FROM: '500',
  }
  const deps = { database, dataFolder: '', log: pino({ level: 'silent' }), environment, addReadyCheck: () => {} }
  await app.register(async (scope) => winnersService.register(scope, { ...deps, metrics: undefined as never }))
  await app.ready()
  close = async () => {
    close = undefined
    await app.close()
  }
  const amounts = async (kind = 'recent') =>
    ((await app.inject(`/winners/top?kind=${kind}`)).json() as { amount: number }[]).map(({ amount }) => amount)
  return { app, amounts }
}
const win = (amount: number, known: object = {}) => ({
  type: 'win',
  id: `e${told.length}-${amount}`,
  at: new Date(1_772_445_600_000 + told.length * 1000 + amount).toISOString(),
  roundId: `r-${amount}`,
  gameCode: 'vlcia-hora',
  player: 'P. K.',
  country: 'SK',
  staked: 100,
  amount,
  currencyCode: 'EUR',
  jackpot: null,
  ...known,
})
/** A last request of the test before may still arrive: this start's own first question is the one without a place. */
const hasAskedOn = () => asked.slice(asked.findIndex(({ after }) => after === null)).some(({ after }) => after !== null)
const listening = () => expect.poll(() => asked.some(({ after }) => after === null) && hasAskedOn()).toBe(true)

test('wins of real rounds come from the feed as they happen, those too small or below their stake are not told [2.3] [7.39]', async () => {
  const { app, amounts } = await start()
  await listening()
  told.push(win(700), win(499), win(900, { staked: 1_000 }), win(1_200))
  await expect.poll(() => amounts()).toEqual([1_200, 700])
  const [latest] = (await app.inject('/winners/get-winners-live.php?country=SK')).json() as object[]
  expect(latest).toMatchObject({ gameCode: 'vlcia-hora', player: 'P. K.', currency: 'EUR', jackpot: null })
  expect(asked.every(({ authorization }) => authorization === `Bearer ${SECRET}`)).toBe(true)
})

test('a jackpot is told whatever it was, by its title [2.3]', async () => {
  const { amounts } = await start()
  await listening()
  told.push(win(300, { jackpot: { title: 'Mini', amount: 250 } }), win(5_000))
  await expect.poll(() => amounts('jackpot')).toEqual([300])
  expect(await amounts('hall-of-fame')).toEqual([5_000, 300])
})

test('a restart goes on where it was: what happened meanwhile is read, nothing is lost or told twice', async () => {
  atOnce = 2
  const first = await start()
  await listening()
  told.push(win(601), win(602), win(603))
  await expect.poll(() => first.amounts()).toEqual([603, 602, 601])
  await close?.()
  told.push(win(604), win(605))
  const second = await start()
  await expect.poll(() => second.amounts()).toEqual([605, 604, 603, 602, 601])
  // As if it had died between reading and the next reading: the same events come again.
  await database.pool.query(`UPDATE winners.feed_cursors SET cursor = '0'`)
  await expect.poll(async () => (await database.pool.query('SELECT cursor FROM winners.feed_cursors')).rows[0].cursor).toBe('5')
  expect(await second.amounts()).toHaveLength(5)
})

test('while accounts are away the lists stay, and what was won meanwhile comes when they are back', async () => {
  const { amounts } = await start()
  await listening()
  told.push(win(800))
  await expect.poll(() => amounts()).toEqual([800])
  ails = 'failure'
  told.push(win(900))
  const before = asked.length
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  expect(await amounts()).toEqual([800])
  ails = 'nothing'
  await expect.poll(() => amounts(), { timeout: 5_000 }).toEqual([900, 800])
})

test('a place the feed has forgotten is given up: wins from now on are told', async () => {
  const { amounts } = await start()
  await listening()
  ails = 'forgot'
  const before = asked.length
  await expect.poll(() => asked.slice(before).some(({ after }) => after === null), { timeout: 5_000 }).toBe(true)
  ails = 'nothing'
  await listening()
  await expect
    .poll(async () => (await database.pool.query('SELECT cursor FROM winners.feed_cursors')).rowCount, { timeout: 5_000 })
    .toBe(1)
  told.push(win(1_000))
  await expect.poll(() => amounts(), { timeout: 5_000 }).toEqual([1_000])
})
