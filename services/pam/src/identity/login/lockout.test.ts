import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { PASSWORD, type RunningPam, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const login = (browser: Browser, username: string, password = PASSWORD) =>
  browser.call('POST', '/platform/login', { username, password })
/** An attacker who knows only the name. */
async function lockOut(username: string): Promise<void> {
  for (let count = 0; count < 3; count += 1) await login(pam.browser(), username, 'Nie-toto-1')
  expect((await login(pam.browser(), username)).status).toBe(423)
}
const EXCLUSION = { product: 'Casino', gameType: null, months: 6, password: PASSWORD }

test('a logged-in player can confirm with the password although others locked the name: an idle session reopens, self-exclusion works', async () => {
  await pam.newPlayer('vnutri')
  const browser = await pam.playing('vnutri')
  await lockOut('vnutri')
  pam.pass({ minutes: 31 })
  await browser.expect(200, 'POST', '/platform/reauthenticate', { password: PASSWORD })
  await browser.expect(200, 'POST', '/platform/exclusions', EXCLUSION)
  expect((await login(pam.browser(), 'vnutri')).status).toBe(423)
})

test('the third wrong password inside a session ends it and the sessions of the same login; other browsers and the name are unaffected', async () => {
  await pam.newPlayer('otvoreny')
  const [unattended, elsewhere] = [await pam.playing('otvoreny', { rememberMe: 1 }), pam.browser()]
  pam.pass({ seconds: 1 })
  await login(elsewhere, 'otvoreny')
  const { temporaryToken } = await unattended.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')
  const copy = pam.browser()
  await copy.expect(200, 'POST', '/platform/login/native', { username: 'otvoreny', token: temporaryToken })
  const wrong = (browser: Browser) => browser.call('POST', '/platform/exclusions', { ...EXCLUSION, password: 'Nie-toto-1' })
  expect((await wrong(unattended)).body.errorCode).toBe('wrong-credentials')
  expect((await wrong(copy)).body.errorCode).toBe('wrong-credentials')
  expect((await wrong(unattended)).body.errorCode).toBe('session-over')
  for (const browser of [unattended, copy])
    expect((await browser.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  unattended.cookies.delete('herna-platform')
  expect((await login(unattended, 'otvoreny', '')).status).toBe(401)
  expect((await elsewhere.call('GET', '/platform/account')).status).toBe(200)
  expect((await login(pam.browser(), 'otvoreny')).status).toBe(200)
})

test('fifty concurrent guesses inside a session count as three', async () => {
  await pam.newPlayer('subezny')
  const browser = await pam.playing('subezny')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => browser.call('POST', '/platform/reauthenticate', { password: `Nie-toto-${index}` })),
  )
  expect(answers.filter(({ body }) => body.errorCode === 'wrong-credentials')).toHaveLength(2)
  expect(answers.filter(({ body }) => body.errorCode === 'session-over')).toHaveLength(48)
})

test('a browser the player has logged in with bypasses a lock caused by others; another browser does not', async () => {
  await pam.newPlayer('znamy')
  const ownBrowser = await pam.playing('znamy')
  await ownBrowser.expect(200, 'POST', '/platform/logout')
  await lockOut('znamy')
  expect((await login(ownBrowser, 'znamy')).status).toBe(200)
  // The lock remains for other browsers, and for other names in this browser.
  expect((await login(pam.browser(), 'znamy')).status).toBe(423)
  await pam.newPlayer('inyhrac')
  await lockOut('inyhrac')
  expect((await login(ownBrowser, 'inyhrac')).status).toBe(423)
})

test('a remembered browser logs in silently although others locked the name', async () => {
  await pam.newPlayer('pamatany')
  const ownBrowser = await pam.playing('pamatany', { rememberMe: 1 })
  for (const name of ['herna-platform', 'herna-gateway']) ownBrowser.cookies.delete(name)
  await lockOut('pamatany')
  expect((await login(ownBrowser, 'pamatany', '')).status).toBe(200)
})

test('three failures in a known browser lock the account like any other, and the browser is no longer known (GLI-19 2.5.3)', async () => {
  await pam.newPlayer('roztrzity')
  const ownBrowser = await pam.playing('roztrzity')
  await ownBrowser.expect(200, 'POST', '/platform/logout')
  for (let count = 0; count < 3; count += 1) expect((await login(ownBrowser, 'roztrzity', 'Nie-toto-1')).status).toBe(401)
  expect((await login(ownBrowser, 'roztrzity')).status).toBe(423)
  expect((await login(pam.browser(), 'roztrzity')).status).toBe(423)
})

test('a device cookie planted before the login is worthless after it', async () => {
  await pam.newPlayer('podstrceny')
  const [victim, attacker] = [pam.browser(), pam.browser()]
  await attacker.expect(202, 'POST', '/platform/unlock/send', { login: 'nikto' })
  victim.cookies.set('herna-device', attacker.cookies.get('herna-device') as string)
  await login(victim, 'podstrceny')
  await lockOut('podstrceny')
  expect((await login(attacker, 'podstrceny')).status).toBe(423)
  expect((await login(victim, 'podstrceny')).status).toBe(200)
})

test('a player who unlocks by mail is not locked out again by the same attacker before the login', async () => {
  const { email } = await pam.newPlayer('oblehany')
  await lockOut('oblehany')
  const ownBrowser = pam.browser()
  await ownBrowser.expect(202, 'POST', '/platform/unlock/send', { login: 'oblehany' })
  await ownBrowser.expect(200, 'POST', '/platform/unlock', { login: 'oblehany', code: await pam.mailedCode(email) })
  await lockOut('oblehany')
  expect((await login(ownBrowser, 'oblehany')).status).toBe(200)
})

test('wrong mailed codes count per requesting browser: others neither consume the player’s attempts nor replace the code', async () => {
  const { email } = await pam.newPlayer('citatel')
  const [ownBrowser, attacker] = [pam.browser(), pam.browser()]
  const send = (browser: Browser) => browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'citatel' })
  const reset = (browser: Browser, code: string) =>
    browser.call('POST', '/platform/password/reset', { login: 'citatel', code, newPassword: 'Zelený-Plot-77' })
  await send(ownBrowser)
  const code = await pam.mailedCode(email)
  await send(attacker)
  for (let count = 0; count < 6; count += 1) expect((await reset(attacker, 'AAAA-AAAA')).status).toBe(401)
  // The correct code does not work either where no attempts are left or none was requested.
  expect((await reset(attacker, code)).status).toBe(401)
  expect((await reset(pam.browser(), code)).status).toBe(401)
  pam.pass({ minutes: 2 })
  await send(attacker)
  expect(await pam.mailedCode(email)).not.toBe(code)
  expect((await reset(ownBrowser, code)).status).toBe(200)
})

test('a browser that requests a code within a minute of another’s request uses the mail already sent', async () => {
  const { email } = await pam.newPlayer('predbehnuty')
  const [attacker, ownBrowser] = [pam.browser(), pam.browser()]
  for (const browser of [attacker, ownBrowser])
    await browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'predbehnuty' })
  const code = await pam.mailedCode(email)
  const mails = (await pam.app.inject(`/platform/mail?to=${email}`)).json<{ subject: string }[]>()
  expect(mails.filter(({ subject }) => subject === 'Obnova hesla')).toHaveLength(1)
  await ownBrowser.expect(200, 'POST', '/platform/password/reset', { login: 'predbehnuty', code, newPassword: 'Zelený-Plot-77' })
})

test('a lockout is in the audit log, once', async () => {
  await pam.newPlayer('zapisany')
  await lockOut('zapisany')
  await lockOut('zapisany')
  const { rows } = await pam.database.pool.query(
    `SELECT a.details, a.address FROM pam.audit_log a JOIN pam.players p ON p.id = a.player_id
     WHERE p.username = 'zapisany' AND a.action = 'account-locked'`,
  )
  expect(rows).toEqual([{ details: { why: 'password' }, address: '127.0.0.1' }])
})

test('a code request is answered before any account lookup, alike for known and unknown names (M13)', async () => {
  await pam.newPlayer('dozadu')
  const lookups: string[] = []
  const { pool } = pam.database
  const query = pool.query.bind(pool)
  pool.query = ((text: string, ...rest: unknown[]) => {
    lookups.push(text)
    return (query as (...of: unknown[]) => unknown)(text, ...rest)
  }) as typeof pool.query
  try {
    const queriesPerRequest: string[][] = []
    for (const path of ['password/reset', 'unlock', 'email-verification'])
      for (const name of ['dozadu', 'niktoniky']) {
        lookups.length = 0
        await pam.browser().expect(202, 'POST', `/platform/${path}/send`, { login: name })
        queriesPerRequest.push([...lookups])
      }
    for (const statements of queriesPerRequest) expect(statements).toEqual(queriesPerRequest[0])
    expect(queriesPerRequest.flat().join()).not.toMatch(/players|mails/)
  } finally {
    pool.query = query as typeof pool.query
  }
})
