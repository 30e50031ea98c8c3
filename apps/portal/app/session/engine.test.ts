import { expect, test } from 'vitest'
import { fakePam } from './pam.fixture.ts'
import { fakeBrowser, openTab } from './harness.fixture.ts'

const janaIn = (pam = fakePam()) => {
  pam.platform = { username: 'jana', state: 'active' }
  pam.gateway = 'jana'
  return pam
}
const CREDENTIALS = { username: 'jana', password: 'spravne-heslo', rememberMe: 0 } as const

test('pending, then a guest: nothing of a player is asked for [4.1] [4.3]', async () => {
  const tab = openTab()
  expect(tab.view().auth).toBe('pending')
  await tab.settled()
  expect(tab.view()).toMatchObject({ auth: 'guest', username: null, data: null })
  expect(tab.pam.calls).toEqual(['platform.session'])
})

test('a session both hosts agree on is kept, and the player’s data load after the first result [4.2] [4.7]', async () => {
  const tab = openTab({ pam: janaIn() })
  const view = await tab.settled()
  expect(view).toMatchObject({ auth: 'authenticated', username: 'jana', connected: true })
  expect(view.data?.balance).toEqual({ state: 'ready', value: { casino_gaming: { amount: 12_345, currencyCode: 'EUR' } } })
  expect(tab.pam.calls.slice(0, 2)).toEqual(['platform.session', 'gateway.validateSession'])
  expect(tab.events).toEqual(['login'])
})

test('a typed login goes by temporary token to the gateway [4.11] [7.2]', async () => {
  const tab = openTab()
  await tab.settled()
  tab.pam.calls.length = 0
  expect(await tab.engine.logIn(CREDENTIALS)).toEqual({ ok: true, code: null })
  expect(tab.pam.calls.slice(0, 3)).toEqual(['platform.login', 'platform.temporaryToken', 'gateway.login'])
  const [, body] = tab.pam.bodies.find(([name]) => name === 'gateway.login') ?? []
  expect(body).toMatchObject({ username: 'jana', ims_temporary_token: 'zeton', client_platform: 'web' })
})

test('a wrong password is told to the caller by its code, and nobody is in [8.7] [8.9]', async () => {
  const tab = openTab()
  await tab.settled()
  expect(await tab.engine.logIn({ ...CREDENTIALS, password: 'zle' })).toEqual({ ok: false, code: 'wrong-credentials' })
  expect(tab.view().auth).toBe('guest')
})

test('the second factor is asked for, then answered [4.9] [3.52]', async () => {
  const pam = fakePam()
  pam.secondFactor = true
  const tab = openTab({ pam })
  await tab.settled()
  const asked = await tab.engine.logIn(CREDENTIALS)
  expect(asked).toMatchObject({ ok: false, code: 'second-factor-required', secondFactor: { challenge: 'vyzva' } })
  expect(await tab.engine.answerSecondFactor('vyzva', '123456')).toEqual({ ok: true, code: null })
})

test('a remembered player comes in silently; without the server’s token the name is worth nothing [4.8] [M10]', async () => {
  const browser = fakeBrowser()
  browser.cookies.set('remembered-player', 'jana')
  const pam = fakePam()
  pam.rememberMeExists = true
  expect((await openTab({ pam, browser }).settled()).username).toBe('jana')
  const forged = openTab({ browser })
  expect((await forged.settled()).auth).toBe('guest')
  expect(forged.pam.calls).not.toContain('platform.login')
  expect(browser.cookies.has('remembered-player')).toBe(false)
})

test('the silent login of a player with a second factor raises the event and lets nobody in [4.9]', async () => {
  const browser = fakeBrowser()
  browser.cookies.set('remembered-player', 'jana')
  const pam = fakePam()
  Object.assign(pam, { rememberMeExists: true, secondFactor: true })
  const tab = openTab({ pam, browser })
  expect((await tab.settled()).validation).toMatchObject({ why: 'second-factor' })
  expect([tab.view().auth, tab.events]).toEqual(['guest', ['login-validation']])
})

test('a native launch with credentials logs in natively, once [4.4] [4.16]', async () => {
  const tab = openTab({ settings: { native: { username: 'jana', token: 'jednorazovy' } } })
  expect((await tab.settled()).username).toBe('jana')
  expect(tab.pam.calls.filter((name) => name === 'platform.nativeLogin')).toHaveLength(1)
  expect(tab.pam.calls).not.toContain('platform.session')
})

test('a native launch asks before it replaces another player; whoever keeps the question closed stays in', async () => {
  const peter = () => {
    const pam = fakePam()
    Object.assign(pam, { platform: { username: 'peter', state: 'active' }, gateway: 'peter' })
    return pam
  }
  const settings = { native: { username: 'jana', token: 'jednorazovy' } }
  const kept = openTab({ pam: peter(), settings, agrees: false })
  expect((await kept.settled()).username).toBe('peter')
  expect([kept.questions, kept.pam.calls.filter((name) => name === 'platform.nativeLogin')]).toEqual([
    ['jana'],
    ['platform.nativeLogin'],
  ])
  const replaced = openTab({ pam: peter(), settings, agrees: true })
  expect((await replaced.settled()).username).toBe('jana')
  const logins = replaced.pam.bodies.filter(([name]) => name === 'platform.nativeLogin').map(([, body]) => body)
  expect(logins).toEqual([
    { username: 'jana', token: 'jednorazovy', replace: false },
    { username: 'jana', token: 'jednorazovy', replace: true },
  ])
})

test('a native view loads no messages [4.16]', async () => {
  const tab = openTab({ pam: janaIn(), settings: { shell: { native: true, embedded: true, embeddedApp: false } } })
  await expect.poll(() => tab.view().data?.protection.state).toBe('ready')
  expect(tab.pam.calls).not.toContain('platform.waitingMessages')
})

test('an excluded player is let in and sent to the explanation after a login, never to another site [4.11] [S6]', async () => {
  const pam = fakePam()
  pam.excluded = true
  const tab = openTab({ pam })
  await tab.settled()
  await tab.engine.logIn(CREDENTIALS)
  expect([tab.view().auth, tab.went]).toEqual(['authenticated', ['/ucet/ochrana']])
  const careful = openTab({ pam: Object.assign(fakePam(), { excluded: true }), settings: { safeAddress: () => null } })
  await careful.settled()
  await careful.engine.logIn(CREDENTIALS)
  expect(careful.went).toEqual([])
})

test('a logout takes everything away at once, and tells both hosts what the header sends [4.3] [7.26]', async () => {
  const tab = openTab({ pam: janaIn() })
  await tab.settled()
  tab.browser.cookies.set('remembered-player', 'jana')
  tab.engine.logOut()
  expect(tab.view()).toMatchObject({ auth: 'guest', username: null, data: null, sessionStartedAt: null })
  await tab.settled()
  expect(tab.pam.bodies.find(([name]) => name === 'platform.logout')?.[1]).toEqual({
    allSessions: false,
    realMode: true,
    behavior: 'root',
    invalidateRememberMe: true,
  })
  expect([tab.pam.platform, tab.pam.gateway, tab.events, [...tab.browser.cookies.keys()]]).toEqual([
    null,
    null,
    ['login', 'logout'],
    [],
  ])
  expect(tab.timers()).toBe(0)
})

test('a logout nobody heard is said so, and said again at the next start before anybody is let in', async () => {
  const tab = openTab({ pam: janaIn() })
  await tab.settled()
  tab.pam.faults.set('platform.logout', 'offline')
  tab.engine.logOut()
  await tab.settled()
  expect([tab.pam.platform?.username, tab.notices]).toEqual(['jana', [{ kind: 'logout-unconfirmed' }]])
  tab.pam.faults.clear()
  const next = openTab({ pam: tab.pam, browser: tab.browser })
  expect((await next.settled()).auth).toBe('guest')
  expect([tab.pam.platform, tab.browser.cookies.has('logout-pending')]).toEqual([null, false])
})

test('heartbeats go to both hosts every five minutes with the time since the last action [4.12] [7.10]', async () => {
  const tab = openTab({ pam: janaIn() })
  await tab.settled()
  tab.watch.action()
  tab.pam.calls.length = 0
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.pam.calls.toSorted()).toEqual(['gateway.keepAlive', 'platform.keepAlive'])
  expect(tab.pam.bodies.at(-1)?.[1]).toBe(300_000)
})

test('trouble with heartbeats is "reconnecting", retried, and no failed session [4.12]', async () => {
  const tab = openTab({ pam: janaIn() })
  await tab.settled()
  tab.pam.faults.set('gateway.keepAlive', 'offline')
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.view().connected).toBe(false)
  expect([tab.view().auth, tab.view().data?.balance.value !== null]).toEqual(['authenticated', true])
  tab.pam.faults.clear()
  tab.watch.wake()
  await expect.poll(() => tab.view().connected).toBe(true)
})

test('a session that is over is renewed silently by what is remembered; without that a login dialog covers the page [4.11] [4.12]', async () => {
  const tab = openTab({ pam: janaIn() })
  await tab.settled()
  tab.browser.cookies.set('remembered-player', 'jana')
  Object.assign(tab.pam, { platform: null, gateway: null, rememberMeExists: true })
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.pam.gateway).toBe('jana')
  expect([(await tab.settled()).auth, tab.events]).toEqual(['authenticated', ['login']])
  Object.assign(tab.pam, { platform: null, gateway: null, rememberMeExists: false })
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.view().auth).toBe('guest')
  expect(tab.events.slice(1)).toEqual(['internal-logout', 'logout', 'login-validation'])
  expect(tab.view().validation).toMatchObject({ why: 'session-over', detail: { username: 'jana' } })
})

test('half an hour without an action asks the server at once, and its lock is opened by the password [M8]', async () => {
  const tab = openTab({ pam: janaIn() })
  await tab.settled()
  tab.watch.action()
  tab.pam.faults.set('gateway.keepAlive', 'offline')
  tab.advance(29 * 60_000)
  tab.pam.faults.clear()
  tab.pam.answer = (name) => {
    if (name.endsWith('keepAlive')) throw { status: 401, errorCode: 'session-idle' }
    return {}
  }
  tab.advance(2 * 60_000)
  await expect.poll(() => tab.view().reason).toBe('locked')
  expect(tab.view()).toMatchObject({ auth: 'guest', data: null, validation: { why: 'locked', detail: { username: 'jana' } } })
})

test('an idle session is opened again by the password, under a fresh gateway session [M8]', async () => {
  const pam = fakePam()
  pam.platform = { username: 'jana', state: 'locked' }
  const tab = openTab({ pam })
  expect((await tab.settled()).reason).toBe('locked')
  expect(await tab.engine.unlock('zle')).toMatchObject({ ok: false, code: 'wrong-credentials' })
  expect(await tab.engine.unlock('spravne-heslo')).toMatchObject({ ok: true })
  expect([tab.view().username, pam.gateway]).toEqual(['jana', 'jana'])
})

test('the server’s clock decides, however wrong this one is [F6]', async () => {
  const ahead = openTab({ pam: janaIn(), startAt: Date.parse('2026-05-01T10:10:00Z') })
  const view = await ahead.settled()
  expect(Math.round(view.clockOffset / 60_000)).toBe(-10)
  expect(view.sessionStartedAt).toBe(Date.parse('2026-05-01T09:30:00Z'))
})
