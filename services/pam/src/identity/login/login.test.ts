import type { LoginReply } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type RunningPam, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  // argon2id, as it runs outside the tests.
  pam = await runPam({ parts: { passwords: undefined } })
})
afterAll(() => pam.close())

const login = (username: string, password: string, rememberMe = 0) =>
  pam.browser().call('POST', '/platform/login', { username, password, rememberMe })
const withoutInstance = ({ status, body, headers }: Awaited<ReturnType<typeof login>>) => ({
  status,
  body,
  names: Object.keys(headers).toSorted(),
})

test('a wrong password, an unknown name and a remembered name without its token get the same response (M10, M13, GLI-19 2.5.3)', async () => {
  await pam.newPlayer('znamy')
  const wrong = withoutInstance(await login('znamy', 'Nie-toto-1'))
  expect(wrong).toMatchObject({ status: 401, body: { errorCode: 'wrong-credentials' } })
  expect(withoutInstance(await login('neznamy', 'Nie-toto-1'))).toEqual(wrong)
  expect(withoutInstance(await login('znamy', ''))).toEqual(wrong)
  expect(withoutInstance(await login('neznamy', ''))).toEqual(wrong)
})

test('unknown names cost the same hashing as known ones (M13)', async () => {
  const hashed: boolean[] = []
  const { createPasswords } = await import('../passwords/passwords.ts')
  const passwords = await createPasswords((size) => Buffer.alloc(size, 1))
  const right = await passwords.hash(PASSWORD)
  expect(right).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  for (const hash of [right, null]) hashed.push(await passwords.verify(hash, PASSWORD))
  expect(hashed).toEqual([true, false])
})

test('after three failures within 30 minutes known and unknown names alike are locked, also for the right password', async () => {
  const { email } = await pam.newPlayer('zamknuty')
  for (const name of ['zamknuty', 'nikto'])
    expect((await Promise.all([1, 2, 3].map(() => login(name, 'Nie-toto-1')))).map(({ status }) => status)).toEqual([
      401, 401, 401,
    ])
  const locked = withoutInstance(await login('zamknuty', PASSWORD))
  expect(locked).toMatchObject({ status: 423, body: { errorCode: 'account-locked' } })
  expect(withoutInstance(await login('nikto', PASSWORD))).toEqual(locked)
  // By address it is the same account; waiting does not open it.
  expect((await login(email, PASSWORD)).status).toBe(423)
  pam.pass({ hours: 2 })
  expect((await login('zamknuty', PASSWORD)).status).toBe(423)
})

test('fifty concurrent guesses count as three', async () => {
  await pam.newPlayer('hadany')
  const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => login('hadany', `Nie-toto-${index}`)))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(responses.filter(({ status }) => status === 423)).toHaveLength(47)
})

test('failures older than 30 minutes, or before a success, do not count', async () => {
  await pam.newPlayer('roztrzity')
  for (let round = 0; round < 3; round += 1) {
    await login('roztrzity', 'Nie-toto-1')
    await login('roztrzity', 'Nie-toto-1')
    if (round === 0) pam.pass({ minutes: 31 })
    else expect((await login('roztrzity', PASSWORD)).status).toBe(200)
  }
})

test('a mailed code unlocks once; requesting it does not reveal whether the account exists', async () => {
  const { email } = await pam.newPlayer('odomkni')
  for (let count = 0; count < 3; count += 1) await login('odomkni', 'Nie-toto-1')
  const browser = pam.browser()
  const knownNameResponse = await browser.call('POST', '/platform/unlock/send', { login: 'odomkni' })
  const unknown = await browser.call('POST', '/platform/unlock/send', { login: 'niktoniky' })
  expect([knownNameResponse.status, knownNameResponse.body]).toEqual([202, unknown.body])
  const code = await pam.mailedCode(email)
  expect((await browser.call('POST', '/platform/unlock', { login: 'odomkni', code: 'AAAA-AAAA' })).body.errorCode).toBe(
    'code-wrong',
  )
  expect((await browser.call('POST', '/platform/unlock', { login: 'niktoniky', code })).body.errorCode).toBe('code-wrong')
  await browser.expect(200, 'POST', '/platform/unlock', { login: 'odomkni', code: code.toLowerCase() })
  expect((await login('odomkni', PASSWORD)).status).toBe(200)
  expect((await browser.call('POST', '/platform/unlock', { login: 'odomkni', code })).status).toBe(401)
})

test('a mailed code allows five attempts within fifteen minutes', async () => {
  const { email } = await pam.newPlayer('patkrat')
  const browser = pam.browser()
  const reset = (code: string) =>
    browser.call('POST', '/platform/password/reset', { login: 'patkrat', code, newPassword: 'Zelený-Plot-77' })
  await browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'patkrat' })
  const code = await pam.mailedCode(email)
  for (let count = 0; count < 5; count += 1) await reset('AAAA-AAAA')
  expect((await reset(code)).status).toBe(401)
  pam.pass({ minutes: 2 })
  await browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'patkrat' })
  const next = await pam.mailedCode(email)
  pam.pass({ minutes: 15 })
  expect((await reset(next)).status).toBe(401)
})

test('logins are rate-limited per IP address', async () => {
  const strict = await runPam({ database: pam.database, environment: { HERNA_LOGINS_PER_MINUTE: '3' } })
  try {
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1)
      statuses.push((await strict.browser().call('POST', '/platform/login', { username: `n${count}`, password: 'x' })).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  } finally {
    await strict.close()
  }
})

const SILENT = (username: string) => ({ username, password: '', rememberMe: 1 })
/** A reopened browser: its session cookies are removed, the remember-me cookie is not. */
async function remembered(name: string) {
  const browser = pam.browser()
  await browser.expect(200, 'POST', '/platform/login', { username: name, password: PASSWORD, rememberMe: 1 })
  const reopen = () => {
    browser.cookies.delete('herna-platform')
    browser.cookies.delete('herna-gateway')
  }
  reopen()
  return { browser, reopen }
}

test('a remembered browser logs in silently by a token that rotates each time [4.8] (M10)', async () => {
  await pam.newPlayer('pamatany')
  const { browser, reopen } = await remembered('pamatany')
  const tokens = new Set([browser.cookies.get('herna-remember')])
  for (let count = 0; count < 3; count += 1) {
    expect(await browser.expect<LoginReply>(200, 'POST', '/platform/login', SILENT('pamatany'))).toMatchObject({
      rememberMe: true,
    })
    tokens.add(browser.cookies.get('herna-remember'))
    reopen()
  }
  expect(tokens.size).toBe(4)
  const token = browser.cookies.get('herna-remember') as string
  expect((await browser.call('POST', '/platform/login', SILENT('niktoiny'))).status).toBe(401)
  // It does not log in another player, and the attempt does not consume it.
  await pam.newPlayer('cudzihrac')
  browser.cookies.set('herna-remember', token)
  expect((await browser.call('POST', '/platform/login', SILENT('cudzihrac'))).body.errorCode).toBe('wrong-credentials')
  browser.cookies.set('herna-remember', token)
  await browser.expect(200, 'POST', '/platform/login', SILENT('pamatany'))
})

test('a refused silent login removes the remember-me cookie, a wrong password does not [4.10]', async () => {
  await pam.newPlayer('zabudany')
  const { browser } = await remembered('zabudany')
  expect((await browser.call('POST', '/platform/login', { username: 'zabudany', password: 'Nie-toto-1' })).status).toBe(401)
  expect(browser.cookies.get('herna-remember')).toBeDefined()
  expect((await browser.call('POST', '/platform/login', SILENT('niktoiny'))).status).toBe(401)
  expect(browser.cookies.get('herna-remember')).toBeUndefined()
  expect((await browser.call('GET', '/platform/session')).body).toMatchObject({ rememberMeExists: false })
})

test('reuse of a used remember-me token revokes the family and ends its sessions (M10)', async () => {
  await pam.newPlayer('okradnuty')
  const { browser } = await remembered('okradnuty')
  const thief = pam.browser()
  thief.cookies.set('herna-remember', browser.cookies.get('herna-remember') as string)
  await thief.expect(200, 'POST', '/platform/login', SILENT('okradnuty'))
  expect((await browser.call('POST', '/platform/login', SILENT('okradnuty'))).status).toBe(401)
  expect((await thief.call('POST', '/platform/temporary-token')).body.errorCode).toBe('session-over')
  thief.cookies.delete('herna-platform')
  expect((await thief.call('POST', '/platform/login', SILENT('okradnuty'))).status).toBe(401)
})

test('an idle session is not reopened silently: the password is required (M8)', async () => {
  await pam.newPlayer('zaspaty')
  const { browser, reopen } = await remembered('zaspaty')
  await browser.expect(200, 'POST', '/platform/login', SILENT('zaspaty'))
  pam.pass({ minutes: 30 })
  // Neither straight away …
  expect((await browser.call('POST', '/platform/login', SILENT('zaspaty'))).status).toBe(401)
  // … nor after the session has ended.
  expect((await browser.call('GET', '/platform/keep-alive?millisFromLastAction=0')).body.errorCode).toBe('session-idle')
  const stolenCookies = new Map(browser.cookies)
  await browser.expect(200, 'POST', '/platform/logout')
  expect((await browser.call('POST', '/platform/login', SILENT('zaspaty'))).status).toBe(401)
  for (const [name, value] of stolenCookies) browser.cookies.set(name, value)
  reopen()
  expect((await browser.call('POST', '/platform/login', SILENT('zaspaty'))).status).toBe(401)
})

test('the password reopens an idle session, under a new id', async () => {
  await pam.newPlayer('zobudeny')
  const browser = await pam.playing('zobudeny', { rememberMe: 1 })
  pam.pass({ minutes: 45 })
  await browser.expect(200, 'GET', '/platform/session')
  const previousCookies = new Map(browser.cookies)
  expect((await browser.call('POST', '/platform/reauthenticate', {})).status).toBe(400)
  expect((await browser.call('POST', '/platform/reauthenticate', { password: 'Nie-toto-1' })).body.errorCode).toBe(
    'wrong-credentials',
  )
  expect(await browser.expect(200, 'POST', '/platform/reauthenticate', { password: PASSWORD })).toMatchObject({ state: 'active' })
  for (const name of ['herna-platform', 'herna-gateway']) expect(browser.cookies.get(name)).not.toBe(previousCookies.get(name))
  await browser.expect(200, 'GET', '/gateway/v1/keep-alive?millisFromLastAction=0')
})

test('30 days after the last full login silent logins end, however often they were used (GLI-19 2.5.4)', async () => {
  await pam.newPlayer('verny')
  const { browser, reopen } = await remembered('verny')
  for (const days of [10, 10, 9]) {
    pam.pass({ days })
    await browser.expect(200, 'POST', '/platform/login', SILENT('verny'))
    reopen()
  }
  pam.pass({ days: 1 })
  expect((await browser.call('POST', '/platform/login', SILENT('verny'))).status).toBe(401)
})

test('an unused remember-me token expires after 14 days [9.2]', async () => {
  await pam.newPlayer('zabudnuty')
  const { browser } = await remembered('zabudnuty')
  pam.pass({ days: 14 })
  expect((await browser.call('POST', '/platform/login', SILENT('zabudnuty'))).status).toBe(401)
})

test('a native shell’s token opens a session once, for its own player only [4.4] [5.2]', async () => {
  await pam.newPlayer('nativny')
  const shell = await pam.playing('nativny')
  const token = async () =>
    (await shell.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')).temporaryToken
  const enter = (username: string, password: string) =>
    pam.browser().call('POST', '/platform/login/native', { username, token: password })
  const one = await token()
  expect((await enter('nativny', one)).status).toBe(200)
  expect((await enter('nativny', one)).body.errorCode).toBe('wrong-credentials')
  expect((await enter('niktoiny', await token())).body.errorCode).toBe('wrong-credentials')
  expect((await enter('nativny', '')).body.errors[0].field).toBe('token')
})

test('a native launch does not replace another player’s session unless requested, not even an idle one; the token is not consumed', async () => {
  for (const name of ['domaca', 'nasadeny']) await pam.newPlayer(name)
  const attacker = await pam.playing('nasadeny')
  const { temporaryToken } = await attacker.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')
  const victim = await pam.playing('domaca')
  const enter = (overrides: object = {}) =>
    victim.call('POST', '/platform/login/native', { username: 'nasadeny', token: temporaryToken, ...overrides })
  const refused = await enter()
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'other-player-in'])
  expect((await victim.call('GET', '/platform/account')).body.username).toBe('domaca')
  expect((await enter({ replace: true })).status).toBe(200)
  expect((await victim.call('GET', '/platform/account')).body.username).toBe('nasadeny')

  const idle = await pam.playing('domaca')
  pam.pass({ minutes: 31 })
  const again = { username: 'nasadeny', token: temporaryToken }
  expect((await idle.call('POST', '/platform/login/native', again)).body.errorCode).toBe('other-player-in')
  await idle.expect(200, 'POST', '/platform/logout')
  expect((await idle.call('POST', '/platform/login/native', again)).body.errorCode).toBe('wrong-credentials')
})
