import { expect, test } from 'vitest'
import { fakePam } from './pam.fixture.ts'
import { fakeBrowser, openTab } from './harness.fixture.ts'

const withJanaLoggedIn = (pam = fakePam()) => {
  pam.platform = { username: 'jana', state: 'active' }
  pam.gateway = 'jana'
  return pam
}
const CREDENTIALS = { username: 'jana', password: 'spravne-heslo', rememberMe: 0 } as const

test('pending, then a guest: no player data is requested [4.1] [4.3]', async () => {
  const tab = openTab()
  expect(tab.view().auth).toBe('pending')
  await tab.settled()
  expect(tab.view()).toMatchObject({ auth: 'guest', username: null, data: null })
  expect(tab.pam.calls).toEqual(['platform.session'])
})

test('a session valid at both hosts is used, and the player’s data loads after the first result [4.2] [4.7]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
  const view = await tab.settled()
  expect(view).toMatchObject({ auth: 'authenticated', username: 'jana', connected: true })
  expect(view.data?.balance).toEqual({ state: 'ready', value: { casino_gaming: { amount: 12_345, currencyCode: 'EUR' } } })
  expect(tab.pam.calls.slice(0, 2)).toEqual(['platform.session', 'gateway.validateSession'])
  expect(tab.events).toEqual(['login'])
})

test('a login with password uses a temporary token for the gateway [4.11] [7.2]', async () => {
  const tab = openTab()
  await tab.settled()
  tab.pam.calls.length = 0
  expect(await tab.engine.logIn(CREDENTIALS)).toEqual({ ok: true, code: null })
  expect(tab.pam.calls.slice(0, 3)).toEqual(['platform.login', 'platform.temporaryToken', 'gateway.login'])
  const [, body] = tab.pam.bodies.find(([name]) => name === 'gateway.login') ?? []
  expect(body).toMatchObject({ username: 'jana', ims_temporary_token: 'zeton', client_platform: 'web' })
})

test('the session token of a login is held for one game or chat session, for half a minute, until the logout [3.49] [7.2]', async () => {
  const tab = openTab()
  await tab.settled()
  const logInAgain = async () => {
    tab.engine.logOut()
    await tab.settled()
    await tab.engine.logIn(CREDENTIALS)
  }
  await tab.engine.logIn(CREDENTIALS)
  expect([tab.engine.takeSessionToken(), tab.engine.takeSessionToken()]).toEqual(['relacia', null])
  await logInAgain()
  tab.advance(30_000)
  expect(tab.engine.takeSessionToken()).toBeNull()
  await logInAgain()
  tab.engine.logOut()
  await tab.settled()
  expect(tab.engine.takeSessionToken()).toBeNull()
})

test('a wrong password returns its error code, and the page stays a guest’s [8.7] [8.9]', async () => {
  const tab = openTab()
  await tab.settled()
  expect(await tab.engine.logIn({ ...CREDENTIALS, password: 'zle' })).toEqual({ ok: false, code: 'wrong-credentials' })
  expect(tab.view().auth).toBe('guest')
})

test('a login can require a second factor [4.9] [3.52]', async () => {
  const pam = fakePam()
  pam.secondFactor = true
  const tab = openTab({ pam })
  await tab.settled()
  const loginAnswer = await tab.engine.logIn(CREDENTIALS)
  expect(loginAnswer).toMatchObject({ ok: false, code: 'second-factor-required', secondFactor: { challenge: 'vyzva' } })
  expect(await tab.engine.answerSecondFactor('vyzva', '123456')).toEqual({ ok: true, code: null })
})

test('a remembered player is logged in silently; without the server’s token the stored name has no effect [4.8] [M10]', async () => {
  const browser = fakeBrowser()
  browser.cookies.set('remembered-player', 'jana')
  const pam = fakePam()
  pam.rememberMeExists = true
  expect((await openTab({ pam, browser }).settled()).username).toBe('jana')
  const withoutToken = openTab({ browser })
  expect((await withoutToken.settled()).auth).toBe('guest')
  expect(withoutToken.pam.calls).not.toContain('platform.login')
  expect(browser.cookies.has('remembered-player')).toBe(false)
})

test('the silent login of a player with a second factor emits the event and logs no player in [4.9]', async () => {
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

test('a native launch asks before it replaces another player; if declined, that player stays logged in', async () => {
  const withPeterLoggedIn = () => {
    const pam = fakePam()
    Object.assign(pam, { platform: { username: 'peter', state: 'active' }, gateway: 'peter' })
    return pam
  }
  const settings = { native: { username: 'jana', token: 'jednorazovy' } }
  const declined = openTab({ pam: withPeterLoggedIn(), settings, confirmsReplacement: false })
  expect((await declined.settled()).username).toBe('peter')
  expect([declined.questions, declined.pam.calls.filter((name) => name === 'platform.nativeLogin')]).toEqual([
    ['jana'],
    ['platform.nativeLogin'],
  ])
  const replaced = openTab({ pam: withPeterLoggedIn(), settings, confirmsReplacement: true })
  expect((await replaced.settled()).username).toBe('jana')
  const logins = replaced.pam.bodies.filter(([name]) => name === 'platform.nativeLogin').map(([, body]) => body)
  expect(logins).toEqual([
    { username: 'jana', token: 'jednorazovy', replace: false },
    { username: 'jana', token: 'jednorazovy', replace: true },
  ])
})

test('a native view loads no messages [4.16]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn(), settings: { shell: { native: true, embedded: true, embeddedApp: false } } })
  await expect.poll(() => tab.view().data?.protection.state).toBe('ready')
  expect(tab.pam.calls).not.toContain('platform.waitingMessages')
})

test('an excluded player is logged in and redirected to the explanation, never to another site [4.11] [S6]', async () => {
  const pam = fakePam()
  pam.excluded = true
  const tab = openTab({ pam })
  await tab.settled()
  await tab.engine.logIn(CREDENTIALS)
  expect([tab.view().auth, tab.redirects]).toEqual(['authenticated', ['/ucet/ochrana']])
  const strictTab = openTab({ pam: Object.assign(fakePam(), { excluded: true }), settings: { safeAddress: () => null } })
  await strictTab.settled()
  await strictTab.engine.logIn(CREDENTIALS)
  expect(strictTab.redirects).toEqual([])
})

test('a logout clears the view at once and sends the header’s options to both hosts [4.3] [7.26]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
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

test('an unconfirmed logout is reported, and repeated at the next start before any login', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
  await tab.settled()
  tab.pam.faults.set('platform.logout', 'offline')
  tab.engine.logOut()
  await tab.settled()
  expect([tab.pam.platform?.username, tab.notices]).toEqual(['jana', [{ kind: 'logout-unconfirmed' }]])
  tab.pam.faults.clear()
  const nextTab = openTab({ pam: tab.pam, browser: tab.browser })
  expect((await nextTab.settled()).auth).toBe('guest')
  expect([tab.pam.platform, tab.browser.cookies.has('logout-pending')]).toEqual([null, false])
})

test('heartbeats go to both hosts every five minutes with the time since the last action [4.12] [7.10]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
  await tab.settled()
  tab.watch.action()
  tab.pam.calls.length = 0
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.pam.calls.toSorted()).toEqual(['gateway.keepAlive', 'platform.keepAlive'])
  expect(tab.pam.bodies.at(-1)?.[1]).toBe(300_000)
})

test('failed heartbeats show "reconnecting" and are retried; the session is not ended [4.12]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
  await tab.settled()
  tab.pam.faults.set('gateway.keepAlive', 'offline')
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.view().connected).toBe(false)
  expect([tab.view().auth, tab.view().data?.balance.value !== null]).toEqual(['authenticated', true])
  tab.pam.faults.clear()
  tab.watch.wake()
  await expect.poll(() => tab.view().connected).toBe(true)
})

test('an expired session is renewed silently by remember-me; without it the login dialog opens [4.11] [4.12]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
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

test('after half an hour without an action the server is asked at once, and the session is locked until the password is entered [M8]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
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

test('a locked session is unlocked by the password, with a new gateway session [M8]', async () => {
  const pam = fakePam()
  pam.platform = { username: 'jana', state: 'locked' }
  const tab = openTab({ pam })
  expect((await tab.settled()).reason).toBe('locked')
  expect(await tab.engine.unlock('zle')).toMatchObject({ ok: false, code: 'wrong-credentials' })
  expect(await tab.engine.unlock('spravne-heslo')).toMatchObject({ ok: true })
  expect([tab.view().username, pam.gateway]).toEqual(['jana', 'jana'])
})

test('the server’s clock is used even when the local clock is wrong [F6]', async () => {
  const aheadTab = openTab({ pam: withJanaLoggedIn(), startAt: Date.parse('2026-05-01T10:10:00Z') })
  const view = await aheadTab.settled()
  expect(Math.round(view.clockOffset / 60_000)).toBe(-10)
  expect(view.sessionStartedAt).toBe(Date.parse('2026-05-01T09:30:00Z'))
})

test('after a session check without an answer the next page still expects the player; the end of the session ends that [4.1]', async () => {
  const pam = withJanaLoggedIn()
  const browser = fakeBrowser()
  const isExpected = () => browser.cookies.has('last-action')
  browser.cookies.set('last-action', '1')
  pam.faults.set('gateway.validateSession', '500')
  expect(await openTab({ pam, browser }).settled()).toMatchObject({ auth: 'guest', reason: 'unreachable' })
  expect(isExpected()).toBe(true)
  pam.faults.clear()
  pam.platform = null
  pam.gateway = null
  await openTab({ pam, browser }).settled()
  expect(isExpected()).toBe(false)
})

test('a session check without an answer does not show the § 32 information again, the end of a session and a new login do [4.31]', async () => {
  const pam = withJanaLoggedIn()
  const browser = fakeBrowser()
  const isSeen = () => browser.cookies.has('rgl-seen')
  browser.cookies.set('rgl-seen', '1')
  pam.faults.set('gateway.validateSession', '500')
  await openTab({ pam, browser }).settled()
  expect(isSeen()).toBe(true)
  pam.faults.clear()
  pam.platform = null
  pam.gateway = null
  const guest = openTab({ pam, browser })
  await guest.settled()
  expect(isSeen()).toBe(false)
  browser.cookies.set('rgl-seen', '1')
  await guest.engine.logIn(CREDENTIALS)
  expect(isSeen()).toBe(false)
})
