import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { type FakePam, fakePam } from './pam.fixture.ts'
import { fakeBrowser, openTab, type Tab } from './harness.fixture.ts'

const loggedIn = (username: string): FakePam =>
  Object.assign(fakePam(), { platform: { username, state: 'active' }, gateway: username })
const CREDENTIALS = { username: 'jana', password: 'spravne-heslo', rememberMe: 0 } as const

async function twoTabs(pam: FakePam): Promise<[Tab, Tab]> {
  const browser = fakeBrowser()
  const tabs: [Tab, Tab] = [openTab({ pam, browser }), openTab({ pam, browser })]
  await Promise.all(tabs.map((tab) => tab.settled()))
  return tabs
}

test('a logout in one tab logs the other one out, without a second call [F8]', async () => {
  const [firstTab, secondTab] = await twoTabs(loggedIn('jana'))
  firstTab.engine.logOut()
  expect(secondTab.view()).toMatchObject({ auth: 'guest', reason: 'other-tab', data: null })
  await firstTab.settled()
  expect(firstTab.pam.calls.filter((name) => name === 'platform.logout')).toHaveLength(1)
})

test('a login in one tab logs in the other one [F8]', async () => {
  const [firstTab, secondTab] = await twoTabs(fakePam())
  await firstTab.engine.logIn(CREDENTIALS)
  await expect.poll(() => secondTab.view().username).toBe('jana')
})

test('after another player logs in in another tab, the first player’s balance is never shown under the new name [F8]', async () => {
  const [firstTab, secondTab] = await twoTabs(loggedIn('peter'))
  firstTab.engine.logOut()
  await firstTab.settled()
  await firstTab.engine.logIn(CREDENTIALS)
  await expect.poll(() => secondTab.view().data?.balance.value?.casino_gaming?.amount).toBe(12_345)
  for (const tab of [firstTab, secondTab]) {
    for (const { username, data } of tab.views) {
      const amount = data?.balance.value?.casino_gaming?.amount
      if (amount !== undefined) expect([username, amount]).toEqual(username === 'jana' ? ['jana', 12_345] : ['peter', 999])
    }
  }
})

test('a response that arrives after the logout is dropped [F8]', async () => {
  const pam = loggedIn('jana')
  const originalFetch = pam.fetch
  let release = (): void => undefined
  const balancesReleased = new Promise<void>((go) => {
    release = go
  })
  const slowFetch: typeof fetch = async (...call) => {
    if (String(call[0]).endsWith('/balances')) await balancesReleased
    return originalFetch(...call)
  }
  const tab = openTab({ pam: Object.assign(pam, { fetch: slowFetch }) })
  await expect.poll(() => tab.view().data?.balance.state).toBe('loading')
  tab.engine.logOut()
  release()
  await tab.settled()
  expect(tab.views.every(({ data }) => (data?.balance.value ?? null) === null)).toBe(true)
})

test('no private data enters the back/forward cache, and a player who has logged out is not restored from it [F8]', async () => {
  const [firstTab, secondTab] = await twoTabs(loggedIn('jana'))
  secondTab.watch.hidden()
  expect(secondTab.view()).toMatchObject({ auth: 'pending', username: null, data: null, sessionStartedAt: null })
  secondTab.watch.restored()
  expect(await secondTab.settled()).toMatchObject({ auth: 'authenticated', username: 'jana' })
  secondTab.watch.hidden()
  firstTab.engine.logOut()
  await firstTab.settled()
  secondTab.watch.restored()
  expect(await secondTab.settled()).toMatchObject({ auth: 'guest', data: null })
})

test('with blocked cookies the lobby works as for a guest, and a login reports why it fails [F7]', async () => {
  const browser = Object.assign(fakeBrowser(), { cookiesBlocked: true })
  const pam = fakePam()
  const tab = openTab({ pam, browser })
  expect((await tab.settled()).auth).toBe('guest')
  // The browser stores no cookies: every call arrives without a session.
  const { answer } = pam
  pam.answer = (name, body) => {
    const reply = answer(name, body)
    pam.platform = null
    return reply
  }
  expect(await tab.engine.logIn(CREDENTIALS)).toEqual({ ok: false, code: 'cookies-blocked' })
  tab.engine.dialogLogin()
  await tab.settled()
  expect(tab.notices).toContainEqual({ kind: 'login-failed', code: 'cookies-blocked' })
})

test('in any order of logins, logouts, faults and tabs, only the current player’s data is shown [F8]', async () => {
  const actions = ['one in', 'two in', 'one out', 'two out', 'disconnect', 'reconnect', 'hide', 'show', 'beat', 'over'] as const
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...actions), { maxLength: 12 }), async (history) => {
      const pam = fakePam()
      const browser = fakeBrowser()
      const [firstTab, secondTab] = [openTab({ pam, browser }), openTab({ pam, browser })]
      for (const action of history) {
        if (action === 'one in') void firstTab.engine.logIn(CREDENTIALS)
        if (action === 'two in') void secondTab.engine.logIn({ ...CREDENTIALS, username: 'peter' })
        if (action === 'one out') firstTab.engine.logOut()
        if (action === 'two out') secondTab.engine.logOut()
        if (action === 'disconnect')
          for (const name of ['platform.session', 'gateway.balances', 'platform.temporaryToken']) pam.faults.set(name, 'offline')
        if (action === 'reconnect') pam.faults.clear()
        if (action === 'hide') secondTab.watch.hidden()
        if (action === 'show') secondTab.watch.restored()
        if (action === 'beat') firstTab.advance(5 * 60_000)
        if (action === 'over') Object.assign(pam, { platform: null, gateway: null })
        await new Promise((done) => setTimeout(done, 1))
      }
      pam.faults.clear()
      secondTab.watch.restored()
      await Promise.all([firstTab.settled(), secondTab.settled()])
      for (const { auth, username, data } of [...firstTab.views, ...secondTab.views]) {
        if (auth !== 'authenticated') expect([username, data]).toEqual([null, null])
      }
      for (const tab of [firstTab, secondTab]) tab.engine.stop()
    }),
    { numRuns: inject('breadth') === 'full' ? 300 : 30 },
  )
})
