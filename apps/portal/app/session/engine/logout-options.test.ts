import { expect, test } from 'vitest'
import { openTab } from './harness.fixture.ts'
import { type FakePam, fakePam } from './pam.fixture.ts'

const withJanaLoggedIn = (): FakePam =>
  Object.assign(fakePam(), { platform: { username: 'jana', state: 'active' }, gateway: 'jana' })
/** Bodies by call; both hosts are called at once. */
const logoutsOf = ({ bodies }: FakePam) =>
  Object.fromEntries(bodies.filter(([name]) => name.endsWith('logout')).map(([name, body]) => [name, body ?? null]))

test('a renewal logs out of all sessions at both hosts and keeps remember-me; every option is sent [4.11] [7.26]', async () => {
  const tab = openTab({ pam: withJanaLoggedIn() })
  await tab.settled()
  Object.assign(tab.pam, { platform: null, gateway: null })
  tab.advance(5 * 60_000)
  await expect.poll(() => tab.view().auth).toBe('guest')
  expect(logoutsOf(tab.pam)).toEqual({
    'platform.logout': { allSessions: true, realMode: true, behavior: 'root', invalidateRememberMe: false },
    'gateway.logout': null,
  })
})

test('a login that the gateway refuses is ended at the platform only, without the gateway [4.11] [8.8] [7.26]', async () => {
  const tab = openTab()
  await tab.settled()
  tab.pam.faults.set('gateway.login', '401')
  await tab.engine.logIn({ username: 'jana', password: 'spravne-heslo', rememberMe: 0 })
  await tab.settled()
  expect(logoutsOf(tab.pam)).toEqual({
    'platform.logout': { allSessions: false, realMode: true, behavior: 'root', invalidateRememberMe: false },
  })
})
