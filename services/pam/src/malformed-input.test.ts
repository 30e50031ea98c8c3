import { gateway, platform } from '@herna/contract/player'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from './browser.fixture.ts'
import { PASSWORD, type RunningPam, registrationOf, runPam } from './pam.fixture.ts'

let pam: RunningPam
let player: Browser
/** A player not touched by the malformed requests. */
let bystander: Browser
beforeAll(async () => {
  pam = await runPam()
  await pam.newPlayer('napadany')
  player = await pam.playing('napadany', { rememberMe: 1 })
  await pam.newPlayer('pokojny')
  bystander = await pam.playing('pokojny')
})
afterAll(() => pam.close())

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const CALLS = [
  ...Object.values(platform).map((call) => ({ ...call, path: `/platform${call.path}` })),
  ...Object.values(gateway).map((call) => ({ ...call, path: `/gateway${call.path}` })),
]
const MUTATIONS = CALLS.filter(({ method }) => method !== 'GET')
/** Sent without a session only: they would end it. */
const SESSION_ENDING = /\/(logout|panic-button|exclusions)$/

test.each(MUTATIONS.map(({ method, path }) => [method, path]))(
  '%s %s is refused to pages of other sites (S8)',
  async (method, path) => {
    const url = path.replace(':id', UNKNOWN_ID)
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://portal.test:3000.evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const response = await player.call(method, url, {}, headers)
      expect([response.status, response.body.errorCode]).toEqual([403, 'foreign-origin'])
      expect(response.headers['access-control-allow-origin']).toBe(undefined)
    }
  },
)

test('pages of the portal and the embeds may send cookies and read responses, others may not', async () => {
  for (const [origin, allowed] of [
    ['http://portal.test:3000', 'http://portal.test:3000'],
    ['http://localhost:4200', 'http://localhost:4200'],
    ['https://evil.test', undefined],
  ]) {
    const preflight = await pam.app.inject({
      method: 'OPTIONS',
      url: '/gateway/v1/login',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe(allowed)
    expect(preflight.headers['access-control-allow-credentials']).toBe(allowed && 'true')
    expect(preflight.headers['access-control-allow-methods']).toBe(allowed && 'GET, POST, PUT, PATCH, DELETE')
  }
})

/** Bodies that match no operation; and for each operation its ownResponse fields with one malformed. */
const INVALID_BODIES: unknown[] = [null, [], 'text', 7, {}, { constructor: { prototype: { isAdmin: true } } }]
const MALFORMED_VALUES: unknown[] = [
  '\u0000\u0000\u0000\u0000\u0000\u0000',
  '\ud800\ud800\ud800\ud800\ud800\ud800',
  'x'.repeat(100_000),
  1e308,
  { $ne: '' },
  ['x'],
  null,
]
const VALID_FIELDS: Record<string, unknown> = {
  ...registrationOf('malformed'),
  login: 'napadany',
  code: 'AAAA-AAAA',
  secondFactorCode: '123456',
  challenge: 'x',
  token: 'x',
  ims_temporary_token: 'x',
  currentPassword: PASSWORD,
  newPassword: 'Zelený-Plot-77',
  version: '2026-11',
  kind: 'stake',
  period: 'day',
  amount: 1_000,
  accept: true,
  months: 6,
  product: 'Casino',
  gameType: null,
  balanceHidden: true,
  tags: [{ name: 'x' }],
  validateSessionTokens: [{}],
  id: UNKNOWN_ID,
  analytics: true,
  marketing: false,
  personalisation: true,
}
function bodiesOf(body: unknown): unknown[] {
  const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? {})
  const validFields = Object.fromEntries(names.filter((name) => name in VALID_FIELDS).map((name) => [name, VALID_FIELDS[name]]))
  return [
    ...INVALID_BODIES,
    ...names.flatMap((name) => MALFORMED_VALUES.map((malformed) => ({ ...validFields, [name]: malformed }))),
  ]
}

test.each(CALLS.map((call) => [call.method, call.path, call] as const))(
  '%s %s answers malformed input with a problem document, never a server error (S16)',
  async (method, path, call) => {
    const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : bodiesOf('body' in call ? call.body : undefined)
    const query = 'types=%ff%00&x[]=1&from=0&millisFromLastAction=1e9&requestedPlayerData=%00'
    const urls = [path.replace(':id', UNKNOWN_ID), path.replace(':id', '%00'), `${path.replace(':id', '1')}?${query}`]
    const requests = urls.flatMap((url, index) => (index === 0 ? bodies : bodies.slice(0, 1)).map((body) => [url, body] as const))
    const browsers = SESSION_ENDING.test(path) ? [pam.browser()] : [pam.browser(), player]
    // In the gate guests send only invalid bodies; malformed fields are sent by the player.
    for (const browser of browsers)
      for (const [url, body] of inject('breadth') === 'full' || browser === browsers.at(-1)
        ? requests
        : requests.slice(0, INVALID_BODIES.length)) {
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const headers = { 'content-type': 'application/json', cookie }
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const response = await pam.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
        expect(response.statusCode, `${url} ${payload?.slice(0, 200)}: ${response.body.slice(0, 300)}`).toBeLessThan(500)
        if (response.statusCode >= 400) expect(response.headers['content-type']).toContain('application/problem+json')
        expect(response.body).not.toMatch(/node_modules|\.ts:\d|at async/)
      }
  },
)

test('invalid JSON is a problem, empty content is an empty body [7.1] [7.4]', async () => {
  const send = (payload: string) =>
    pam.app.inject({ method: 'POST', url: '/gateway/v1/logout', headers: { 'content-type': 'application/json' }, payload })
  expect((await send('{"a":')).statusCode).toBe(400)
  expect((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).statusCode).toBe(400)
  expect((await send('')).statusCode).toBe(200)
})

const PERSONAL = [
  ...['/account', '/protection', '/statement', '/waiting-messages', '/sessions'].map((path) => `/platform${path}`),
  ...['/_notification-token', '/user-preference/balance/v1'].map((path) => `/gateway${path}`),
  ...['balances', 'playerInfo', 'playerTags', 'marketingTags', 'paymentStatistic', 'clientOverview', 'chatToken'].map(
    (name) => `/gateway/pams/api/v2/${name}`,
  ),
]
test.each(PERSONAL)('%s returns nothing without a session, and is never stored (S11)', async (path) => {
  const guest = await pam.browser().call('GET', path)
  expect([guest.status, guest.body.errorCode]).toEqual([401, 'no-session'])
  const forged = pam.browser()
  for (const name of ['platform', 'gateway']) forged.cookies.set(`herna-${name}`, 'x'.repeat(43))
  expect((await forged.call('GET', path)).status).toBe(401)
  const ownResponse = await bystander.call('GET', path)
  expect([ownResponse.status, ownResponse.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('another player’s session can neither be ended nor detected', async () => {
  await pam.newPlayer('sused')
  const otherPlayer = await pam.playing('sused')
  const [otherSession] = await otherPlayer.expect<{ id: string }[]>(200, 'GET', '/platform/sessions')
  expect((await bystander.call('DELETE', `/platform/sessions/${otherSession?.id}`)).status).toBe(404)
  expect((await otherPlayer.call('GET', '/platform/account')).status).toBe(200)
})

test('a browser can be logged out from another one and is no longer remembered', async () => {
  await pam.newPlayer('dvaja')
  const browser = await pam.playing('dvaja')
  const otherBrowser = await pam.playing('dvaja', { rememberMe: 1, deviceType: 'phone' })
  const list = await browser.expect<{ id: string; current: boolean; device: string }[]>(200, 'GET', '/platform/sessions')
  expect(list.map(({ current }) => current).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
  const other = list.find(({ current }) => !current)
  expect(other?.device).toBe('phone')
  await browser.expect(200, 'DELETE', `/platform/sessions/${other?.id}`)
  expect((await otherBrowser.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  otherBrowser.cookies.delete('herna-platform')
  expect((await otherBrowser.call('POST', '/platform/login', { username: 'dvaja', password: '' })).status).toBe(401)
  expect((await browser.call('GET', '/platform/account')).status).toBe(200)
})

test('logging out everywhere ends all sessions; the header’s logout only the current one [7.26]', async () => {
  await pam.newPlayer('odhlaseny')
  const [one, two, three] = [await pam.playing('odhlaseny'), await pam.playing('odhlaseny'), await pam.playing('odhlaseny')]
  await one.expect(200, 'POST', '/platform/logout', { allSessions: false, invalidateRememberMe: true })
  expect((await two.call('GET', '/platform/account')).status).toBe(200)
  await two.expect(200, 'POST', '/platform/logout')
  expect((await three.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  expect((await three.call('GET', '/gateway/pams/api/v2/balances')).body.errorCode).toBe('session-over')
})

test('no password, code, token or personal data of any flow is logged (S17)', async () => {
  const registration = registrationOf('zapisnik')
  const browser = pam.browser()
  await browser.expect(201, 'POST', '/platform/register', registration)
  const code = await pam.mailedCode(registration.email)
  await browser.expect(200, 'POST', '/platform/email-verification', { login: registration.email, code })
  await browser.call('POST', '/platform/login', { username: 'zapisnik', password: 'Nie-toto-1' })
  await browser.expect(200, 'POST', '/platform/login', { username: 'zapisnik', password: PASSWORD, rememberMe: 1 })
  const { temporaryToken } = await browser.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')
  await browser.expect(200, 'POST', '/gateway/v1/login', { username: 'zapisnik', ims_temporary_token: temporaryToken })
  await browser.call('GET', `/platform/nothing?username=zapisnik&token=${temporaryToken}`)
  await browser.call('POST', '/platform/login/native', { username: 'zapisnik', token: temporaryToken })
  expect(pam.logged.length).toBeGreaterThan(5)
  const log = pam.logged.join('\n')
  const { email, phone, birthNumber, street, birthDate } = registration
  for (const secret of [
    'Nie-toto-1',
    PASSWORD,
    code,
    temporaryToken,
    email,
    phone,
    birthNumber,
    street,
    birthDate,
    ...browser.cookies.values(),
  ])
    expect(log).not.toContain(secret)
})
