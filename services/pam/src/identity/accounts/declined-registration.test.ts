import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { PASSWORD, type RunningPam, registrationOf, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const mailSubjectsTo = async (to: string) =>
  (await pam.app.inject(`/platform/mail?to=${to}`)).json<{ subject: string }[]>().map(({ subject }) => subject)

/** Everything observable about a registration from outside, without access to the mailbox. */
async function observableResponses(registration: ReturnType<typeof registrationOf>) {
  const browser = pam.browser()
  const { username, email, password } = registration
  const observed: unknown[] = []
  const observe = async (client: Browser, path: string, body: object) => {
    const { status, body: reply, headers } = await client.call('POST', `/platform/${path}`, body)
    const text = JSON.stringify(reply).replaceAll(username, 'NAME')
    observed.push([path, status, text, Object.keys(headers).toSorted(), [...client.cookies.keys()].toSorted()])
  }
  await observe(browser, 'register', registration)
  await observe(pam.browser(), 'register', registrationOf(username.toUpperCase()))
  await observe(browser, 'login', { username, password })
  await observe(browser, 'login', { username: email, password })
  await observe(browser, 'email-verification/send', { login: username })
  await observe(browser, 'email-verification', { login: username, code: 'AAAA-AAAA' })
  for (let count = 0; count < 4; count += 1) await observe(pam.browser(), 'login', { username, password: 'Nie-toto-1' })
  await observe(pam.browser(), 'unlock/send', { login: username })
  await observe(browser, 'password/reset/send', { login: username })
  return observed
}

test('registering with a taken address or birth number is indistinguishable from any registration (M13)', async () => {
  const owner = await pam.newPlayer('majitelka')
  const password = 'Zelený-Plot-77'
  const fresh = await observableResponses(registrationOf('uplnenovy', { password }))
  expect(await observableResponses(registrationOf('cudziadresa', { password, email: owner.email }))).toEqual(fresh)
  expect(await observableResponses(registrationOf('cudziecislo', { password, birthNumber: owner.birthNumber }))).toEqual(fresh)
})

test('the owner is notified by mail, once a day; the typed address gets nothing', async () => {
  const owner = await pam.newPlayer('vlastnik')
  const attempts = ['prvypokus', 'druhypokus'].map((name) => registrationOf(name, { birthNumber: owner.birthNumber }))
  for (const registration of attempts) await pam.browser().expect(201, 'POST', '/platform/register', registration)
  expect(await mailSubjectsTo(owner.email)).toEqual(['Účet už máte', 'Overte svoju e-mailovú adresu'])
  for (const registration of attempts) expect(await mailSubjectsTo(registration.email)).toEqual([])
  pam.pass({ hours: 24 })
  await pam.browser().expect(201, 'POST', '/platform/register', registrationOf('tretipokus', { email: owner.email }))
  expect((await mailSubjectsTo(owner.email))[0]).toBe('Účet už máte')
  const { rows } = await pam.database.pool.query(`SELECT 1 FROM pam.audit_log WHERE action = 'registration-declined'`)
  expect(rows.length).toBeGreaterThanOrEqual(3)
})

test('an unverified address is not notified that its birth number was used again', async () => {
  const first = registrationOf('neoverena')
  await pam.browser().expect(201, 'POST', '/platform/register', first)
  await pam.browser().expect(201, 'POST', '/platform/register', registrationOf('druha', { birthNumber: first.birthNumber }))
  expect(await mailSubjectsTo(first.email)).toEqual(['Overte svoju e-mailovú adresu'])
})

test('a password reset by mail verifies the address too', async () => {
  const registration = registrationOf('zabudlivy')
  await pam.browser().expect(201, 'POST', '/platform/register', registration)
  const browser = pam.browser()
  await browser.expect(202, 'POST', '/platform/password/reset/send', { login: 'zabudlivy' })
  const code = await pam.mailedCode(registration.email)
  await browser.expect(200, 'POST', '/platform/password/reset', { login: 'zabudlivy', code, newPassword: PASSWORD })
  await pam.playing('zabudlivy')
})

test('the registration’s code may be entered in another browser after the password was given there', async () => {
  const registration = registrationOf('prenosny')
  await pam.browser().expect(201, 'POST', '/platform/register', registration)
  const code = await pam.mailedCode(registration.email)
  const phone = pam.browser()
  const verify = () => phone.call('POST', '/platform/email-verification', { login: 'prenosny', code })
  expect((await verify()).status).toBe(401)
  await phone.expect(200, 'POST', '/platform/login', { username: 'prenosny', password: PASSWORD })
  expect((await verify()).status).toBe(200)
})
