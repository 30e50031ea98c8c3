import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gamePermits } from '@herna/contract/permits'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankGame } from '@herna/contract/content'
import { ORIGIN, type RunningGameHost, runGameHost } from '../game-host.fixture.ts'
import { createPasswordLookup } from './password-games.ts'

const SECRET = 'a-secret-of-the-services-for-tests'
const MINUTE = 60_000
let host: RunningGameHost
beforeAll(async () => {
  host = await runGameHost({
    environment: { HERNA_INTERNAL_SECRET: SECRET },
    needsPassword: (gameCode) => gameCode === 'zlaty-vlk',
  })
})
afterAll(() => host.close())

const permitFor = (gameCode: string, minutes = 1) =>
  gamePermits(SECRET).issue(gameCode, host.clock.now.getTime() + minutes * MINUTE)
const launch = (gameCode: string, permit?: string, mode = 'demo') =>
  host.app.inject({ url: `/launch/${gameCode}?mode=${mode}${permit === undefined ? '' : `&permit=${permit}`}` })
const openDemo = (gameCode: string, permit?: string) =>
  host.app.inject({
    method: 'POST',
    url: '/api/sessions',
    headers: { origin: ORIGIN },
    payload: { gameCode, mode: 'demo', languageCode: 'sk-SK', ...(permit === undefined ? {} : { permit }) },
  })

test('a game with a password opens neither its page nor a session without a valid permit [5.3] [4.17]', async () => {
  const invalidPermits = [undefined, 'x', permitFor('ovocny-raj'), permitFor('zlaty-vlk', 0), `${permitFor('zlaty-vlk')}x`]
  for (const permit of invalidPermits) {
    const page = await launch('zlaty-vlk', permit)
    expect([page.statusCode, page.body.includes('/slots/assets/')]).toEqual([403, false])
    expect(page.body).toContain('<h1>Hra je chránená heslom</h1>')
    const session = await openDemo('zlaty-vlk', permit)
    expect(session.statusCode).toBe(403)
    expect(session.json()).toMatchObject({ errorCode: 'errors.unauthorized-access', errors: [{ field: 'permit' }] })
  }
  const real = await host.app.inject({
    method: 'POST',
    url: '/api/sessions',
    headers: { origin: ORIGIN },
    payload: { gameCode: 'zlaty-vlk', mode: 'real', languageCode: 'sk-SK', launchToken: 't' },
  })
  expect(real.json()).toMatchObject({ errorCode: 'errors.unauthorized-access' })
})

test('a game opens with its permit, and games without a password need none [5.3]', async () => {
  const permit = permitFor('zlaty-vlk')
  expect((await launch('zlaty-vlk', permit)).statusCode).toBe(200)
  expect((await openDemo('zlaty-vlk', permit)).statusCode).toBe(201)
  expect((await launch('ovocny-raj')).statusCode).toBe(200)
  expect((await openDemo('ovocny-raj')).statusCode).toBe(201)
})

test('the content service decides which games require a password; while it is unreachable the cached answer is used, then the fallback', async () => {
  let requirePassword = false
  let calls = 0
  const content: Server = createServer((request, response) => {
    calls += 1
    if (!request.url?.endsWith('/games/vlk')) return void response.writeHead(404).end()
    const game = { ...blankGame({ gameCode: 'vlk', name: 'Vlk', provider: 'p', type: 'Slot' }), requirePassword }
    const info = {
      gameCode: 'vlk',
      description: null,
      videoPreview: null,
      lines: null,
      numberOfReels: null,
      volatility: null,
      rtp: null,
      labels: [],
      specialFeatures: [],
      hitFrequency: null,
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ game, info }))
  })
  await new Promise<void>((done) => content.listen(0, '127.0.0.1', done))
  const clock = { now: 0 }
  const needsPassword = createPasswordLookup({
    address: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
    fallback: (gameCode) => gameCode === 'unlisted',
    now: () => new Date(clock.now),
    log: pino({ level: 'silent' }),
  })
  expect(await needsPassword('vlk')).toBe(false)
  requirePassword = true
  expect([await needsPassword('vlk'), calls]).toEqual([false, 1])
  clock.now += 30_000
  expect([await needsPassword('vlk'), calls]).toEqual([true, 2])
  expect(await needsPassword('unlisted')).toBe(true)
  content.closeAllConnections()
  await new Promise<unknown>((done) => content.close(done))
  clock.now += 30_000
  expect(await needsPassword('vlk')).toBe(true)
  expect(await needsPassword('other')).toBe(false)
})
