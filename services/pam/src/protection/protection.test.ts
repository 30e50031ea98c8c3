import type { Limit, LimitChange, Protection, Statement, WaitingMessage } from '@herna/contract/player'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../browser.fixture.ts'
import { PASSWORD, type RunningPam, runPam } from '../pam.fixture.ts'
import { addToTotals } from './totals.store.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())
// A Monday, noon in Bratislava.
beforeEach(() => {
  pam.clock.now = new Date('2026-03-02T11:00:00Z')
})

let count = 0
async function player(): Promise<{ browser: Browser; name: string; id: string }> {
  count += 1
  const name = `hrac${count}x`
  await pam.newPlayer(name)
  const browser = await pam.playing(name)
  const { userId } = await browser.expect<{ userId: string }>(200, 'GET', '/platform/account')
  return { browser, name, id: userId }
}
const again = (browser: Browser, name: string) =>
  browser.expect(200, 'POST', '/platform/login', { username: name, password: PASSWORD })
const read = (browser: Browser) => browser.expect<Protection>(200, 'GET', '/platform/protection')
const set = (browser: Browser, change: LimitChange) => browser.call('PUT', '/platform/limits', change)
const limitOf = ({ limits }: Protection, kind: string, period: string) =>
  limits.find((limit) => limit.kind === kind && limit.period === period) as Limit
const moved = (id: string, movement: Parameters<typeof addToTotals>[3]) =>
  addToTotals(pam.database.pool, id, pam.clock.now, movement)

test('no limits by default; all nine are returned, with the amounts used', async () => {
  const { browser, id } = await player()
  await moved(id, { deposited: 5_000, staked: 3_000, won: 1_000 })
  const protection = await read(browser)
  expect(protection.limits).toHaveLength(9)
  expect(limitOf(protection, 'loss', 'week')).toEqual({
    kind: 'loss',
    period: 'week',
    amount: null,
    used: 2_000,
    left: null,
    periodEndsAt: '2026-03-08T23:00:00.000Z',
    pending: null,
    mayLoosen: true,
  })
  expect(protection.leftByKind).toEqual({ deposit: null, stake: null, loss: null })
})

test('a stricter limit applies at once; the strictest of overlapping ones decides the remainder', async () => {
  const { browser, id } = await player()
  await moved(id, { deposited: 2_000 })
  await set(browser, { kind: 'deposit', period: 'month', amount: 50_000 })
  await set(browser, { kind: 'deposit', period: 'day', amount: 10_000 })
  const protection = (await set(browser, { kind: 'deposit', period: 'week', amount: 9_000 })).body as Protection
  expect(limitOf(protection, 'deposit', 'day')).toMatchObject({ amount: 10_000, used: 2_000, left: 8_000 })
  expect(protection.leftByKind.deposit).toBe(7_000)
  await moved(id, { deposited: 8_000 })
  expect(await read(browser)).toMatchObject({ leftByKind: { deposit: 0 }, mayDeposit: false, mayPlay: true, mayWithdraw: true })
})

test('winnings offset losses; a reached loss limit stops play, not deposits', async () => {
  const { browser, id } = await player()
  await set(browser, { kind: 'loss', period: 'day', amount: 1_000 })
  await moved(id, { staked: 5_000, won: 9_000 })
  expect(limitOf(await read(browser), 'loss', 'day')).toMatchObject({ used: 0, left: 1_000 })
  await moved(id, { staked: 6_000 })
  expect(await read(browser)).toMatchObject({ leftByKind: { loss: 0 }, mayPlay: false, mayDeposit: true })
})

test('a looser limit takes effect on the seventh calendar day in Bratislava, not before (§ 32 (3))', async () => {
  const { browser, name } = await player()
  await set(browser, { kind: 'stake', period: 'day', amount: 1_000 })
  // Half past eleven in the evening there.
  pam.clock.now = new Date('2026-03-02T22:30:00Z')
  await again(browser, name)
  const changed = limitOf((await set(browser, { kind: 'stake', period: 'day', amount: 5_000 })).body, 'stake', 'day')
  expect(changed).toMatchObject({
    amount: 1_000,
    pending: { amount: 5_000, effectiveAt: '2026-03-08T23:00:00.000Z' },
    mayLoosen: false,
  })
  pam.clock.now = new Date('2026-03-08T22:59:59Z')
  await again(browser, name)
  expect(limitOf(await read(browser), 'stake', 'day').amount).toBe(1_000)
  pam.clock.now = new Date('2026-03-08T23:00:00Z')
  await again(browser, name)
  expect(limitOf(await read(browser), 'stake', 'day')).toMatchObject({ amount: 5_000, pending: null })
})

test('a limit is loosened at most once per calendar month; removal counts as loosening', async () => {
  const { browser, name } = await player()
  const daily = (amount: number | null) => set(browser, { kind: 'deposit', period: 'day', amount })
  await daily(1_000)
  expect((await daily(null)).body.limits[0].pending).toMatchObject({ amount: null })
  expect((await daily(2_000)).body.errorCode).toBe('limit-loosened-this-month')
  // Each limit is counted separately.
  await set(browser, { kind: 'deposit', period: 'week', amount: 1_000 })
  expect((await set(browser, { kind: 'deposit', period: 'week', amount: 2_000 })).status).toBe(200)
  pam.clock.now = new Date('2026-03-31T22:00:00Z')
  await again(browser, name)
  expect(limitOf(await read(browser), 'deposit', 'day').amount).toBe(null)
  await daily(500)
  expect((await daily(800)).status).toBe(200)
})

test('a stricter limit withdraws the pending looser one', async () => {
  const { browser, name } = await player()
  const daily = (amount: number | null) => set(browser, { kind: 'loss', period: 'day', amount })
  await daily(1_000)
  await daily(9_000)
  expect(limitOf((await daily(500)).body, 'loss', 'day')).toMatchObject({ amount: 500, pending: null })
  pam.pass({ days: 10 })
  await again(browser, name)
  expect(limitOf(await read(browser), 'loss', 'day').amount).toBe(500)
  expect((await daily(500)).body.errorCode).toBe('limit-unchanged')
})

test('concurrent loosening requests loosen once', async () => {
  const { browser } = await player()
  for (const period of ['day', 'week', 'month'] as const) {
    await set(browser, { kind: 'stake', period, amount: 1_000 })
    const registration = Array.from({ length: 8 }, (_, index) => set(browser, { kind: 'stake', period, amount: 2_000 + index }))
    const statuses = (await Promise.all(registration)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  }
})

test('the player can withdraw pending limits; a message appears when one takes effect [7.42]', async () => {
  const waiting = async (browser: Browser, query = '') =>
    (await browser.expect<{ messages: WaitingMessage[] }>(200, 'GET', `/platform/waiting-messages${query}`)).messages
  const answerPendingLimits = (browser: Browser, accept: boolean) => browser.call('POST', '/platform/limits/pending', { accept })
  const { browser, name } = await player()
  expect((await answerPendingLimits(browser, true)).body.errorCode).toBe('nothing-pending')
  await set(browser, { kind: 'stake', period: 'day', amount: 1_000 })
  await set(browser, { kind: 'stake', period: 'day', amount: 2_000 })
  await set(browser, { kind: 'loss', period: 'day', amount: 1_000 })
  expect(limitOf((await answerPendingLimits(browser, false)).body, 'stake', 'day').pending).toBe(null)
  await set(browser, { kind: 'loss', period: 'day', amount: 2_000 })
  expect((await answerPendingLimits(browser, true)).status).toBe(200)
  expect(await waiting(browser)).toEqual([])
  pam.pass({ days: 7 })
  await again(browser, name)
  const [message, ...others] = await waiting(browser)
  expect(others).toEqual([])
  expect(message).toMatchObject({ type: 'rg:limits-cool-off', params: { kind: 'loss', period: 'day', amount: 2_000 } })
  expect(await waiting(browser, '?types=alert,login')).toEqual([])
  await browser.expect(200, 'POST', `/platform/waiting-messages/${message?.id}`)
  expect(await waiting(browser)).toEqual([])
  const otherPlayer = (await player()).browser
  expect((await otherPlayer.call('POST', `/platform/waiting-messages/${message?.id}`)).status).toBe(404)
})

test('the panic button stops play at once for 24 hours; the account stays accessible [6.7] (M12)', async () => {
  const { browser, name } = await player()
  const pressed = await browser.expect<Protection>(200, 'POST', '/platform/panic-button')
  expect(pressed).toMatchObject({
    mayPlay: false,
    mayDeposit: false,
    mayWithdraw: true,
    exclusions: [{ reason: 'panic-button' }],
  })
  await browser.expect(200, 'POST', '/platform/logout', { allSessions: false })
  await again(browser, name)
  const reply = await browser.gatewayLogin(name)
  expect(reply.additionalInformation).toEqual({
    SuspendedSelfExclusionException: { reason: 'panic-button', product: 'CrossProduct', endsAt: '2026-03-03T11:00:00.000Z' },
    redirectionUrl: '/novinky/samovylucenie',
  })
  await browser.expect(200, 'GET', '/gateway/pams/api/v2/balances')
  pam.pass({ hours: 24 })
  await again(browser, name)
  expect(await read(browser)).toMatchObject({ mayPlay: true, exclusions: [] })
})

test('a self-exclusion requires the password, applies at once, cannot be shortened and ends marketing [6.7] (M12, GLI-19 A.3.8)', async () => {
  const { browser, name } = await player()
  const ask = (months: number | null, password = PASSWORD) =>
    browser.call('POST', '/platform/exclusions', { product: 'Casino', months, password })
  await browser.expect(200, 'PATCH', '/platform/account', { marketingConsent: true })
  expect((await ask(6, 'Nie-toto-1')).body.errorCode).toBe('wrong-credentials')
  expect((await ask(1)).body.errors[0].field).toBe('months')
  expect((await ask(12)).body).toMatchObject({
    mayPlay: false,
    exclusions: [{ product: 'Casino', endsAt: '2027-03-02T11:00:00.000Z' }],
  })
  await ask(6)
  expect((await browser.expect<{ marketingConsent: boolean }>(200, 'GET', '/platform/account')).marketingConsent).toBe(false)
  const overview = await browser.call('GET', '/gateway/pams/api/v2/clientOverview')
  expect(overview.body.selfExclusion.productSettings).toHaveLength(2)
  pam.clock.now = new Date('2027-03-02T10:59:59Z')
  await again(browser, name)
  expect((await read(browser)).mayPlay).toBe(false)
  pam.pass({ seconds: 1 })
  expect((await read(browser)).mayPlay).toBe(true)
})

test('excluding one game type leaves the others available', async () => {
  const { browser } = await player()
  const body = { product: 'Casino', gameType: 'Slot', months: null, password: PASSWORD }
  const protection = await browser.expect<Protection>(200, 'POST', '/platform/exclusions', body)
  expect(protection).toMatchObject({ mayPlay: true, exclusions: [{ gameType: 'Slot', endsAt: null }] })
})

const OPERATOR = { authorization: 'Bearer operators-token-of-tests' }
const operate = (path: string, body: object, headers: Record<string, string> = OPERATOR) =>
  pam.app.inject({ method: 'POST', url: `/platform/operator/${path}`, payload: body, headers })

test('the operator suspends a player at once, and lifts the suspension (GLI-19 2.4.1) (M12)', async () => {
  const { browser, name } = await player()
  expect((await operate('suspension', { username: name, suspended: true }, {})).statusCode).toBe(401)
  await operate('suspension', { username: name, suspended: true })
  expect((await browser.call('GET', '/platform/protection')).body.errorCode).toBe('session-over')
  await again(browser, name)
  await browser.gatewayLogin(name)
  expect(await read(browser)).toMatchObject({ mayPlay: false, exclusions: [{ reason: 'suspended' }] })
  expect((await browser.call('GET', '/gateway/pams/api/v2/playerInfo?requestedPlayerData=suspended')).body).toEqual({
    suspended: true,
  })
  await operate('suspension', { username: name, suspended: false })
  expect(await read(browser)).toMatchObject({ mayPlay: true })
})

test('a player entered in the register is excluded at the next login, and readmitted when removed (RVO)', async () => {
  const registration = await pam.newPlayer('registrovany')
  await operate('register/persons', { birthNumber: registration.birthNumber, excluded: true })
  const browser = pam.browser()
  await again(browser, 'registrovany')
  expect(await read(browser)).toMatchObject({
    mayPlay: false,
    mayDeposit: false,
    mayWithdraw: true,
    exclusions: [{ reason: 'register' }],
  })
  await operate('register/persons', { birthNumber: registration.birthNumber, excluded: false })
  await again(browser, 'registrovany')
  expect(await read(browser)).toMatchObject({ mayPlay: true, exclusions: [] })
})

test('without a reply of the register nobody plays; in an announced outage players may, and are checked afterwards (RVO)', async () => {
  const registration = await pam.newPlayer('vypadok')
  const innocent = await pam.newPlayer('nevinny')
  await operate('register', { available: false })
  try {
    const browser = pam.browser()
    await again(browser, 'vypadok')
    expect((await read(browser)).mayPlay).toBe(false)
    const { temporaryToken } = await browser.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')
    const refused = await browser.call('POST', '/gateway/v1/login', { username: 'vypadok', ims_temporary_token: temporaryToken })
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'register-unavailable'])
    await operate('register', { outageAnnounced: true })
    await browser.gatewayLogin('vypadok')
    expect((await read(browser)).mayPlay).toBe(true)
    const other = pam.browser()
    await again(other, innocent.username)
    await operate('register/persons', { birthNumber: registration.birthNumber, excluded: true })
    await operate('register', { available: true, outageAnnounced: false })
    expect(await read(browser)).toMatchObject({ mayPlay: false, exclusions: [{ reason: 'register' }] })
    expect((await read(other)).mayPlay).toBe(true)
  } finally {
    await operate('register', { available: true, outageAnnounced: false })
  }
})

test('the yearly statement sums by month, for the player’s own data only (GLI-19 2.5.7)', async () => {
  const { browser, id, name } = await player()
  await moved((await player()).id, { deposited: 1 })
  pam.clock.now = new Date('2025-03-01T12:00:00Z')
  await moved(id, { deposited: 77 })
  pam.clock.now = new Date('2025-03-31T22:30:00Z')
  await moved(id, { deposited: 10_000, staked: 4_000, won: 1_500 })
  pam.clock.now = new Date('2026-03-02T11:00:00Z')
  await moved(id, { withdrawn: 2_000 })
  await again(browser, name)
  const statement = await browser.expect<Statement>(200, 'GET', '/platform/statement')
  expect(statement).toEqual({
    from: '2025-03-02',
    to: '2026-03-02',
    currencyCode: 'EUR',
    months: [
      { month: '2025-04', deposited: 10_000, withdrawn: 0, staked: 4_000, won: 1_500 },
      { month: '2026-03', deposited: 0, withdrawn: 2_000, staked: 0, won: 0 },
    ],
    total: { deposited: 10_000, withdrawn: 2_000, staked: 4_000, won: 1_500 },
  })
  expect((await browser.call('GET', '/platform/statement?from=2026-03-03')).body.errors[0].field).toBe('from')
})

test('every change of player protection is in the append-only audit log', async () => {
  const { browser, id } = await player()
  await set(browser, { kind: 'stake', period: 'day', amount: 1_000 })
  await browser.expect(200, 'POST', '/platform/panic-button')
  const { rows } = await pam.database.pool.query('SELECT action FROM pam.audit_log WHERE player_id = $1 ORDER BY id', [id])
  expect(rows.map(({ action }) => action)).toEqual([
    'registered',
    'email-verified',
    'logged-in',
    'gateway-login',
    'limit-changed',
    'excluded',
  ])
  for (const sql of [`UPDATE pam.audit_log SET action = 'x'`, 'DELETE FROM pam.audit_log', 'TRUNCATE pam.audit_log'])
    await expect(pam.database.pool.query(sql)).rejects.toThrow('append-only')
})
