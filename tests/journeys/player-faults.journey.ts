import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import type { Fault } from '../clients/faults.ts'
import {
  accountButtonOf,
  callsOf,
  expect,
  expectLobbyToWork,
  faultsToTry,
  guestLoginLink,
  addSessionCookies,
  controlTimeouts,
  runWithFault,
  unexpectedErrors,
  PASSWORD,
  expireTimeouts,
  snackbar,
  test,
  timesCalled,
  faultCasesOf,
  suppressPopups,
} from './fault-fixtures.ts'
import { createPlayerWithSecondFactor } from './player.ts'

const STARTUP = 'Prihlásenie sa nepodarilo spustiť'
const UNREACHABLE = 'Prihlasovacia služba neodpovedá'

test.beforeEach(async ({ guest }) => {
  await suppressPopups(guest)
  await controlTimeouts(guest)
})

test('a hanging call times out after 15 seconds, not earlier: the balance shows the error, the page works meanwhile [7.1] [8.2] [8.6] [F1]', async ({
  guest,
  faultProxy,
  services,
  baseURL,
  browserErrors,
}) => {
  const balances = 'GET /gateway/pams/api/v2/balances'
  await guest.clock.install()
  await guest.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = (...call) => {
      if (String(call[0]).endsWith('/balances')) Object.assign(window, { balancesAskedAt: Date.now() })
      return send(...call)
    }
  })
  await addSessionCookies(guest, services, String(baseURL))
  faultProxy.setFault(balances, 'hang')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => faultProxy.calls).toContain(balances)
  const askedAt = await guest.evaluate(() => (window as unknown as { balancesAskedAt: number }).balancesAskedAt)
  await guest.clock.pauseAt(askedAt + 14_900)
  const failed = guest.getByText('Zostatok sa nepodarilo načítať')
  await expect(guest.getByRole('status', { name: 'Zostatok sa načítava' })).toBeVisible()
  await expect(failed).toHaveCount(0)
  await guest.clock.fastForward(100)
  await expect(failed).toBeVisible()
  await guest.clock.resume()
  await guest.getByRole('banner').getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.poll(() => timesCalled(faultProxy, balances)).toBe(2)
  await expectLobbyToWork(guest)
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

for (const cases of faultCasesOf({
  'GET /platform/manifest.json': 'garbage',
  'GET /platform/login.js': 'truncated',
  'GET /platform/identity.js': 'refused',
  'GET /platform/session': 'hang',
}))
  test(`${callsOf(cases)}: with any fault the lobby shows a guest, and the message stays until the page is refreshed [8.4] [8.30] [4.5] [4.6] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    await guest.clock.install()
    await addSessionCookies(guest, services, String(baseURL))
    for (const [index, [call, fault]] of cases.entries()) {
      const start = () => (index === 0 ? openLobby(guest) : refresh(guest))
      faultProxy.clearFaults()
      await runWithFault({ page: guest, faultProxy, expire: () => guest.clock.fastForward(15_000) }, call, fault, start)
      await expect(snackbar(guest, STARTUP), `${call} ${fault}`).toBeVisible()
      await expect(guestLoginLink(guest), `${call} ${fault}`).toBeVisible()
      await expect(accountButtonOf(guest)).toHaveCount(0)
    }
    await expectLobbyToWork(guest)
    await guest.clock.fastForward(60_000)
    await expect(snackbar(guest, STARTUP)).toBeVisible()
    faultProxy.clearFaults()
    await refresh(guest)
    await expect(accountButtonOf(guest)).toBeVisible()
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

const openLobby = (page: Page) => page.goto('/', { waitUntil: 'commit' }).then(() => undefined)
async function refresh(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await snackbar(page, STARTUP).getByRole('button', { name: 'Obnoviť stránku' }).click()
  await reloaded
}

for (const cases of faultCasesOf({
  'POST /gateway/v1/_validate-login-session': 'hang',
  'POST /platform/temporary-token': '500',
  'GET /platform/session': 'garbage',
}))
  test(`${callsOf(cases)}: any fault is reported with a retry button, and no player is logged in [4.7] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    await addSessionCookies(guest, services, String(baseURL))
    faultProxy.setFault('POST /platform/temporary-token', 'refused')
    await openLobby(guest)
    await expect(snackbar(guest, UNREACHABLE)).toBeVisible()
    for (const [call, fault] of cases) {
      faultProxy.clearFaults()
      const retry = () => snackbar(guest, UNREACHABLE).getByRole('button', { name: 'Skúsiť znova' }).click()
      await runWithFault({ page: guest, faultProxy }, call, fault, retry)
      await expect(snackbar(guest, UNREACHABLE), `${call} ${fault}`).toBeVisible()
      await expect(guestLoginLink(guest), `${call} ${fault}`).toBeVisible()
    }
    await expectLobbyToWork(guest)
    faultProxy.clearFaults()
    await guest.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(accountButtonOf(guest)).toBeVisible()
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

const EXPECTED_TEXT: Record<Fault, RegExp> = {
  refused: /Nepodarilo sa spojiť so serverom/,
  reset: /(Odpoveď servera sa nedala prečítať|Nepodarilo sa spojiť so serverom)/,
  hang: /Server neodpovedal včas/,
  '500': /Na našej strane nastala chyba/,
  garbage: /Odpoveď servera sa nedala prečítať/,
  truncated: /Odpoveď servera sa nedala prečítať/,
  '10 MB': /Odpoveď servera sa nedala prečítať/,
}

test('the feature toggles, a login or a code that meets a fault: a login dialog opens and shows what went wrong, and the next attempt works [4.13] [8.7] [8.9] [4.11] [F1]', async ({
  guest,
  faultProxy,
  browserErrors,
}) => {
  const { username, password } = await createPlayerWithSecondFactor(guest)
  await guest.goto('/')
  const dialog = guest.getByRole('dialog', { name: 'Prihlásenie' })
  const toggles = 'GET /gateway/v1/feature-toggles'
  for (const [index, fault] of faultsToTry('hang').entries()) {
    if (index > 0) await guest.keyboard.press('Escape')
    await expect(dialog, fault).toBeHidden()
    const previousCalls = timesCalled(faultProxy, toggles)
    const expire = () => expireTimeouts(guest, 4_000)
    await runWithFault({ page: guest, faultProxy, expire }, toggles, fault, () => guestLoginLink(guest).click())
    // A cut connection makes the browser itself repeat the request.
    if (fault !== 'refused' && fault !== 'reset') expect(timesCalled(faultProxy, toggles), fault).toBe(previousCalls + 1)
    await expect(dialog.getByLabel('Heslo', { exact: true }), fault).toBeVisible()
  }
  const alert = guest.getByRole('dialog').getByRole('alert')
  await dialog.getByLabel('Používateľské meno alebo e-mail').fill(username)
  await dialog.getByLabel('Heslo', { exact: true }).fill(password)
  const logIn = () => dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
  for (const fault of faultsToTry('hang', 'garbage')) {
    await runWithFault({ page: guest, faultProxy }, 'POST /platform/login', fault, logIn)
    await expect(alert, fault).toHaveText(EXPECTED_TEXT[fault])
  }
  faultProxy.clearFaults()
  await logIn()
  await guest.getByLabel('Kód z aplikácie').fill('000000')
  const verify = () => guest.getByRole('button', { name: 'Overiť', exact: true }).click()
  for (const fault of faultsToTry('refused', '500')) {
    await runWithFault({ page: guest, faultProxy }, 'POST /platform/login/second-factor', fault, verify)
    await expect(alert, fault).toHaveText(EXPECTED_TEXT[fault])
  }
  faultProxy.clearFaults()
  await verify()
  await expect(alert).toHaveText(/Kód nie je správny/)
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

async function openDialog(page: Page) {
  await guestLoginLink(page).click()
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
  await expect(dialog.getByLabel('Heslo', { exact: true })).toBeVisible()
  return dialog
}

test('a gateway that fails to log the player in: an automatic start waits for the connection, a login is rolled back on the platform and reported, and the next one works [8.8] [F1]', async ({
  guest,
  faultProxy,
  services,
  baseURL,
  browserErrors,
}) => {
  await addSessionCookies(guest, services, String(baseURL))
  faultProxy.setFault('POST /gateway/v1/login', 'refused')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(snackbar(guest, UNREACHABLE)).toBeVisible()
  await expect(guestLoginLink(guest)).toBeVisible()
  const rolledBackLogins = () => timesCalled(faultProxy, 'POST /platform/logout')
  expect(rolledBackLogins()).toBe(0)
  const logIn = async () => {
    const dialog = await openDialog(guest)
    await dialog.getByLabel('Používateľské meno alebo e-mail').fill('hrac')
    await dialog.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  }
  // A visible message is not shown twice; it may have disappeared by itself.
  const closeMessage = async () => {
    const close = snackbar(guest, UNREACHABLE).getByRole('button', { name: 'Zavrieť' })
    await close.click({ timeout: 6_000 }).catch(() => undefined)
    await expect(snackbar(guest, UNREACHABLE)).toBeHidden()
  }
  for (const [index, fault] of (breadth === 'full' ? (['hang', 'garbage'] as const) : (['hang'] as const)).entries()) {
    await closeMessage()
    await runWithFault({ page: guest, faultProxy }, 'POST /gateway/v1/login', fault, logIn)
    await expect.poll(rolledBackLogins, fault).toBe(index + 1)
    await expect(snackbar(guest, UNREACHABLE), fault).toBeVisible()
    await expect(guestLoginLink(guest), fault).toBeVisible()
  }
  faultProxy.clearFaults()
  await logIn()
  await expect(accountButtonOf(guest)).toBeVisible()
  await guest.getByRole('dialog', { name: 'Vaše hranie' }).getByRole('button', { name: 'Zavrieť' }).click()
  await expectLobbyToWork(guest)
  expect(unexpectedErrors(browserErrors)).toEqual([])
})
