import { gateway, platform } from '@herna/contract/player'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from './browser.fixture.ts'
import { PASSWORD, type RunningPam, registrationOf, runPam } from './pam.fixture.ts'

let pam: RunningPam
let player: Browser
/** One whom the sweep of junk leaves alone. */
let bystander: Browser
beforeAll(async () => {
  pam = await runPam()
  await pam.newPlayer('napadany')
  player = await pam.playing('napadany', { rememberMe: 1 })
  await pam.newPlayer('pokojny')
  bystander = await pam.playing('pokojny')
})
afterAll(() => pam.close())

const SOMEBODYS = '00000000-0000-4000-8000-000000000000'
const CALLS = [
  ...Object.values(platform).map((call) => ({ ...call, path: `/platform${call.path}` })),
  ...Object.values(gateway).map((call) => ({ ...call, path: `/gateway${call.path}` })),
]
const MUTATIONS = CALLS.filter(({ method }) => method !== 'GET')
/** Not part of the sweep with a cookie: they end what the sweep needs. */
const ENDS = /\/(logout|panic-button|exclusions)$/

test.each(MUTATIONS.map(({ method, path }) => [method, path]))(
  '%s %s is refused to pages of other sites (S8)',
  async (method, path) => {
    const url = path.replace(':id', SOMEBODYS)
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://portal.test:3000.evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const answer = await player.call(method, url, {}, headers)
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'foreign-origin'])
      expect(answer.headers['access-control-allow-origin']).toBe(undefined)
    }
  },
)

test('the portal’s and the embeds’ pages may send cookies and read answers, others may not', async () => {
  for (const [origin, allowed] of [
    ['http://portal.test:3000', 'http://portal.test:3000'],
    ['http://localhost:4200', 'http://localhost:4200'],
    ['https://evil.test', undefined],
  ]) {
    const asked = await pam.app.inject({
      method: 'OPTIONS',
      url: '/gateway/v1/login',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers['access-control-allow-origin']).toBe(allowed)
    expect(asked.headers['access-control-allow-credentials']).toBe(allowed && 'true')
    expect(asked.headers['access-control-allow-methods']).toBe(allowed && 'GET, POST, PUT, PATCH, DELETE')
  }
})

/** Bodies of no call, and for each call bodies of its own fields with one of them spoilt. */
const JUNK: unknown[] = [null, [], 'text', 7, {}, { constructor: { prototype: { isAdmin: true } } }]
const SPOILT: unknown[] = [
  '\u0000\u0000\u0000\u0000\u0000\u0000',
  '\ud800\ud800\ud800\ud800\ud800\ud800',
  'x'.repeat(100_000),
  1e308,
  { $ne: '' },
  ['x'],
  null,
]
const PLAUSIBLE: Record<string, unknown> = {
  ...registrationOf('spoilt'),
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
  id: SOMEBODYS,
  analytics: true,
  marketing: false,
  personalisation: true,
}
function bodiesOf(body: unknown): unknown[] {
  const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? {})
  const whole = Object.fromEntries(names.filter((name) => name in PLAUSIBLE).map((name) => [name, PLAUSIBLE[name]]))
  return [...JUNK, ...names.flatMap((name) => SPOILT.map((spoilt) => ({ ...whole, [name]: spoilt })))]
}

test.each(CALLS.map((call) => [call.method, call.path, call] as const))(
  '%s %s answers junk with a problem, never a failure of ours (S16)',
  async (method, path, call) => {
    const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : bodiesOf('body' in call ? call.body : undefined)
    const query = 'types=%ff%00&x[]=1&from=0&millisFromLastAction=1e9&requestedPlayerData=%00'
    const urls = [path.replace(':id', SOMEBODYS), path.replace(':id', '%00'), `${path.replace(':id', '1')}?${query}`]
    const all = urls.flatMap((url, index) => (index === 0 ? bodies : bodies.slice(0, 1)).map((body) => [url, body] as const))
    const browsers = ENDS.test(path) ? [pam.browser()] : [pam.browser(), player]
    // In the gate whoever is not logged in sends what is no body of any call; what is spoilt inside is the player's to send.
    for (const browser of browsers)
      for (const [url, body] of inject('breadth') === 'full' || browser === browsers.at(-1) ? all : all.slice(0, JUNK.length)) {
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const headers = { 'content-type': 'application/json', cookie }
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const answer = await pam.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
        expect(answer.statusCode, `${url} ${payload?.slice(0, 200)}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
        if (answer.statusCode >= 400) expect(answer.headers['content-type']).toContain('application/problem+json')
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at async/)
      }
  },
)

test('a body that is no JSON is a problem, an empty one is an empty body [7.1] [7.4]', async () => {
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
test.each(PERSONAL)('%s tells nothing to whoever is not logged in, and is never stored (S11)', async (path) => {
  const stranger = await pam.browser().call('GET', path)
  expect([stranger.status, stranger.body.errorCode]).toEqual([401, 'no-session'])
  const forged = pam.browser()
  for (const name of ['platform', 'gateway']) forged.cookies.set(`herna-${name}`, 'x'.repeat(43))
  expect((await forged.call('GET', path)).status).toBe(401)
  const own = await bystander.call('GET', path)
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('a session of somebody else is not ended, nor told of', async () => {
  await pam.newPlayer('sused')
  const neighbour = await pam.playing('sused')
  const [theirs] = await neighbour.expect<{ id: string }[]>(200, 'GET', '/platform/sessions')
  expect((await bystander.call('DELETE', `/platform/sessions/${theirs?.id}`)).status).toBe(404)
  expect((await neighbour.call('GET', '/platform/account')).status).toBe(200)
})

test('one browser is logged out from another, and is not remembered any more', async () => {
  await pam.newPlayer('dvaja')
  const here = await pam.playing('dvaja')
  const there = await pam.playing('dvaja', { rememberMe: 1, deviceType: 'phone' })
  const list = await here.expect<{ id: string; current: boolean; device: string }[]>(200, 'GET', '/platform/sessions')
  expect(list.map(({ current }) => current).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
  const other = list.find(({ current }) => !current)
  expect(other?.device).toBe('phone')
  await here.expect(200, 'DELETE', `/platform/sessions/${other?.id}`)
  expect((await there.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  there.cookies.delete('herna-platform')
  expect((await there.call('POST', '/platform/login', { username: 'dvaja', password: '' })).status).toBe(401)
  expect((await here.call('GET', '/platform/account')).status).toBe(200)
})

test('logging out everywhere ends all sessions; the header’s logout only this one [7.26]', async () => {
  await pam.newPlayer('odhlaseny')
  const [one, two, three] = [await pam.playing('odhlaseny'), await pam.playing('odhlaseny'), await pam.playing('odhlaseny')]
  await one.expect(200, 'POST', '/platform/logout', { allSessions: false, invalidateRememberMe: true })
  expect((await two.call('GET', '/platform/account')).status).toBe(200)
  await two.expect(200, 'POST', '/platform/logout')
  expect((await three.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  expect((await three.call('GET', '/gateway/pams/api/v2/balances')).body.errorCode).toBe('session-over')
})

test('no password, code, token or personal fact of any flow stands in the log (S17)', async () => {
  const wanted = registrationOf('zapisnik')
  const browser = pam.browser()
  await browser.expect(201, 'POST', '/platform/register', wanted)
  const code = await pam.mailedCode(wanted.email)
  await browser.expect(200, 'POST', '/platform/email-verification', { login: wanted.email, code })
  await browser.call('POST', '/platform/login', { username: 'zapisnik', password: 'Nie-toto-1' })
  await browser.expect(200, 'POST', '/platform/login', { username: 'zapisnik', password: PASSWORD, rememberMe: 1 })
  const { temporaryToken } = await browser.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')
  await browser.expect(200, 'POST', '/gateway/v1/login', { username: 'zapisnik', ims_temporary_token: temporaryToken })
  await browser.call('GET', `/platform/nothing?username=zapisnik&token=${temporaryToken}`)
  await browser.call('POST', '/platform/login/native', { username: 'zapisnik', token: temporaryToken })
  expect(pam.logged.length).toBeGreaterThan(5)
  const log = pam.logged.join('\n')
  const { email, phone, birthNumber, street, birthDate } = wanted
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
