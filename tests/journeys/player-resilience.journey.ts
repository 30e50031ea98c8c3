import { breadth } from '../../tools/breadth.ts'
import {
  accountButtonOf,
  expect,
  expectLobbyToWork,
  guestLoginLink,
  addSessionCookies,
  unexpectedErrors,
  PASSWORD,
  snackbar,
  test,
  suppressPopups,
} from './fault-fixtures.ts'
import { closePlayInfo, submitCredentials, registerPlayer } from './player.ts'

const UPDATED = 'Herňu sme práve aktualizovali'

test.beforeEach(async ({ guest }) => {
  await suppressPopups(guest)
})

/** Lazy scripts of a player's page, in the order in which they are needed. */
const LAZY_SCRIPTS = [
  ['the player’s flows', /\/assets\/player-[\w-]{8}\.js/],
  ['the parts of a logged-in player’s page', /\/assets\/member-[\w-]{8}\.js/],
] as const

for (const fault of breadth === 'full' ? (['500', 'refused', 'garbage'] as const) : (['garbage'] as const))
  test(`a script of a player’s page that fails to load (${fault}): the page stays and reports it, and a reload loads it [8.30] (F4)`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
  }) => {
    await addSessionCookies(guest, services, String(baseURL))
    for (const [, code] of LAZY_SCRIPTS) faultProxy.setFault(code, fault)
    await guest.goto('/', { waitUntil: 'commit' })
    for (const [part, code] of LAZY_SCRIPTS) {
      await expect.poll(() => faultProxy.calls.some((call) => code.test(call)), part).toBe(true)
      await expect(snackbar(guest, UPDATED), part).toBeVisible()
      if (code === LAZY_SCRIPTS[0][1]) await expect(guestLoginLink(guest)).toBeVisible()
      else {
        await expect(accountButtonOf(guest)).toHaveCount(0)
        // Only now: the search calls what is loaded with the player's flows.
        await expectLobbyToWork(guest)
      }
      faultProxy.clearFaults(code)
      faultProxy.calls.length = 0
      await snackbar(guest, UPDATED).getByRole('button', { name: 'Obnoviť' }).click()
    }
    // A whole load with the start of the page, on a machine that runs other journeys.
    await expect(accountButtonOf(guest)).toBeVisible({ timeout: 30_000 })
  })

test('login works on a not-found page: the player is logged in there, stays so after a reload, and can log out [2.25] [4.4]', async ({
  guest,
  browserErrors,
}) => {
  const { username, password } = await registerPlayer(guest)
  await guest.goto('/nic-take')
  await submitCredentials(guest, username, password)
  await closePlayInfo(guest)
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Túto stránku sme nenašli' })).toBeVisible()
  await expect(accountButtonOf(guest, username)).toBeVisible()
  await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(guestLoginLink(guest)).toBeVisible()
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

test('the login dialog’s manifest or script fails: a toast whose retry opens it [4.36]', async ({
  guest,
  faultProxy,
  browserErrors,
}) => {
  await guest.goto('/', { waitUntil: 'commit' })
  const dialog = guest.getByRole('dialog', { name: 'Prihlásenie' })
  const failed = snackbar(guest, 'Prihlásenie sa nepodarilo načítať')
  const retry = failed.getByRole('button', { name: 'Skúsiť znova' })
  const faults = [
    ['GET /fe/login-dialog-2/manifest.json', '500'],
    ['GET /fe/login-dialog-2/manifest.json', 'garbage'],
    [/\/fe\/login-dialog-2\/.*\.js/, 'refused'],
    [/\/fe\/login-dialog-2\/.*\.js/, 'altered'],
  ] as const
  await expect.poll(() => faultProxy.calls).toContain('GET /platform/session')
  for (const [index, [file, fault]] of faults.entries()) {
    faultProxy.clearFaults()
    faultProxy.setFault(file, fault)
    await (index === 0 ? guestLoginLink(guest) : retry).click()
    await expect(failed, `${file} ${fault}`).toBeVisible()
    await expect(dialog, `${file} ${fault}`).toBeHidden()
  }
  faultProxy.clearFaults()
  await retry.click()
  await expect(dialog.getByLabel('Heslo', { exact: true })).toBeVisible()
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

test('a script that does not match its hash does not run; a slow one is awaited [8.30] [S16]', async ({ guest, faultProxy }) => {
  faultProxy.setFault('GET /platform/identity.js', 'altered')
  await guest.goto('/', { waitUntil: 'commit' })
  const startError = snackbar(guest, 'Prihlásenie sa nepodarilo spustiť')
  await expect(startError).toBeVisible()
  expect(await guest.evaluate(() => 'hernaIdentity' in window)).toBe(false)
  faultProxy.clearFaults()
  faultProxy.setFault('GET /platform/identity.js', 'slow')
  await startError.getByRole('button', { name: 'Obnoviť stránku' }).click()
  await expect.poll(() => guest.evaluate(() => 'hernaIdentity' in window)).toBe(true)
  await expect(guestLoginLink(guest)).toBeVisible()
  await expect(startError).toHaveCount(0)
})

// Between real tabs a logout by the channel is proven in `two-tabs.journey.ts`.
for (const hasChannel of breadth === 'full' ? [true, false] : [false])
  test(`two tabs ${hasChannel ? 'with BroadcastChannel' : 'without BroadcastChannel'}: a logout and another player’s login change the first tab immediately, and data of two players are never mixed (F8)`, async ({
    guest,
    context,
    services,
    baseURL,
  }) => {
    if (!hasChannel) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
    await addSessionCookies(guest, services, String(baseURL))
    await guest.goto('/', { waitUntil: 'commit' })
    await expect(guest.getByRole('banner').getByText('1 000,00 €')).toBeVisible()
    await guest.evaluate(() => {
      const seenStates = new Set<string>()
      Object.assign(window, { seenStates })
      new MutationObserver(() => {
        const text = document.querySelector('header')?.textContent ?? ''
        const name = /hracka-bonusy|hrac/.exec(text)?.[0]
        const amount = /1 000,00|515,00/.exec(text.replaceAll('\u00a0', ' '))?.[0]
        if (name && amount) seenStates.add(`${name} ${amount}`)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    const other = await context.newPage()
    await suppressPopups(guest)
    await other.goto('/temy', { waitUntil: 'commit' })
    await other.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
    await expect(guestLoginLink(guest)).toBeVisible()
    await submitCredentials(other, 'hracka-bonusy', PASSWORD)
    await expect(accountButtonOf(guest, 'hracka-bonusy')).toBeVisible()
    await expect(guest.locator('header')).toContainText(/515,00/)
    const seenStates = await guest.evaluate(() => [...(window as unknown as { seenStates: Set<string> }).seenStates])
    expect(seenStates).toContain('hracka-bonusy 515,00')
    expect(seenStates.filter((state) => !['hrac 1 000,00', 'hracka-bonusy 515,00'].includes(state))).toEqual([])
  })

test('after a logout, Back shows nothing private, with or without the back/forward cache (F8)', async ({
  guest,
  services,
  baseURL,
}) => {
  await addSessionCookies(guest, services, String(baseURL))
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(accountButtonOf(guest)).toBeVisible()
  await guest.addInitScript(() => {
    window.addEventListener('pageshow', () => {
      const text = document.querySelector('header')?.textContent ?? ''
      sessionStorage.setItem('shown', `${/hrac|1 000/.test(text.replaceAll('\u00a0', ' '))}`)
    })
  })
  await guest.reload({ waitUntil: 'load' })
  await expect(accountButtonOf(guest)).toBeVisible()
  await guest.goto('/temy', { waitUntil: 'load' })
  await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(guestLoginLink(guest)).toBeVisible()
  await guest.goBack({ waitUntil: 'commit' })
  await expect(guestLoginLink(guest)).toBeVisible()
  expect(await guest.evaluate(() => sessionStorage.getItem('shown'))).toBe('false')
  await expect(accountButtonOf(guest)).toHaveCount(0)
})

test('full storage and blocked cookies: the guest’s lobby works, and a login attempt explains the problem (F7)', async ({
  guest,
  faultProxy,
  browserErrors,
}) => {
  await guest.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
  })
  faultProxy.setFault(/ \/(platform|gateway)\//, 'no cookies')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(guestLoginLink(guest)).toBeVisible()
  await expectLobbyToWork(guest)
  await submitCredentials(guest, 'hrac', PASSWORD)
  await expect(guest.getByText(/Váš prehliadač blokuje súbory cookie/)).toBeVisible()
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

for (const minutes of breadth === 'full' ? [-1_440, -10, 10, 1_440] : [1_440])
  test(`a clock that is ${minutes} minutes off: the session time is the server’s (F6)`, async ({ guest, services, baseURL }) => {
    await guest.clock.install({ time: Date.now() + minutes * 60_000 })
    await addSessionCookies(guest, services, String(baseURL))
    await guest.goto('/', { waitUntil: 'commit' })
    await expect(guest.getByRole('navigation', { name: 'Ďalšie stránky' }).getByRole('timer')).toHaveText(/^0:00:\d\d$/)
  })
