import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import type { Fault } from '../clients/faults.ts'
import {
  accountOf,
  callsOf,
  expect,
  expectLobbyToWork,
  faultsTried,
  guestsWayIn,
  haveSession,
  holdDeadlines,
  meet,
  ownComplaints,
  PASSWORD,
  passDeadlines,
  snackbar,
  test,
  timesCalled,
  trialsOf,
  withoutPopups,
} from './faulty-line.ts'
import { withSecondFactor } from './player.ts'

test.use({ pictures: 'shown' }) // what pictures do to the other calls is under test

/** To one host, of a browser without HTTP/2. */
const CONNECTIONS = 6
const STARTUP = 'Prihlásenie sa nepodarilo spustiť'
const UNREACHABLE = 'Prihlasovacia služba neodpovedá'

test.beforeEach(async ({ guest }) => {
  await withoutPopups(guest)
  await holdDeadlines(guest)
})

test('a call that hangs is given up after 15 seconds, not before: the balance says so, the page works meanwhile [7.1] [8.2] [8.6] [F1]', async ({
  guest,
  line,
  services,
  baseURL,
  complaints,
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
  await haveSession(guest, services, String(baseURL))
  line.break(balances, 'hang')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => line.calls).toContain(balances)
  const askedAt = await guest.evaluate(() => (window as unknown as { balancesAskedAt: number }).balancesAskedAt)
  await guest.clock.pauseAt(askedAt + 14_900)
  const failed = guest.getByText('Zostatok sa nepodarilo načítať')
  await expect(guest.getByRole('status', { name: 'Zostatok sa načítava' })).toBeVisible()
  await expect(failed).toHaveCount(0)
  await guest.clock.fastForward(100)
  await expect(failed).toBeVisible()
  await guest.clock.resume()
  await guest.getByRole('banner').getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.poll(() => timesCalled(line, balances)).toBe(2)
  await expectLobbyToWork(guest)
  expect(ownComplaints(complaints)).toEqual([])
})

test('pictures that are drawn for the first time keep the browser’s few connections busy; the player is known before them', async ({
  guest,
  line,
  services,
  baseURL,
}) => {
  await haveSession(guest, services, String(baseURL))
  const isPicture = (call: string) => call.startsWith('GET /content/assets/')
  line.break(/^GET \/content\/assets\//, 'slow')
  await guest.goto('/vsetky-hry', { waitUntil: 'commit' })
  await expect(accountOf(guest)).toBeVisible()
  const [begun, known] = ['manifest.json', 'session'].map((name) => line.calls.indexOf(`GET /platform/${name}`))
  // A picture that ends makes room for the next call; those that only wait come later.
  expect(line.calls.slice(begun, known).filter(isPicture).length).toBeLessThan(CONNECTIONS / 2)
  await expect.poll(() => line.calls.slice(known).filter(isPicture).length).toBeGreaterThan(CONNECTIONS)
})

for (const trials of trialsOf({
  'GET /platform/manifest.json': 'garbage',
  'GET /platform/login.js': 'truncated',
  'GET /platform/identity.js': 'refused',
  'GET /platform/session': 'hang',
}))
  test(`${callsOf(trials)}: whatever goes wrong, the lobby is a guest’s, and the message stays until the page is refreshed [8.4] [8.30] [4.5] [4.6] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    await guest.clock.install()
    await haveSession(guest, services, String(baseURL))
    for (const [index, [call, fault]] of trials.entries()) {
      const start = () => (index === 0 ? openLobby(guest) : refresh(guest))
      line.mend()
      await meet({ page: guest, line, pass: () => guest.clock.fastForward(15_000) }, call, fault, start)
      await expect(snackbar(guest, STARTUP), `${call} ${fault}`).toBeVisible()
      await expect(guestsWayIn(guest), `${call} ${fault}`).toBeVisible()
      await expect(accountOf(guest)).toHaveCount(0)
    }
    await expectLobbyToWork(guest)
    await guest.clock.fastForward(60_000)
    await expect(snackbar(guest, STARTUP)).toBeVisible()
    line.mend()
    await refresh(guest)
    await expect(accountOf(guest)).toBeVisible()
    expect(ownComplaints(complaints)).toEqual([])
  })

const openLobby = (page: Page) => page.goto('/', { waitUntil: 'commit' }).then(() => undefined)
async function refresh(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await snackbar(page, STARTUP).getByRole('button', { name: 'Obnoviť stránku' }).click()
  await reloaded
}

for (const trials of trialsOf({
  'POST /gateway/v1/_validate-login-session': 'hang',
  'POST /platform/temporary-token': '500',
  'GET /platform/session': 'garbage',
}))
  test(`${callsOf(trials)}: whatever goes wrong is told with a way to try again, and nobody is in [4.7] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    await haveSession(guest, services, String(baseURL))
    line.break('POST /platform/temporary-token', 'refused')
    await openLobby(guest)
    await expect(snackbar(guest, UNREACHABLE)).toBeVisible()
    for (const [call, fault] of trials) {
      line.mend()
      const retry = () => snackbar(guest, UNREACHABLE).getByRole('button', { name: 'Skúsiť znova' }).click()
      await meet({ page: guest, line }, call, fault, retry)
      await expect(snackbar(guest, UNREACHABLE), `${call} ${fault}`).toBeVisible()
      await expect(guestsWayIn(guest), `${call} ${fault}`).toBeVisible()
    }
    await expectLobbyToWork(guest)
    line.mend()
    await guest.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(accountOf(guest)).toBeVisible()
    expect(ownComplaints(complaints)).toEqual([])
  })

const SAID: Record<Fault, RegExp> = {
  refused: /Nepodarilo sa spojiť so serverom/,
  reset: /(Odpoveď servera sa nedala prečítať|Nepodarilo sa spojiť so serverom)/,
  hang: /Server neodpovedal včas/,
  '500': /Na našej strane nastala chyba/,
  garbage: /Odpoveď servera sa nedala prečítať/,
  truncated: /Odpoveď servera sa nedala prečítať/,
  '10 MB': /Odpoveď servera sa nedala prečítať/,
}

test('a login or a code that meets a fault: the login dialog says in words what went wrong, and the next try works [8.7] [8.9] [4.11] [F1]', async ({
  guest,
  line,
  complaints,
}) => {
  const { username, password } = await withSecondFactor(guest)
  await openLobby(guest)
  const dialog = await openDialog(guest)
  const alert = guest.getByRole('dialog').getByRole('alert')
  await dialog.getByLabel('Používateľské meno alebo e-mail').fill(username)
  await dialog.getByLabel('Heslo', { exact: true }).fill(password)
  const logIn = () => dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
  for (const fault of faultsTried('hang', 'garbage')) {
    await meet({ page: guest, line }, 'POST /platform/login', fault, logIn)
    await expect(alert, fault).toHaveText(SAID[fault])
  }
  line.mend()
  await logIn()
  await guest.getByLabel('Kód z aplikácie').fill('000000')
  const verify = () => guest.getByRole('button', { name: 'Overiť', exact: true }).click()
  for (const fault of faultsTried('refused', '500')) {
    await meet({ page: guest, line }, 'POST /platform/login/second-factor', fault, verify)
    await expect(alert, fault).toHaveText(SAID[fault])
  }
  line.mend()
  await verify()
  await expect(alert).toHaveText(/Kód nie je správny/)
  expect(ownComplaints(complaints)).toEqual([])
})

async function openDialog(page: Page) {
  await guestsWayIn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
  await expect(dialog.getByLabel('Heslo', { exact: true })).toBeVisible()
  return dialog
}

test('the feature toggles: whatever goes wrong, a login dialog opens [4.13] [F1]', async ({ guest, line, complaints }) => {
  await openLobby(guest)
  const dialog = guest.getByRole('dialog', { name: 'Prihlásenie' })
  const toggles = 'GET /gateway/v1/feature-toggles'
  for (const fault of faultsTried('hang')) {
    const before = timesCalled(line, toggles)
    await meet({ page: guest, line }, toggles, fault, () => guestsWayIn(guest).click())
    // The dialog asks once more, less patiently.
    await expect.poll(() => timesCalled(line, toggles), fault).toBeGreaterThanOrEqual(before + 2)
    if (fault === 'hang') await passDeadlines(guest, 4_000)
    await expect(dialog.getByLabel('Heslo', { exact: true }), fault).toBeVisible()
    await guest.keyboard.press('Escape')
    await expect(dialog, fault).toBeHidden()
  }
  expect(ownComplaints(complaints)).toEqual([])
})

test('a gateway that does not let the player in: a start by itself waits for the line, a login is undone on the platform too and told, and the next one works [8.8] [F1]', async ({
  guest,
  line,
  services,
  baseURL,
  complaints,
}) => {
  await haveSession(guest, services, String(baseURL))
  line.break('POST /gateway/v1/login', 'refused')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(snackbar(guest, UNREACHABLE)).toBeVisible()
  await expect(guestsWayIn(guest)).toBeVisible()
  const undone = () => timesCalled(line, 'POST /platform/logout')
  expect(undone()).toBe(0)
  const logIn = async () => {
    const dialog = await openDialog(guest)
    await dialog.getByLabel('Používateľské meno alebo e-mail').fill('hrac')
    await dialog.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  }
  // A message that is still there is not said twice; it may have gone by itself.
  const closeMessage = async () => {
    const close = snackbar(guest, UNREACHABLE).getByRole('button', { name: 'Zavrieť' })
    await close.click({ timeout: 6_000 }).catch(() => undefined)
    await expect(snackbar(guest, UNREACHABLE)).toBeHidden()
  }
  for (const [index, fault] of (breadth === 'full' ? (['hang', 'garbage'] as const) : (['hang'] as const)).entries()) {
    await closeMessage()
    await meet({ page: guest, line }, 'POST /gateway/v1/login', fault, logIn)
    await expect.poll(undone, fault).toBe(index + 1)
    await expect(snackbar(guest, UNREACHABLE), fault).toBeVisible()
    await expect(guestsWayIn(guest), fault).toBeVisible()
  }
  line.mend()
  await logIn()
  await expect(accountOf(guest)).toBeVisible()
  await guest.getByRole('dialog', { name: 'Vaše hranie' }).getByRole('button', { name: 'Zavrieť' }).click()
  await expectLobbyToWork(guest)
  expect(ownComplaints(complaints)).toEqual([])
})
