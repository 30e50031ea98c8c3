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
/** Somebody who knows the name and nothing else. */
async function lockOut(username: string): Promise<void> {
  for (let count = 0; count < 3; count += 1) await login(pam.browser(), username, 'Nie-toto-1')
  expect((await login(pam.browser(), username)).status).toBe(423)
}
const EXCLUSION = { product: 'Casino', gameType: null, months: 6, password: PASSWORD }

test('who is in can confirm with the password although strangers locked the name: an idle session opens, self-exclusion acts', async () => {
  await pam.newPlayer('vnutri')
  const browser = await pam.playing('vnutri')
  await lockOut('vnutri')
  pam.pass({ minutes: 31 })
  await browser.expect(200, 'POST', '/platform/reauthenticate', { password: PASSWORD })
  await browser.expect(200, 'POST', '/platform/exclusions', EXCLUSION)
  expect((await login(pam.browser(), 'vnutri')).status).toBe(423)
})

test('the third wrong password inside a session ends it, and those that came from the same login; other browsers and the name stay', async () => {
  await pam.newPlayer('otvoreny')
  const [left, elsewhere] = [await pam.playing('otvoreny', { rememberMe: 1 }), pam.browser()]
  pam.pass({ seconds: 1 })
  await login(elsewhere, 'otvoreny')
  const { temporaryToken } = await left.expect<{ temporaryToken: string }>(200, 'POST', '/platform/temporary-token')
  const copy = pam.browser()
  await copy.expect(200, 'POST', '/platform/login/native', { username: 'otvoreny', token: temporaryToken })
  const wrong = (browser: Browser) => browser.call('POST', '/platform/exclusions', { ...EXCLUSION, password: 'Nie-toto-1' })
  expect((await wrong(left)).body.errorCode).toBe('wrong-credentials')
  expect((await wrong(copy)).body.errorCode).toBe('wrong-credentials')
  expect((await wrong(left)).body.errorCode).toBe('session-over')
  for (const browser of [left, copy]) expect((await browser.call('GET', '/platform/account')).body.errorCode).toBe('session-over')
  left.cookies.delete('herna-platform')
  expect((await login(left, 'otvoreny', '')).status).toBe(401)
  expect((await elsewhere.call('GET', '/platform/account')).status).toBe(200)
  expect((await login(pam.browser(), 'otvoreny')).status).toBe(200)
})

test('fifty guesses at once inside a session are three guesses', async () => {
  await pam.newPlayer('subezny')
  const browser = await pam.playing('subezny')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => browser.call('POST', '/platform/reauthenticate', { password: `Nie-toto-${index}` })),
  )
  expect(answers.filter(({ body }) => body.errorCode === 'wrong-credentials')).toHaveLength(2)
  expect(answers.filter(({ body }) => body.errorCode === 'session-over')).toHaveLength(48)
})

test('a browser the player has logged in with passes a lock that strangers caused; another browser does not', async () => {
  await pam.newPlayer('znamy')
  const own = await pam.playing('znamy')
  await own.expect(200, 'POST', '/platform/logout')
  await lockOut('znamy')
  expect((await login(own, 'znamy')).status).toBe(200)
  // The lock stays for everybody else, and for other names in this browser.
  expect((await login(pam.browser(), 'znamy')).status).toBe(423)
  await pam.newPlayer('inyhrac')
  await lockOut('inyhrac')
  expect((await login(own, 'inyhrac')).status).toBe(423)
})

test('a remembered browser logs in silently although strangers locked the name', async () => {
  await pam.newPlayer('pamatany')
  const own = await pam.playing('pamatany', { rememberMe: 1 })
  for (const name of ['herna-platform', 'herna-gateway']) own.cookies.delete(name)
  await lockOut('pamatany')
  expect((await login(own, 'pamatany', '')).status).toBe(200)
})

test('three failures in a known browser lock the account as any other, and the browser is known no longer (GLI-19 2.5.3)', async () => {
  await pam.newPlayer('roztrzity')
  const own = await pam.playing('roztrzity')
  await own.expect(200, 'POST', '/platform/logout')
  for (let count = 0; count < 3; count += 1) expect((await login(own, 'roztrzity', 'Nie-toto-1')).status).toBe(401)
  expect((await login(own, 'roztrzity')).status).toBe(423)
  expect((await login(pam.browser(), 'roztrzity')).status).toBe(423)
})

test('a device cookie that was planted before the login is worth nothing after it', async () => {
  await pam.newPlayer('podstrceny')
  const [victim, attacker] = [pam.browser(), pam.browser()]
  await attacker.expect(202, 'POST', '/platform/unlock/send', { login: 'nikto' })
  victim.cookies.set('herna-device', attacker.cookies.get('herna-device') as string)
  await login(victim, 'podstrceny')
  await lockOut('podstrceny')
  expect((await login(attacker, 'podstrceny')).status).toBe(423)
  expect((await login(victim, 'podstrceny')).status).toBe(200)
})

test('whoever unlocks by mail is not locked out again by the same stranger before the login', async () => {
  const { email } = await pam.newPlayer('oblehany')
  await lockOut('oblehany')
  const own = pam.browser()
  await own.expect(202, 'POST', '/platform/unlock/send', { login: 'oblehany' })
  await own.expect(200, 'POST', '/platform/unlock', { login: 'oblehany', code: await pam.mailedCode(email) })
  await lockOut('oblehany')
  expect((await login(own, 'oblehany')).status).toBe(200)
})

test('wrong mailed codes count by the browser that asked: a stranger neither uses up the player’s tries nor replaces the code', async () => {
  const { email } = await pam.newPlayer('citatel')
  const [own, stranger] = [pam.browser(), pam.browser()]
  const send = (browser: Browser) => browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'citatel' })
  const reset = (browser: Browser, code: string) =>
    browser.call('POST', '/platform/password/reset', { login: 'citatel', code, newPassword: 'Zelený-Plot-77' })
  await send(own)
  const code = await pam.mailedCode(email)
  await send(stranger)
  for (let count = 0; count < 6; count += 1) expect((await reset(stranger, 'AAAA-AAAA')).status).toBe(401)
  // Nor does the right code work where the tries are used up, or where nobody asked.
  expect((await reset(stranger, code)).status).toBe(401)
  expect((await reset(pam.browser(), code)).status).toBe(401)
  pam.pass({ minutes: 2 })
  await send(stranger)
  expect(await pam.mailedCode(email)).not.toBe(code)
  expect((await reset(own, code)).status).toBe(200)
})

test('a browser that asks within the minute of a stranger’s request uses the letter that is there', async () => {
  const { email } = await pam.newPlayer('predbehnuty')
  const [stranger, own] = [pam.browser(), pam.browser()]
  for (const browser of [stranger, own])
    await browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'predbehnuty' })
  const code = await pam.mailedCode(email)
  const letters = (await pam.app.inject(`/platform/mail?to=${email}`)).json<{ subject: string }[]>()
  expect(letters.filter(({ subject }) => subject === 'Obnova hesla')).toHaveLength(1)
  await own.expect(200, 'POST', '/platform/password/reset', { login: 'predbehnuty', code, newPassword: 'Zelený-Plot-77' })
})

test('a lock-out stands in the audit trail, once', async () => {
  await pam.newPlayer('zapisany')
  await lockOut('zapisany')
  await lockOut('zapisany')
  const { rows } = await pam.database.pool.query(
    `SELECT a.details, a.address FROM pam.audit_log a JOIN pam.players p ON p.id = a.player_id
     WHERE p.username = 'zapisany' AND a.action = 'account-locked'`,
  )
  expect(rows).toEqual([{ details: { why: 'password' }, address: '127.0.0.1' }])
})

test('asking for a code is answered before anybody is looked up, for known and unknown names alike (M13)', async () => {
  await pam.newPlayer('dozadu')
  const lookups: string[] = []
  const { pool } = pam.database
  const query = pool.query.bind(pool)
  pool.query = ((text: string, ...rest: unknown[]) => {
    lookups.push(text)
    return (query as (...of: unknown[]) => unknown)(text, ...rest)
  }) as typeof pool.query
  try {
    const asked: string[][] = []
    for (const path of ['password/reset', 'unlock', 'email-verification'])
      for (const name of ['dozadu', 'niktoniky']) {
        lookups.length = 0
        await pam.browser().expect(202, 'POST', `/platform/${path}/send`, { login: name })
        asked.push([...lookups])
      }
    for (const statements of asked) expect(statements).toEqual(asked[0])
    expect(asked.flat().join()).not.toMatch(/players|mails/)
  } finally {
    pool.query = query as typeof pool.query
  }
})
