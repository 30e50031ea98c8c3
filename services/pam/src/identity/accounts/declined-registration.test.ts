import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { PASSWORD, type RunningPam, registrationOf, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const lettersTo = async (to: string) =>
  (await pam.app.inject(`/platform/mail?to=${to}`)).json<{ subject: string }[]>().map(({ subject }) => subject)

/** Everything a stranger can see of a registration, apart from letters to an address that is not theirs. */
async function whatIsSeen(wanted: ReturnType<typeof registrationOf>) {
  const browser = pam.browser()
  const { username, email, password } = wanted
  const seen: unknown[] = []
  const see = async (by: Browser, path: string, body: object) => {
    const { status, body: answer, headers } = await by.call('POST', `/platform/${path}`, body)
    const text = JSON.stringify(answer).replaceAll(username, 'NAME')
    seen.push([path, status, text, Object.keys(headers).toSorted(), [...by.cookies.keys()].toSorted()])
  }
  await see(browser, 'register', wanted)
  await see(pam.browser(), 'register', registrationOf(username.toUpperCase()))
  await see(browser, 'login', { username, password })
  await see(browser, 'login', { username: email, password })
  await see(browser, 'email-verification/send', { login: username })
  await see(browser, 'email-verification', { login: username, code: 'AAAA-AAAA' })
  for (let count = 0; count < 4; count += 1) await see(pam.browser(), 'login', { username, password: 'Nie-toto-1' })
  await see(pam.browser(), 'unlock/send', { login: username })
  await see(browser, 'password/reset/send', { login: username })
  return seen
}

test('registering with a taken address or birth number looks from outside like any registration (M13)', async () => {
  const owner = await pam.newPlayer('majitelka')
  const password = 'Zelený-Plot-77'
  const fresh = await whatIsSeen(registrationOf('uplnenovy', { password }))
  expect(await whatIsSeen(registrationOf('cudziadresa', { password, email: owner.email }))).toEqual(fresh)
  expect(await whatIsSeen(registrationOf('cudziecislo', { password, birthNumber: owner.birthNumber }))).toEqual(fresh)
})

test('the owner is told by mail, once a day; the address that was typed gets nothing', async () => {
  const owner = await pam.newPlayer('vlastnik')
  const tries = ['prvypokus', 'druhypokus'].map((name) => registrationOf(name, { birthNumber: owner.birthNumber }))
  for (const wanted of tries) await pam.browser().expect(201, 'POST', '/platform/register', wanted)
  expect(await lettersTo(owner.email)).toEqual(['Účet už máte', 'Overte svoju e-mailovú adresu'])
  for (const wanted of tries) expect(await lettersTo(wanted.email)).toEqual([])
  pam.pass({ hours: 24 })
  await pam.browser().expect(201, 'POST', '/platform/register', registrationOf('tretipokus', { email: owner.email }))
  expect((await lettersTo(owner.email))[0]).toBe('Účet už máte')
  const { rows } = await pam.database.pool.query(`SELECT 1 FROM pam.audit_log WHERE action = 'registration-declined'`)
  expect(rows.length).toBeGreaterThanOrEqual(3)
})

test('an address nobody has proven is not told that its birth number was used again', async () => {
  const first = registrationOf('neoverena')
  await pam.browser().expect(201, 'POST', '/platform/register', first)
  await pam.browser().expect(201, 'POST', '/platform/register', registrationOf('druha', { birthNumber: first.birthNumber }))
  expect(await lettersTo(first.email)).toEqual(['Overte svoju e-mailovú adresu'])
})

test('a password reset by mail proves the address too', async () => {
  const wanted = registrationOf('zabudlivy')
  await pam.browser().expect(201, 'POST', '/platform/register', wanted)
  const browser = pam.browser()
  await browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'zabudlivy' })
  const code = await pam.mailedCode(wanted.email)
  await browser.expect(200, 'POST', '/platform/password/reset', { login: 'zabudlivy', code, newPassword: PASSWORD })
  await pam.playing('zabudlivy')
})

test('the code of the registration may be typed in another browser once the password was given there', async () => {
  const wanted = registrationOf('prenosny')
  await pam.browser().expect(201, 'POST', '/platform/register', wanted)
  const code = await pam.mailedCode(wanted.email)
  const phone = pam.browser()
  const verify = () => phone.call('POST', '/platform/email-verification', { login: 'prenosny', code })
  expect((await verify()).status).toBe(401)
  await phone.expect(200, 'POST', '/platform/login', { username: 'prenosny', password: PASSWORD })
  expect((await verify()).status).toBe(200)
})
