import type { Page } from 'playwright/test'
import {
  accountOf,
  deadlinesOf,
  expect,
  expectLobbyToWork,
  guestsWayIn,
  hastenDeadlines,
  haveSession,
  ownComplaints,
  PASSWORD,
  snackbar,
  test,
  withoutPopups,
} from './faulty-line.ts'
import { FAULTS } from './fault-proxy.ts'
import { withSecondFactor } from './player.ts'

test.use({ pictures: 'shown' }) // what pictures do to the other calls is under test

/** To one host, of a browser without HTTP/2. */
const CONNECTIONS = 6
const STARTUP = 'Prihlásenie sa nepodarilo spustiť'
const UNREACHABLE = 'Prihlasovacia služba neodpovedá'

test.beforeEach(async ({ guest }) => {
  await withoutPopups(guest)
})

test('calls that hang are given up after 15 seconds, not before: the balance says so, the page works meanwhile [7.1] [8.2] [8.6] [F1]', async ({
  guest,
  line,
  services,
  baseURL,
  complaints,
}) => {
  await haveSession(guest, services, String(baseURL))
  line.break(/^GET \/gateway\/pams\//, 'hang')
  const begun = Date.now()
  await guest.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => line.calls).toContain('GET /gateway/pams/api/v2/balances')
  await expectLobbyToWork(guest)
  const failed = guest.getByText('Zostatok sa nepodarilo načítať')
  await expect(failed).toBeVisible({ timeout: 60_000 })
  expect(Date.now() - begun).toBeGreaterThanOrEqual(14_990)
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

for (const call of [
  'GET /platform/manifest.json',
  'GET /platform/login.js',
  'GET /platform/identity.js',
  'GET /platform/session',
]) {
  test(`${call}: whatever goes wrong, the lobby is a guest’s, and the message stays until the page is refreshed [8.4] [8.30] [4.5] [4.6] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    await hastenDeadlines(guest)
    await haveSession(guest, services, String(baseURL))
    for (const [index, fault] of FAULTS.entries()) {
      line.break(call, fault)
      if (index === 0) await guest.goto('/', { waitUntil: 'commit' })
      else await refresh(guest)
      await expect(snackbar(guest, STARTUP), fault).toBeVisible()
      await expect(guestsWayIn(guest), fault).toBeVisible()
      await expect(accountOf(guest)).toHaveCount(0)
    }
    await expectLobbyToWork(guest)
    await guest.waitForTimeout(5_500)
    await expect(snackbar(guest, STARTUP)).toBeVisible()
    line.mend()
    await refresh(guest)
    await expect(accountOf(guest)).toBeVisible()
    expect(ownComplaints(complaints)).toEqual([])
  })
}

async function refresh(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await snackbar(page, STARTUP).getByRole('button', { name: 'Obnoviť stránku' }).click()
  await reloaded
}

for (const call of ['POST /gateway/v1/_validate-login-session', 'POST /platform/temporary-token', 'GET /platform/session']) {
  test(`${call}: whatever goes wrong is told with a way to try again, and nobody is in [4.7] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    await hastenDeadlines(guest)
    await haveSession(guest, services, String(baseURL))
    line.break('POST /platform/temporary-token', 'refused')
    await guest.goto('/', { waitUntil: 'commit' })
    await expect(snackbar(guest, UNREACHABLE)).toBeVisible()
    for (const fault of FAULTS) {
      line.mend()
      line.break(call, fault)
      const before = line.calls.filter((each) => each === call).length
      await snackbar(guest, UNREACHABLE).getByRole('button', { name: 'Skúsiť znova' }).click()
      await expect.poll(() => line.calls.filter((each) => each === call).length, fault).toBeGreaterThan(before)
      await expect(snackbar(guest, UNREACHABLE), fault).toBeVisible()
      await expect(guestsWayIn(guest), fault).toBeVisible()
    }
    await expectLobbyToWork(guest)
    expect(Math.max(...(await deadlinesOf(guest)).filter((deadline) => deadline < 20_000))).toBe(15_000)
    line.mend()
    await guest.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(accountOf(guest)).toBeVisible()
    expect(ownComplaints(complaints)).toEqual([])
  })
}

const SAID: Record<(typeof FAULTS)[number], RegExp> = {
  refused: /Nepodarilo sa spojiť so serverom/,
  reset: /(Odpoveď servera sa nedala prečítať|Nepodarilo sa spojiť so serverom)/,
  hang: /Server neodpovedal včas/,
  '500': /Na našej strane nastala chyba/,
  garbage: /Odpoveď servera sa nedala prečítať/,
  truncated: /Odpoveď servera sa nedala prečítať/,
  '10 MB': /Odpoveď servera sa nedala prečítať/,
}

for (const call of ['POST /platform/login', 'POST /platform/login/second-factor']) {
  test(`${call}: the login dialog says in words what went wrong, and the next try works [8.7] [8.9] [4.11] [F1]`, async ({
    guest,
    line,
    complaints,
  }) => {
    const second = call.endsWith('second-factor')
    const { username, password } = second ? await withSecondFactor(guest) : { username: 'hrac', password: PASSWORD }
    await hastenDeadlines(guest)
    await guest.goto('/', { waitUntil: 'commit' })
    const dialog = await openDialog(guest)
    await dialog.getByLabel('Používateľské meno alebo e-mail').fill(username)
    await dialog.getByLabel('Heslo', { exact: true }).fill(password)
    const send = guest.getByRole('button', { name: second ? 'Overiť' : 'Prihlásiť sa', exact: true })
    if (second) {
      await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
      await guest.getByLabel('Kód z aplikácie').fill('000000')
    }
    for (const fault of FAULTS) {
      line.break(call, fault)
      await send.click()
      await expect(guest.getByRole('dialog').getByRole('alert'), fault).toHaveText(SAID[fault])
    }
    line.mend()
    await send.click()
    if (second) await expect(guest.getByRole('dialog').getByRole('alert')).toHaveText(/Kód nie je správny/)
    else await expect(accountOf(guest)).toBeVisible()
    expect(ownComplaints(complaints)).toEqual([])
  })
}

async function openDialog(page: Page) {
  await guestsWayIn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
  await expect(dialog.getByLabel('Heslo', { exact: true })).toBeVisible()
  return dialog
}

test('the feature toggles: whatever goes wrong, a login dialog opens [4.13] [F1]', async ({ guest, line, complaints }) => {
  await hastenDeadlines(guest)
  await guest.goto('/', { waitUntil: 'commit' })
  for (const fault of FAULTS) {
    line.break('GET /gateway/v1/feature-toggles', fault)
    const dialog = await openDialog(guest)
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
  await hastenDeadlines(guest)
  await haveSession(guest, services, String(baseURL))
  line.break('POST /gateway/v1/login', 'refused')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(snackbar(guest, UNREACHABLE)).toBeVisible()
  await expect(guestsWayIn(guest)).toBeVisible()
  const undone = () => line.calls.filter((each) => each === 'POST /platform/logout').length
  expect(undone()).toBe(0)
  const logIn = async () => {
    const dialog = await openDialog(guest)
    await dialog.getByLabel('Používateľské meno alebo e-mail').fill('hrac')
    await dialog.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  }
  for (const [index, fault] of (['hang', 'garbage'] as const).entries()) {
    line.break('POST /gateway/v1/login', fault)
    // A message that is still there is not said twice.
    await expect(snackbar(guest, UNREACHABLE)).toBeHidden()
    await logIn()
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
