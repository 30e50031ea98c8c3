import { expect, test } from 'vitest'
import { fakePam } from './pam.fixture.ts'
import { openTab, type Tab, waitUntil } from './harness.fixture.ts'

/** A tab with a dialog that opens at once and reports its visibility like the embedded one. */
async function tabWithDialog({ canOpen = true } = {}) {
  const openedScreens: string[] = []
  let closedCount = 0
  const pam = fakePam()
  pam.toggles = ['login-dialog-2']
  const tab: Tab = openTab({
    pam,
    settings: {
      dialog: () => ({
        async open(screen, toggles) {
          openedScreens.push(`${screen} ${toggles.join()}`)
          if (canOpen) queueMicrotask(() => tab.engine.dialogVisible(true))
          return canOpen
        },
        close: () => {
          closedCount += 1
        },
      }),
    },
  })
  await tab.settled()
  return { tab, pam, openedScreens: openedScreens, closed: () => closedCount }
}

test('a page requests a login; the player logs in in the embedded dialog; the request resolves with true [4.13]', async () => {
  const { tab, pam, openedScreens } = await tabWithDialog()
  const answer = tab.engine.requestLogin()
  await waitUntil(() => openedScreens.length === 1)
  await new Promise((done) => setTimeout(done, 5))
  pam.platform = { username: 'jana', state: 'active' }
  tab.engine.dialogLogin()
  tab.engine.dialogVisible(false)
  expect(await answer).toBe(true)
  expect([tab.view().username, openedScreens]).toEqual(['jana', ['login login-dialog-2']])
})

test('closing the dialog without a login resolves all requests with false [4.13]', async () => {
  const { tab, openedScreens } = await tabWithDialog()
  const answers = Promise.all([tab.engine.requestLogin(), tab.engine.requestLogin()])
  await waitUntil(() => openedScreens.length === 1)
  await new Promise((done) => setTimeout(done, 5))
  tab.engine.dialogVisible(false)
  tab.advance(3_000)
  expect(await answers).toEqual([false, false])
})

test('a request right after closing reopens the dialog, and both requests get the result [4.13]', async () => {
  const { tab, openedScreens } = await tabWithDialog()
  const firstRequest = tab.engine.requestLogin()
  await waitUntil(() => openedScreens.length === 1)
  await new Promise((done) => setTimeout(done, 5))
  tab.engine.dialogVisible(false)
  const second = tab.engine.requestLogin('registration')
  await waitUntil(() => openedScreens.length === 2)
  expect(openedScreens[1]).toBe('registration login-dialog-2')
  await new Promise((done) => setTimeout(done, 5))
  tab.engine.dialogVisible(false)
  tab.advance(3_000)
  expect(await Promise.all([firstRequest, second])).toEqual([false, false])
})

test('for a logged-in player no dialog opens [4.13]', async () => {
  const { tab, openedScreens } = await tabWithDialog()
  await tab.engine.logIn({ username: 'jana', password: 'spravne-heslo', rememberMe: 0 })
  expect([await tab.engine.requestLogin(), openedScreens]).toEqual([true, []])
})

test('a dialog that cannot be shown resolves with false at once [4.13]', async () => {
  const { tab } = await tabWithDialog({ canOpen: false })
  expect(await tab.engine.requestLogin()).toBe(false)
})

test('the dialog opens even when the toggles cannot be loaded [4.13] [7.44]', async () => {
  const { tab, pam, openedScreens } = await tabWithDialog()
  pam.faults.set('gateway.featureToggles', '500')
  void tab.engine.requestLogin('registration')
  await waitUntil(() => openedScreens.length === 1)
  expect(openedScreens).toEqual(['registration '])
})

test('after a login with remember-me in the dialog the name is stored for 14 days, and the next visit logs in silently [4.8] [9.2]', async () => {
  const { tab, pam } = await tabWithDialog()
  pam.platform = { username: 'jana', state: 'active' }
  pam.rememberMeExists = true
  tab.engine.dialogLogin()
  await waitUntil(() => tab.view().auth === 'authenticated')
  expect(tab.browser.cookies.get('remembered-player')).toBe('jana')
  expect(tab.browser.cookieAges.get('remembered-player')).toBe(14 * 24 * 3_600)
  pam.platform = null
  pam.gateway = null
  const nextVisit = openTab({ pam, browser: tab.browser })
  expect(await nextVisit.settled()).toMatchObject({ auth: 'authenticated', username: 'jana' })
})

test('a login in the dialog counts without a request, too [4.13]', async () => {
  const { tab, pam } = await tabWithDialog()
  pam.platform = { username: 'jana', state: 'active' }
  tab.engine.dialogLogin()
  await waitUntil(() => tab.view().auth === 'authenticated')
  expect(tab.events).toEqual(['login'])
})
