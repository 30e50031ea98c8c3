import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Browser } from '../browser.fixture.ts'
import { type RunningPam, runPam } from '../pam.fixture.ts'
import { grantMoney, openProvider, type Provider, WITH_PROVIDERS } from '../provider.fixture.ts'

const GAME = 'vlcia-hora'
let pam: RunningPam
let provider: Provider
let browser: Browser
let sessionId: string
let count = 0
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  provider = openProvider(pam)
})
afterAll(() => pam.close())
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  count += 1
  const name = `Hodiny${count}`
  await pam.newPlayer(name)
  browser = await pam.playing(name)
  const session = await provider.play(browser, GAME)
  sessionId = session.sessionId
  await grantMoney(pam, session.playerId, { cash: 10_000 })
})

const newId = () => `c-${(count += 1)}`
const bet = (amount = 100) =>
  provider.call('bet', { sessionId, transactionId: newId(), roundId: newId(), gameCode: GAME, amount })
const deposit = (amount: number) => browser.call('POST', '/platform/deposits', { paymentId: crypto.randomUUID(), amount })

test('an exclusion applies even when the reader’s clock is behind: no launch, no bet, no deposit (M12)', async () => {
  await browser.expect(200, 'POST', '/platform/panic-button')
  pam.pass({ seconds: -30 })
  expect((await bet()).body.errorCode).toBe('play-blocked')
  expect((await provider.launch(browser, GAME)).body.errorCode).toBe('play-blocked')
  expect((await deposit(100)).status).toBe(403)
  expect((await browser.call('GET', '/platform/protection')).body).toMatchObject({ mayPlay: false, mayDeposit: false })
  pam.pass({ seconds: 30 })
})

test('a stricter limit applies even when the reader’s clock is behind, also over a value with a later timestamp (M12)', async () => {
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'stake', period: 'day', amount: 5_000 })
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'deposit', period: 'day', amount: 5_000 })
  pam.pass({ seconds: -30 })
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'stake', period: 'day', amount: 50 })
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'deposit', period: 'day', amount: 50 })
  pam.pass({ seconds: -30 })
  expect((await bet(100)).body).toMatchObject({ errorCode: 'limit-reached', errors: [{ field: 'stake.day' }] })
  expect((await deposit(100)).body.errorCode).toBe('limit-reached')
  expect((await browser.call('GET', '/platform/protection')).body.leftByKind).toMatchObject({ stake: 50, deposit: 50 })
  pam.pass({ seconds: 60 })
})

test('withdrawing looser limits by a clock that is behind leaves the stricter ones in force (M12)', async () => {
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'stake', period: 'day', amount: 50 })
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'loss', period: 'day', amount: 5_000 })
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'loss', period: 'day', amount: 6_000 })
  pam.pass({ seconds: -30 })
  await browser.expect(200, 'POST', '/platform/limits/pending', { accept: false })
  expect((await bet(100)).body.errorCode).toBe('limit-reached')
  pam.pass({ seconds: 30 })
})

test('the service decides by the database’s time, whatever the clock of its own machine (M12)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T00:00:00Z') })
  const ownClockPam = await runPam({ parts: { now: undefined }, environment: { SEED: 'clocks' } })
  const { rows } = await ownClockPam.database.pool.query<{ now: Date }>('SELECT now()')
  await ownClockPam.newPlayer('Databaza')
  const { rows: players } = await ownClockPam.database.pool.query<{ at: Date }>('SELECT registered_at AS at FROM pam.players')
  await ownClockPam.close()
  expect(Math.abs((players[0]?.at.getTime() ?? 0) - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(60_000)
})
