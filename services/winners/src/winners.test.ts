import { createServer, type HttpServer, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { winnersService } from './winners-service.ts'

const OPERATOR_TOKEN = 'the-operator-token-of-tests'
let app: HttpServer
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  app = await createServer({ title: 'winners', isStrict: true })
  // Unreachable: these tests insert the wins themselves.
  const environment = {
    HERNA_PAM_URL: 'http://127.0.0.1:9',
    HERNA_INTERNAL_SECRET: 'a secret of tests, thirty-two characters',
    HERNA_OPERATOR_TOKEN: OPERATOR_TOKEN,
  }
  const deps = { database, dataFolder: '', log: pino({ level: 'silent' }), environment, addReadyCheck: () => {} }
  await app.register(async (scope) => winnersService.register(scope, { ...deps, metrics: undefined as never }), {
    prefix: winnersService.prefix,
  })
  await app.ready()
})
beforeEach(() => database.pool.query('TRUNCATE winners.wins'))
afterAll(async () => {
  await app.close()
  await database.close()
})

const win = (round: string, wonAt: string, amount: number, jackpot: string | null = null, country = 'SK') =>
  database.pool.query(
    `INSERT INTO winners.wins (round_id, won_at, country, player, game_code, amount, currency, jackpot)
     VALUES ($1, $2, $3, 'P. K.', 'zlaty-vlk', $4, 'EUR', $5)`,
    [round, wonAt, country, amount, jackpot],
  )
const amounts = async (address: string) => {
  const response = await app.inject(address)
  expect(response.statusCode, response.body).toBe(200)
  return (response.json() as { amount: number }[]).map(({ amount }) => amount)
}

test('the list is empty before the first win [7.39]', async () => {
  expect((await app.inject('/winners/get-winners-live.php?country=SK')).body).toBe('[]')
})

test('live winners are those of the country, newest first, as a JSON array [7.39]', async () => {
  await win('1', '2026-01-01T10:00:00Z', 500)
  await win('2', '2026-01-01T11:00:00Z', 200)
  await win('3', '2026-01-01T12:00:00Z', 900, null, 'CZ')
  const response = await app.inject('/winners/get-winners-live.php?country=SK')
  expect(response.json()).toEqual([
    {
      gameCode: 'zlaty-vlk',
      player: 'P. K.',
      amount: 200,
      currency: 'EUR',
      wonAt: '2026-01-01T11:00:00.000Z',
      jackpot: null,
    },
    {
      gameCode: 'zlaty-vlk',
      player: 'P. K.',
      amount: 500,
      currency: 'EUR',
      wonAt: '2026-01-01T10:00:00.000Z',
      jackpot: null,
    },
  ])
})

test('the three lists are the latest wins, the jackpot wins and the highest wins ever', async () => {
  await win('1', '2026-01-01T10:00:00Z', 900)
  await win('2', '2026-01-01T11:00:00Z', 200, 'Veľký')
  await win('3', '2026-01-01T12:00:00Z', 500)
  expect(await amounts('/winners/top?kind=recent')).toEqual([500, 200, 900])
  expect(await amounts('/winners/top?kind=jackpot')).toEqual([200])
  expect(await amounts('/winners/top?kind=hall-of-fame&limit=2')).toEqual([900, 500])
})

test.each([
  ['/winners/get-winners-live.php?country=Slovakia', 'country'],
  ['/winners/top', 'kind'],
  ['/winners/top?kind=invented', 'kind'],
  ['/winners/top?kind=recent&limit=0', 'limit'],
])('%s is a problem document naming %s [7.39]', async (address, field) => {
  const response = await app.inject(address)
  expect(response.statusCode).toBe(400)
  expect((response.json() as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field])
})

test('published wins are exported by their ids, to operators only', async () => {
  await win('77-1-1', '2026-01-01T10:00:00Z', 500)
  await win('77-2-1', '2026-01-01T11:00:00Z', 900)
  const exported = (authorization: string, winIds: string[]) =>
    app.inject({ method: 'POST', url: '/winners/v1/personal-data/export', headers: { authorization }, payload: { winIds } })
  expect((await exported('Bearer x', ['77-1-1'])).statusCode).toBe(401)
  const response = await exported(`Bearer ${OPERATOR_TOKEN}`, ['77-1-1', '99-9-1'])
  expect(response.json()).toMatchObject({ tables: { wins: [{ round_id: '77-1-1', amount: 500, player: 'P. K.' }] } })
  expect(response.json().tables.wins).toHaveLength(1)
  expect((await exported(`Bearer ${OPERATOR_TOKEN}`, Array.from({ length: 1_001 }, String))).statusCode).toBe(400)
})
