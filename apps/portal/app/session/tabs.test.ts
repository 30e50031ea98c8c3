import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { type FakePam, fakePam } from './pam.fixture.ts'
import { fakeBrowser, openTab, type Tab } from './harness.fixture.ts'

const inside = (username: string): FakePam =>
  Object.assign(fakePam(), { platform: { username, state: 'active' }, gateway: username })
const CREDENTIALS = { username: 'jana', password: 'spravne-heslo', rememberMe: 0 } as const

async function twoTabs(pam: FakePam): Promise<[Tab, Tab]> {
  const browser = fakeBrowser()
  const tabs: [Tab, Tab] = [openTab({ pam, browser }), openTab({ pam, browser })]
  await Promise.all(tabs.map((tab) => tab.settled()))
  return tabs
}

test('a logout in one tab logs the other one out, without a second call [F8]', async () => {
  const [one, two] = await twoTabs(inside('jana'))
  one.engine.logOut()
  expect(two.view()).toMatchObject({ auth: 'guest', reason: 'other-tab', data: null })
  await one.settled()
  expect(one.pam.calls.filter((name) => name === 'platform.logout')).toHaveLength(1)
})

test('a login in one tab brings the other one in [F8]', async () => {
  const [one, two] = await twoTabs(fakePam())
  await one.engine.logIn(CREDENTIALS)
  await expect.poll(() => two.view().username).toBe('jana')
})

test('somebody else logs in in another tab: the first one’s balance is never shown under the new name [F8]', async () => {
  const [one, two] = await twoTabs(inside('peter'))
  one.engine.logOut()
  await one.settled()
  await one.engine.logIn(CREDENTIALS)
  await expect.poll(() => two.view().data?.balance.value?.casino_gaming?.amount).toBe(12_345)
  for (const tab of [one, two]) {
    for (const { username, data } of tab.seen) {
      const amount = data?.balance.value?.casino_gaming?.amount
      if (amount !== undefined) expect([username, amount]).toEqual(username === 'jana' ? ['jana', 12_345] : ['peter', 999])
    }
  }
})

test('an answer that comes after the logout is nobody’s [F8]', async () => {
  const pam = inside('jana')
  const answer = pam.fetch
  let release = (): void => undefined
  const held = new Promise<void>((go) => {
    release = go
  })
  const late: typeof fetch = async (...call) => {
    if (String(call[0]).endsWith('/balances')) await held
    return answer(...call)
  }
  const tab = openTab({ pam: Object.assign(pam, { fetch: late }) })
  await expect.poll(() => tab.view().data?.balance.state).toBe('loading')
  tab.engine.logOut()
  release()
  await tab.settled()
  expect(tab.seen.every(({ data }) => (data?.balance.value ?? null) === null)).toBe(true)
})

test('into the back/forward cache goes nothing private, and out of it comes nobody who has logged out [F8]', async () => {
  const [one, two] = await twoTabs(inside('jana'))
  two.watch.hidden()
  expect(two.view()).toMatchObject({ auth: 'pending', username: null, data: null, sessionStartedAt: null })
  two.watch.restored()
  expect(await two.settled()).toMatchObject({ auth: 'authenticated', username: 'jana' })
  two.watch.hidden()
  one.engine.logOut()
  await one.settled()
  two.watch.restored()
  expect(await two.settled()).toMatchObject({ auth: 'guest', data: null })
})

test('with blocked cookies the lobby is a guest’s, and a login says why it cannot work [F7]', async () => {
  const browser = Object.assign(fakeBrowser(), { cookiesBlocked: true })
  const pam = fakePam()
  const tab = openTab({ pam, browser })
  expect((await tab.settled()).auth).toBe('guest')
  // The browser keeps none of the hosts' cookies: every call comes without a session.
  const { answer } = pam
  pam.answer = (name, said) => {
    const reply = answer(name, said)
    pam.platform = null
    return reply
  }
  expect(await tab.engine.logIn(CREDENTIALS)).toEqual({ ok: false, code: 'cookies-blocked' })
  tab.engine.dialogLogin()
  await tab.settled()
  expect(tab.notices).toContainEqual({ kind: 'login-failed', code: 'cookies-blocked' })
})

test('any order of logins, logouts, faults and tabs: what is shown is of the player it is shown to [F8]', async () => {
  const deeds = ['one in', 'two in', 'one out', 'two out', 'line gone', 'line back', 'hide', 'show', 'beat', 'over'] as const
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...deeds), { maxLength: 12 }), async (history) => {
      const pam = fakePam()
      const browser = fakeBrowser()
      const [one, two] = [openTab({ pam, browser }), openTab({ pam, browser })]
      for (const deed of history) {
        if (deed === 'one in') void one.engine.logIn(CREDENTIALS)
        if (deed === 'two in') void two.engine.logIn({ ...CREDENTIALS, username: 'peter' })
        if (deed === 'one out') one.engine.logOut()
        if (deed === 'two out') two.engine.logOut()
        if (deed === 'line gone')
          for (const name of ['platform.session', 'gateway.balances', 'platform.temporaryToken']) pam.faults.set(name, 'offline')
        if (deed === 'line back') pam.faults.clear()
        if (deed === 'hide') two.watch.hidden()
        if (deed === 'show') two.watch.restored()
        if (deed === 'beat') one.advance(5 * 60_000)
        if (deed === 'over') Object.assign(pam, { platform: null, gateway: null })
        await new Promise((done) => setTimeout(done, 1))
      }
      pam.faults.clear()
      two.watch.restored()
      await Promise.all([one.settled(), two.settled()])
      for (const { auth, username, data } of [...one.seen, ...two.seen]) {
        if (auth !== 'authenticated') expect([username, data]).toEqual([null, null])
      }
      for (const tab of [one, two]) tab.engine.stop()
    }),
    { numRuns: inject('breadth') === 'full' ? 300 : 30 },
  )
})
