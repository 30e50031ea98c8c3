import { expect, test } from 'vitest'
import { fakePam } from './pam.fixture.ts'
import { openTab, type Tab, until } from './harness.fixture.ts'

/** A dialog that is there at once, and says so as the embedded one does. */
async function tabWithDialog({ shown = true } = {}) {
  const opened: string[] = []
  let closed = 0
  const pam = fakePam()
  pam.toggles = ['login-dialog-2']
  const tab: Tab = openTab({
    pam,
    settings: {
      dialog: () => ({
        async open(screen, toggles) {
          opened.push(`${screen} ${toggles.join()}`)
          if (shown) queueMicrotask(() => tab.engine.dialogVisible(true))
          return shown
        },
        close: () => {
          closed += 1
        },
      }),
    },
  })
  await tab.settled()
  return { tab, pam, opened, closed: () => closed }
}

test('a page asks; the player logs in in the embedded dialog; the page is told [4.13] [7.47]', async () => {
  const { tab, pam, opened } = await tabWithDialog()
  const answer = tab.engine.requestLogin()
  await until(() => opened.length === 1)
  await new Promise((done) => setTimeout(done, 5))
  pam.platform = { username: 'jana', state: 'active' }
  tab.engine.dialogLogin()
  tab.engine.dialogVisible(false)
  expect(await answer).toBe(true)
  expect([tab.view().username, opened]).toEqual(['jana', ['login login-dialog-2']])
})

test('a dialog that is closed without a login: the page is told no [4.13]', async () => {
  const { tab, opened } = await tabWithDialog()
  const answers = Promise.all([tab.engine.requestLogin(), tab.engine.requestLogin()])
  await until(() => opened.length === 1)
  await new Promise((done) => setTimeout(done, 5))
  tab.engine.dialogVisible(false)
  tab.advance(3_000)
  expect(await answers).toEqual([false, false])
})

test('the dialog was just closed and is asked for again: it opens again, and both pages hear how it ends [4.13]', async () => {
  const { tab, opened } = await tabWithDialog()
  const first = tab.engine.requestLogin()
  await until(() => opened.length === 1)
  await new Promise((done) => setTimeout(done, 5))
  tab.engine.dialogVisible(false)
  const second = tab.engine.requestLogin('registration')
  await until(() => opened.length === 2)
  expect(opened[1]).toBe('registration login-dialog-2')
  await new Promise((done) => setTimeout(done, 5))
  tab.engine.dialogVisible(false)
  tab.advance(3_000)
  expect(await Promise.all([first, second])).toEqual([false, false])
})

test('a player who is in is asked nothing [4.13]', async () => {
  const { tab, opened } = await tabWithDialog()
  await tab.engine.logIn({ username: 'jana', password: 'spravne-heslo', rememberMe: 0 })
  expect([await tab.engine.requestLogin(), opened]).toEqual([true, []])
})

test('a dialog that cannot be shown is a no, not a wait [4.13]', async () => {
  const { tab } = await tabWithDialog({ shown: false })
  expect(await tab.engine.requestLogin()).toBe(false)
})

test('toggles that cannot be had do not stop the dialog [4.13] [7.44]', async () => {
  const { tab, pam, opened } = await tabWithDialog()
  pam.faults.set('gateway.featureToggles', '500')
  void tab.engine.requestLogin('registration')
  await until(() => opened.length === 1)
  expect(opened).toEqual(['registration '])
})

test('a browser that the dialog asked to remember keeps the name, and comes in silently when it is opened again [4.8] [9.2]', async () => {
  const { tab, pam } = await tabWithDialog()
  pam.platform = { username: 'jana', state: 'active' }
  pam.rememberMeExists = true
  tab.engine.dialogLogin()
  await until(() => tab.view().auth === 'authenticated')
  expect(tab.browser.cookies.get('remembered-player')).toBe('jana')
  pam.platform = null
  pam.gateway = null
  const later = openTab({ pam, browser: tab.browser })
  expect(await later.settled()).toMatchObject({ auth: 'authenticated', username: 'jana' })
})

test('a login in the dialog that no page asked for counts all the same [7.47]', async () => {
  const { tab, pam } = await tabWithDialog()
  pam.platform = { username: 'jana', state: 'active' }
  tab.engine.dialogLogin()
  await until(() => tab.view().auth === 'authenticated')
  expect(tab.events).toEqual(['login'])
})
