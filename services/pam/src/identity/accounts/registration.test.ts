import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { birthNumber, PASSWORD, QUICK_PASSWORDS, type RunningPam, registrationOf, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const register = (body: object) => pam.browser().call('POST', '/platform/register', body)
const operate = (path: string, payload: object) =>
  pam.app.inject({
    method: 'POST',
    url: `/platform/operator/${path}`,
    payload,
    headers: { authorization: 'Bearer operators-token-of-tests' },
  })

test('registration requires age 18, reached on the birthday in Bratislava', async () => {
  const birthDate = '2008-03-03'
  const input = registrationOf('mladik', { birthDate })
  pam.clock.now = new Date('2026-03-02T22:59:59Z')
  const early = await register(input)
  expect([early.status, early.body.errorCode, early.body.errors[0].field]).toEqual([422, 'under-age', 'birthDate'])
  pam.clock.now = new Date('2026-03-02T23:00:00Z')
  expect((await register(input)).status).toBe(201)
})

test('a person has one account, whatever name and address are given, also for concurrent requests; the reply does not reveal it', async () => {
  const input = registrationOf('jedina')
  const other = { ...registrationOf('jedina2'), birthNumber: input.birthNumber.replace(/^(\d{6})/, '$1/') }
  const both = await Promise.all([register(input), register(other)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const { rows } = await pam.database.pool.query(`SELECT 1 FROM pam.players WHERE username_key LIKE 'jedina%'`)
  expect(rows).toHaveLength(1)
})

test('an account is temporary until its address is verified, then online; kinds set by an operator stay [3.14]', async () => {
  const browser = pam.browser()
  const kindOf = async (username: string) =>
    (await pam.database.pool.query('SELECT account_kind AS kind FROM pam.players WHERE username = $1', [username])).rows[0].kind
  const verify = async (username: string, email: string) =>
    browser.call('POST', '/platform/email-verification', { login: username, code: await pam.mailedCode(email) })
  for (const username of ['docasny', 'predajna'])
    await browser.expect(201, 'POST', '/platform/register', registrationOf(username))
  expect(await kindOf('docasny')).toBe('temporary')
  expect((await verify('docasny', 'docasny@posta.test')).status).toBe(200)
  expect(await kindOf('docasny')).toBe('online')
  expect((await (await pam.playing('docasny')).call('GET', '/platform/account')).body.kind).toBe('online')
  expect((await operate('account-kind', { username: 'predajna', kind: 'in-shop' })).statusCode).toBe(200)
  await verify('predajna', 'predajna@posta.test')
  expect(await kindOf('predajna')).toBe('in-shop')
  for (const kind of ['pre-registered', 'multi-channel', 'aux-full', 'temporary', 'online'])
    expect([(await operate('account-kind', { username: 'docasny', kind })).statusCode, await kindOf('docasny')]).toEqual([
      200,
      kind,
    ])
  const unknown = await operate('account-kind', { username: 'docasny', kind: 'vip' })
  expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, 'kind'])
  expect((await operate('account-kind', { username: 'nikto', kind: 'online' })).statusCode).toBe(404)
})

test('usernames are unique regardless of case', async () => {
  await register(registrationOf('Obsadene'))
  const name = await register(registrationOf('obsadene', { email: 'ina@posta.test' }))
  expect([name.status, name.body.errorCode, name.body.errors[0].field]).toEqual([409, 'username-taken', 'username'])
})

test('a birth number must be valid and match the date of birth', async () => {
  const invented = await register(registrationOf('vymysleny', { birthNumber: '900517/1235' }))
  expect([invented.status, invented.body.errors[0].field]).toEqual([422, 'birthNumber'])
  const others = await register(registrationOf('cudzie', { birthNumber: birthNumber('1991-05-17', 5) }))
  expect([others.status, others.body.errorCode]).toEqual([422, 'birth-number-invalid'])
})

test.each([
  ['Abc-1234', 'too-short'],
  ['modrá lampa', 'too-short'],
  ['AAaa11--AAaa11--', 'too-simple'],
  ['Heslo1234567', 'common'],
  ['P@ssw0rd2026!', 'common'],
  ['Sunshine12345', 'common'],
  ['2026-Sunshine!', 'common'],
  ['sunshinesunshine', 'common'],
  ['1qaz2wsx3edC', 'common'],
  ['Qwerty123456', 'common'],
  ['motherfucker', 'common'],
  ['Heslovac-99-x', 'contains-name'],
])('the password %s is refused: %s', async (password, fault) => {
  const response = await register(registrationOf('heslovac', { password }))
  if (fault === 'too-short') expect(response.status).toBe(400)
  else {
    expect([response.status, response.body.errorCode]).toEqual([422, 'password-weak'])
    expect(response.body.errors).toContainEqual({ field: 'password', message: fault })
  }
  const check = await pam.browser().call('POST', '/platform/password/check', { password, username: 'heslovac' })
  expect(check.body).toMatchObject({ acceptable: false })
  expect(check.body.faults).toContain(fault)
})

test.each(['modrá lampa svieti celú noc', 'vlkvodnylesny', '830174629501', 'MODRALAMPASVIETI'])(
  'no character classes are required: %s is a good password (ASVS 6.2.5)',
  async (password) => {
    const check = await pam.browser().call('POST', '/platform/password/check', { password })
    expect(check.body).toEqual({ acceptable: true, faults: [] })
  },
)

test.each([
  ['consents', { consents: { terms: false, privacy: true, marketing: false } }, 'consents.terms'],
  ['an unknown field', { isAdmin: true }, 'isAdmin'],
  ['a name with markup', { firstName: '<script>' }, 'firstName'],
  ['no e-mail', { email: 'posta' }, 'email'],
  ['a nonexistent date', { birthDate: '1990-02-30' }, 'birthDate'],
])('%s: the invalid field is named', async (_what, wrong, field) => {
  const response = await register({ ...registrationOf('chybny'), ...wrong })
  expect(response.status).toBe(400)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.body.errors.map((error: { field: string }) => error.field)).toContain(field)
})

test('outdated terms cannot be accepted', async () => {
  const response = await register(registrationOf('stary', { termsVersion: '2020-01' }))
  expect([response.status, response.body.errorCode]).toEqual([409, 'terms-outdated'])
})

test('a person in the register of excluded persons gets no account (RVO)', async () => {
  const input = registrationOf('vyluceny')
  await operate('register/persons', { birthNumber: input.birthNumber, excluded: true })
  expect((await register(input)).body.errorCode).toBe('excluded-by-register')
})

test('an unavailable register blocks registration, unless the outage was announced (RVO)', async () => {
  await operate('register', { available: false })
  try {
    const input = registrationOf('cakajuci')
    const refused = await register(input)
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'register-unavailable'])
    await operate('register', { outageAnnounced: true })
    expect((await register(input)).status).toBe(201)
  } finally {
    await operate('register', { available: true, outageAnnounced: false })
  }
})

test('outside the sandbox registration is refused until a client of the real register is configured (RVO)', async () => {
  const strict = await runPam({ environment: { HERNA_SANDBOX: 'off', HERNA_SMTP_URL: 'smtp://127.0.0.1:9' } })
  try {
    const refused = await strict.browser().call('POST', '/platform/register', registrationOf('naostro'))
    expect(refused.body.errorCode).toBe('register-unavailable')
  } finally {
    await strict.close()
  }
})

test('a hanging register counts as unavailable within seconds (RVO)', async () => {
  const checkStarted = Promise.withResolvers<void>()
  const check = () => {
    checkStarted.resolve()
    return new Promise<never>(() => {})
  }
  const hanging = await runPam({ parts: { register: { check, outageAnnounced: async () => false } }, database: pam.database })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const response = hanging.browser().call('POST', '/platform/register', registrationOf('cakatel'))
    await checkStarted.promise
    await vi.advanceTimersByTimeAsync(5_000)
    const refused = await response
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'register-unavailable'])
  } finally {
    vi.useRealTimers()
    await hanging.close()
  }
})

test('the birth number itself is not stored', async () => {
  const input = registrationOf('bezcisla')
  await register(input)
  const { rows } = await pam.database.pool.query(
    `SELECT p::text AS row FROM pam.players p UNION ALL SELECT a::text FROM pam.audit_log a`,
  )
  expect(JSON.stringify(rows)).not.toContain(input.birthNumber)
})

test('changing the password ends every other session and forgets remembered browsers; the current one continues under a new id (M9)', async () => {
  const { email } = await pam.newPlayer('zmenar')
  const browser = await pam.playing('zmenar')
  const otherBrowser = await pam.playing('zmenar', { rememberMe: 1 })
  const previousCookies = new Map(browser.cookies)
  const change = (currentPassword: string, newPassword: string) =>
    browser.call('POST', '/platform/password', { currentPassword, newPassword })
  expect((await change('Nie-toto-1', 'Zelený-Plot-77')).body.errorCode).toBe('wrong-credentials')
  expect((await change(PASSWORD, PASSWORD)).body.errorCode).toBe('password-same')
  expect((await change(PASSWORD, 'Heslo1234567')).body.errors[0]).toEqual({ field: 'newPassword', message: 'common' })
  expect((await change(PASSWORD, 'Zelený-Plot-77')).status).toBe(200)
  await browser.expect(200, 'GET', '/platform/account')
  await browser.expect(200, 'GET', '/gateway/pams/api/v2/balances')
  const staleBrowser = pam.browser()
  for (const [name, value] of previousCookies) staleBrowser.cookies.set(name, value)
  expect((await staleBrowser.call('GET', '/platform/account')).status).toBe(401)
  expect((await staleBrowser.call('GET', '/gateway/pams/api/v2/balances')).status).toBe(401)
  expect((await otherBrowser.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  otherBrowser.cookies.delete('herna-platform')
  expect((await otherBrowser.call('POST', '/platform/login', { username: 'zmenar', password: '' })).status).toBe(401)
  const mails = (await pam.app.inject(`/platform/mail?to=${email}`)).json<{ subject: string }[]>()
  expect(mails[0]?.subject).toBe('Heslo bolo zmenené')
})

test('a login in progress while the password changes fails (M9)', async () => {
  await pam.newPlayer('subeh')
  const browser = await pam.playing('subeh')
  // A node whose check of the old password finishes after the change.
  const changed = Promise.withResolvers<void>()
  const slow = await runPam({
    database: pam.database,
    parts: {
      passwords: {
        ...QUICK_PASSWORDS,
        async verify(hash, password) {
          const isRight = await QUICK_PASSWORDS.verify(hash, password)
          await changed.promise
          return isRight
        },
      },
    },
  })
  try {
    const login = slow.browser().call('POST', '/platform/login', { username: 'subeh', password: PASSWORD })
    await expect
      .poll(async () => (await pam.database.pool.query('SELECT 1 FROM pam.login_attempts WHERE NOT failed')).rowCount)
      .toBe(1)
    await browser.expect(200, 'POST', '/platform/password', { currentPassword: PASSWORD, newPassword: 'Zelený-Plot-77' })
    changed.resolve()
    expect((await login).body.errorCode).toBe('wrong-credentials')
  } finally {
    await slow.close()
  }
})

test('a mailed code sets a new password, ends every session and unlocks the account', async () => {
  const { email } = await pam.newPlayer('zabudol')
  const session = await pam.playing('zabudol')
  const browser = pam.browser()
  for (let count = 0; count < 3; count += 1) await browser.call('POST', '/platform/login', { username: 'zabudol', password: 'x' })
  const unknown = await browser.call('POST', '/platform/password/reset/send', { login: 'niktoniky' })
  const knownNameResponse = await browser.call('POST', '/platform/password/reset/send', { login: 'zabudol' })
  expect([knownNameResponse.status, knownNameResponse.body]).toEqual([unknown.status, unknown.body])
  const code = await pam.mailedCode(email)
  const reset = (login: string) =>
    browser.call('POST', '/platform/password/reset', { login, code, newPassword: 'Zelený-Plot-77' })
  expect((await reset('niktoniky')).body.errorCode).toBe('code-wrong')
  expect((await reset('zabudol')).status).toBe(200)
  expect((await reset('zabudol')).body.errorCode).toBe('code-wrong')
  expect((await session.call('GET', '/platform/account')).status).toBe(401)
  await browser.expect(200, 'POST', '/platform/login', { username: 'zabudol', password: 'Zelený-Plot-77' })
})

test('new terms must be accepted at the login before anything else [4.11]', async () => {
  await pam.newPlayer('podmienkar')
  await pam.database.pool.query(`UPDATE pam.players SET terms_version = '2020-01' WHERE username = 'podmienkar'`)
  const browser = pam.browser()
  const reply = await browser.expect<{ pendingSteps: string[] }>(200, 'POST', '/platform/login', {
    username: 'podmienkar',
    password: PASSWORD,
  })
  expect(reply.pendingSteps).toEqual(['accept-terms'])
  expect((await browser.call('POST', '/platform/temporary-token')).body.errorCode).toBe('terms-not-accepted')
  expect((await browser.call('GET', '/platform/terms')).body).toMatchObject({ version: '2026-11', acceptedVersion: '2020-01' })
  expect((await browser.call('POST', '/platform/terms', { version: '2020-01' })).body.errorCode).toBe('terms-outdated')
  expect(
    (await browser.expect<{ pendingSteps: string[] }>(200, 'POST', '/platform/terms', { version: '2026-11' })).pendingSteps,
  ).toEqual([])
  await browser.gatewayLogin('podmienkar')
})

test('a player can change contact data and preferences, and nothing else', async () => {
  await pam.newPlayer('prestahovany')
  const browser = await pam.playing('prestahovany')
  const changed = await browser.call('PATCH', '/platform/account', { city: 'Košice', phone: null, realityCheckMinutes: 30 })
  expect(changed.body).toMatchObject({ city: 'Košice', phone: null, realityCheckMinutes: 30, street: 'Dlhá 1' })
  for (const [body, field] of [
    [{ firstName: 'Iný' }, 'firstName'],
    [{ realityCheckMinutes: 7 }, 'realityCheckMinutes'],
    [{ phone: 'abc' }, 'phone'],
  ] as const) {
    const refused = await browser.call('PATCH', '/platform/account', body)
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field])
  }
})
