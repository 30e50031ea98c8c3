import type { KeepAliveReply, Protection, SessionReply, ValidateSessionReply } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type RunningPam, registrationOf, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const VALIDATE = { validateSessionTokens: [{}] }
const validate = async (browser: Awaited<ReturnType<RunningPam['playing']>>) =>
  (await browser.expect<ValidateSessionReply>(200, 'POST', '/gateway/v1/_validate-login-session', VALIDATE))
    .validateSessionTokens[0]

test('register, verify by the mailed code, log in, log in to the gateway, log out; the replies have the specified fields [7.2] [7.3] [7.4] [3.52]', async () => {
  const registration = registrationOf('prvy')
  const browser = pam.browser()
  await browser.expect(201, 'POST', '/platform/register', registration)
  const login = { username: 'prvy', password: PASSWORD }
  // No session before the address is verified.
  expect(await browser.expect(200, 'POST', '/platform/login', login)).toMatchObject({
    cookieExists: false,
    pendingSteps: ['verify-email'],
  })
  expect((await browser.call('POST', '/platform/temporary-token')).body.errorCode).toBe('no-session')
  await browser.expect(200, 'POST', '/platform/email-verification', {
    login: 'prvy',
    code: await pam.mailedCode(registration.email),
  })
  expect(await browser.expect(200, 'POST', '/platform/login', login)).toEqual({
    username: 'prvy',
    errorCode: null,
    cookieExists: true,
    sessionValidationData: null,
    pendingSteps: [],
    rememberMe: false,
  })
  expect(await validate(browser)).toEqual({ valid: false, username: null, errorCode: 'no-session' })
  const reply = await browser.gatewayLogin('prvy')
  expect(reply).toEqual({
    username: 'prvy',
    notificationToken: expect.stringMatching(/.{20}/),
    sessionToken: expect.stringMatching(/.{20}/),
    additionalInformation: { SuspendedSelfExclusionException: null, redirectionUrl: null },
  })
  expect(await validate(browser)).toEqual({ valid: true, username: 'prvy', errorCode: null })
  await browser.expect(200, 'POST', '/gateway/v1/logout')
  expect(browser.cookies.has('herna-gateway')).toBe(false)
  expect((await browser.expect<SessionReply>(200, 'GET', '/platform/session')).state).toBe('active')
  await browser.expect(200, 'POST', '/platform/logout')
  expect([...browser.cookies.keys()]).toEqual(['herna-device'])
  expect(await browser.expect<SessionReply>(200, 'GET', '/platform/session')).toMatchObject({
    cookieExists: false,
    state: 'none',
  })
})

test('cookies are HttpOnly and Lax; over https Secure and bound to the host (S8)', async () => {
  const secure = await runPam({ environment: { HERNA_SERVICES_ORIGIN: 'https://sluzby.test' }, database: pam.database })
  try {
    await secure.newPlayer('pecivo')
    const response = await secure
      .browser()
      .call('POST', '/platform/login', { username: 'pecivo', password: PASSWORD, rememberMe: 1 })
    const cookies = [response.headers['set-cookie']].flat() as string[]
    const attributesOf = (name: string) => {
      const cookie = cookies.find((candidate) => candidate.startsWith(`__Host-herna-${name}=`))
      return cookie?.split('; ').slice(1).toSorted()
    }
    expect(attributesOf('platform')).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(attributesOf('remember')).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax', 'Secure'])
  } finally {
    await secure.close()
  }
})
test('a temporary token works once, within a minute, and for its own player only', async () => {
  await pam.newPlayer('token1')
  await pam.newPlayer('token2')
  const browser = await pam.playing('token1')
  const issue = async () =>
    (await browser.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')).temporaryToken
  const use = async (token: string, username = 'token1') =>
    (await pam.browser().call('POST', '/gateway/v1/login', { username, ims_temporary_token: token })).status
  const token = await issue()
  const both = await Promise.all([use(token), use(token), use(token)])
  expect(both.toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  expect(await use(await issue(), 'token2')).toBe(401)
  const late = await issue()
  pam.pass({ seconds: 61 })
  expect(await use(late)).toBe(401)
})

test('after 30 minutes without activity the session is locked on both hosts, whatever a heartbeat reports later (M8)', async () => {
  await pam.newPlayer('lenivec')
  const browser = await pam.playing('lenivec')
  pam.pass({ minutes: 29 })
  await browser.expect<KeepAliveReply>(200, 'GET', '/platform/keep-alive?millisFromLastAction=1740000')
  pam.pass({ minutes: 1 })
  expect((await browser.call('GET', '/gateway/v1/keep-alive?millisFromLastAction=0')).body.errorCode).toBe('session-idle')
  expect((await browser.call('GET', '/platform/keep-alive?millisFromLastAction=0')).body.errorCode).toBe('session-idle')
  expect((await validate(browser))?.errorCode).toBe('session-idle')
  expect((await browser.expect<SessionReply>(200, 'GET', '/platform/session')).state).toBe('locked')
})

test('a heartbeat that always reports 0 does not extend the session beyond twelve hours (M8)', async () => {
  await pam.newPlayer('vytrvalec')
  const browser = await pam.playing('vytrvalec')
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    pam.pass({ minutes: 20 })
    await browser.expect(200, 'GET', '/gateway/v1/keep-alive?millisFromLastAction=0')
  }
  pam.pass({ minutes: 20 })
  expect((await browser.call('GET', '/gateway/v1/keep-alive?millisFromLastAction=0')).body.errorCode).toBe('session-over')
  expect((await browser.expect<SessionReply>(200, 'GET', '/platform/session')).cookieExists).toBe(false)
})

test('a login changes the session id and ends the previous session at once, on every node (M9)', async () => {
  await pam.newPlayer('zmena')
  const node = await runPam({ database: pam.database })
  node.clock.now = pam.clock.now
  try {
    const browser = await pam.playing('zmena')
    const previousCookies = new Map(browser.cookies)
    await browser.expect(200, 'POST', '/platform/login', { username: 'zmena', password: PASSWORD })
    expect(browser.cookies.get('herna-platform')).not.toBe(previousCookies.get('herna-platform'))
    const staleBrowser = node.browser()
    for (const [name, value] of previousCookies) staleBrowser.cookies.set(name, value)
    expect((await staleBrowser.call('POST', '/platform/temporary-token')).body.errorCode).toBe('session-over')
    expect((await validate(staleBrowser))?.valid).toBe(false)
  } finally {
    await node.close()
  }
})

test('keep-alive refuses an invalid number of milliseconds and names the field [7.10]', async () => {
  for (const query of ['', '?millisFromLastAction=-1', '?millisFromLastAction=NaN', '?millisFromLastAction=1e99']) {
    const response = await pam.browser().call('GET', `/gateway/v1/keep-alive${query}`)
    expect(response.status).toBe(400)
    expect(response.body.errors[0].field).toBe('millisFromLastAction')
  }
})

test('reading does not keep a session alive, a mutation does; HEAD counts as reading', async () => {
  await pam.newPlayer('divak')
  const browser = await pam.playing('divak')
  pam.pass({ minutes: 20 })
  await browser.expect(200, 'PATCH', '/platform/account', { city: 'Nitra' })
  pam.pass({ minutes: 29 })
  for (const method of ['GET', 'HEAD']) await browser.expect(200, method, '/platform/account')
  pam.pass({ minutes: 1 })
  expect((await browser.call('GET', '/platform/account')).body.errorCode).toBe('session-idle')
})

test('a player is shown the previous login, not the current one', async () => {
  await pam.newPlayer('minuly')
  const lastLogin = async () =>
    (await (await pam.playing('minuly')).expect<{ lastLoginAt: string }>(200, 'GET', '/platform/account')).lastLoginAt
  expect(await lastLogin()).toBe(null)
  const first = pam.clock.now.toISOString()
  pam.pass({ days: 3 })
  expect(await lastLogin()).toBe(first)
})

test('a session always shows the login before its own, however often the player logs in elsewhere', async () => {
  await pam.newPlayer('dvojdomy')
  await pam.playing('dvojdomy')
  const firstLoginAt = pam.clock.now.toISOString()
  pam.pass({ minutes: 8 })
  const phone = await pam.playing('dvojdomy')
  const startedAt = pam.clock.now.toISOString()
  for (let login = 0; login < 2; login++) {
    pam.pass({ minutes: 8 })
    await pam.playing('dvojdomy')
  }
  expect(await phone.expect<Protection>(200, 'GET', '/platform/protection')).toMatchObject({
    session: { startedAt },
    lastLoginAt: firstLoginAt,
  })
  expect(await phone.expect(200, 'GET', '/platform/account')).toMatchObject({ lastLoginAt: firstLoginAt })
})

test('a login dated into the future by another node is not shown as later than the session', async () => {
  await pam.newPlayer('predbiehac')
  await pam.playing('predbiehac')
  await pam.database.pool.query(`UPDATE pam.players SET last_login_at = $2 WHERE username = $1`, [
    'predbiehac',
    new Date(pam.clock.now.getTime() + 60_000),
  ])
  const browser = await pam.playing('predbiehac')
  const { lastLoginAt, session } = await browser.expect<Protection>(200, 'GET', '/platform/protection')
  expect(lastLoginAt).toBe(session.startedAt)
})

test('only hashes of tokens are stored', async () => {
  await pam.newPlayer('hashovany')
  const browser = await pam.playing('hashovany', { rememberMe: 1 })
  const { rows } = await pam.database.pool.query(
    `SELECT s::text FROM pam.sessions s UNION ALL SELECT t::text FROM pam.remember_tokens t UNION ALL SELECT a::text FROM pam.access_tokens a`,
  )
  for (const token of browser.cookies.values()) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
  }
})

test('the number of sessions per player is limited: the oldest ends and its browser is forgotten', async () => {
  const bounded = await runPam({ database: pam.database, environment: { HERNA_SESSIONS_PER_PLAYER: '3', SEED: 'bounded' } })
  try {
    await bounded.newPlayer('zberatel')
    const browsers: Awaited<ReturnType<RunningPam['playing']>>[] = []
    for (let count = 0; count < 4; count += 1) {
      browsers.push(await bounded.playing('zberatel', { rememberMe: 1 }))
      bounded.pass({ seconds: 1 })
    }
    const states = await Promise.all(browsers.map(async (browser) => (await browser.call('GET', '/platform/account')).status))
    expect(states).toEqual([401, 200, 200, 200])
    browsers[0]?.cookies.delete('herna-platform')
    const silent = await browsers[0]?.call('POST', '/platform/login', { username: 'zberatel', password: '' })
    expect(silent?.status).toBe(401)
  } finally {
    await bounded.close()
  }
})

test('temporary tokens are rate-limited per IP address', async () => {
  const strict = await runPam({ database: pam.database, environment: { HERNA_LOGINS_PER_MINUTE: '3', SEED: 'strict' } })
  try {
    await strict.newPlayer('tokenar')
    const browser = strict.browser()
    await browser.expect(200, 'POST', '/platform/login', { username: 'tokenar', password: PASSWORD })
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await browser.call('POST', '/platform/temporary-token')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  } finally {
    await strict.close()
  }
})

test('a suspension ends the player’s sessions at once and forgets remembered browsers; a login is possible, play is not', async () => {
  await pam.newPlayer('pozastaveny')
  const browser = await pam.playing('pozastaveny', { rememberMe: 1 })
  const suspended = await pam.app.inject({
    method: 'POST',
    url: '/platform/operator/suspension',
    payload: { username: 'pozastaveny', suspended: true },
    headers: { authorization: 'Bearer operators-token-of-tests' },
  })
  expect(suspended.statusCode).toBe(200)
  expect((await browser.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  expect((await browser.call('GET', '/gateway/pams/api/v2/balances')).body.errorCode).toBe('session-over')
  browser.cookies.delete('herna-platform')
  expect((await browser.call('POST', '/platform/login', { username: 'pozastaveny', password: '' })).status).toBe(401)
  const back = pam.browser()
  await back.expect(200, 'POST', '/platform/login', { username: 'pozastaveny', password: PASSWORD })
  const { additionalInformation } = await back.gatewayLogin('pozastaveny')
  expect(additionalInformation.SuspendedSelfExclusionException).toMatchObject({ reason: 'suspended' })
})
