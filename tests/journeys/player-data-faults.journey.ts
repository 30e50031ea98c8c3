import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { callsIn } from '../clients/call-table.ts'
import { type Fault, FAULTS } from '../clients/faults.ts'
import {
  accountButtonOf,
  alertsSeen,
  callsOf,
  expect,
  expectLobbyToWork,
  faultsToTry,
  guestLoginLink,
  addSessionCookies,
  controlTimeouts,
  runWithFault,
  unexpectedErrors,
  expireTimeouts,
  recordAlerts,
  snackbar,
  test,
  timesCalled,
  faultCasesOf,
  suppressPopups,
} from './fault-fixtures.ts'
import type { FaultProxy } from './fault-proxy.ts'
import {
  closePlayInfo,
  submitCredentials,
  registerPlayer,
  createPlayerWithOffer,
  createPlayerWithSecondFactor,
} from './player.ts'

/** Calls that load a player's data [8.6]. */
const PLAYER_CALLS = callsIn('player')
/** Calls that load a player's games, bonuses and messages after the login. */
const PERSONAL_CALLS = callsIn('personal')
const info = 'Informácie o hraní'

/** Each page load has every fault once, and over all loads each call meets each fault. */
const FIRST_FAULTS = breadth === 'full' ? [FAULTS.slice(0, 4), FAULTS.slice(4)] : [FAULTS.slice(0, 1)]

function setFaultsInTurn(faultProxy: FaultProxy, calls: readonly string[], first: Fault): void {
  for (const [index, call] of calls.entries())
    faultProxy.setFault(call, FAULTS[(FAULTS.indexOf(first) + index) % FAULTS.length] ?? first)
  faultProxy.calls.length = 0
}
const untilCalled = (faultProxy: FaultProxy, calls: readonly string[]) =>
  expect.poll(() => calls.filter((call) => !faultProxy.calls.includes(call)), 'not called').toEqual([])

test.beforeEach(async ({ guest }) => {
  await suppressPopups(guest)
  await controlTimeouts(guest)
})

for (const firsts of FIRST_FAULTS)
  test(`a player’s data, each call with another fault, starting with ${firsts.join(', ')}: the player is logged in, each missing part is reported, and a retry loads it; a hidden balance that is not saved is shown again [8.6] [8.25] [8.30] [7.8] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    await addSessionCookies(guest, services, String(baseURL))
    await recordAlerts(guest)
    for (const fault of firsts) {
      setFaultsInTurn(faultProxy, PLAYER_CALLS, fault)
      await guest.goto('/', { waitUntil: 'commit' })
      await untilCalled(faultProxy, PLAYER_CALLS)
      await expireTimeouts(guest)
      // The alert disappears after five seconds, possibly before the last call.
      await expect.poll(() => alertsSeen(guest), fault).toContain('Správy sa nepodarilo načítať')
      await expect(guest.getByText('Zostatok sa nepodarilo načítať'), fault).toBeVisible()
      await expect(accountButtonOf(guest), fault).toBeVisible()
    }
    await guest.getByRole('button', { name: info }).click()
    const popup = guest.getByRole('dialog', { name: 'Vaše hranie' })
    await expect(popup.getByText('Údaje o hraní a limitoch sa nepodarilo načítať')).toBeVisible()
    faultProxy.clearFaults()
    await popup.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect(popup.getByText('Čas od prihlásenia')).toBeVisible()
    await guest.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await guest.getByRole('banner').getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect(guest.getByRole('banner').getByText('1 000,00 €')).toBeVisible()
    const hide = guest.getByRole('button', { name: 'Skryť zostatok' })
    for (const fault of faultsToTry('500')) {
      await expect(hide, fault).toBeEnabled()
      await runWithFault({ page: guest, faultProxy }, 'POST /gateway/user-preference/balance/v1', fault, () => hide.click())
      const saveError = snackbar(guest, 'Zobrazenie zostatku sa nepodarilo uložiť')
      await expect(saveError, fault).toBeVisible()
      await expect(hide, fault).toBeEnabled()
      await saveError.getByRole('button', { name: 'Zavrieť' }).click()
    }
    await expectLobbyToWork(guest)
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

/** Error messages of the personal parts, each with a retry button [8.19] [8.20] [8.22]. */
const PERSONAL_ERRORS = [
  'Obľúbené hry sa nepodarilo načítať',
  'Hry, ktoré ste hrali, sa nepodarilo načítať',
  'Vaše posledné výhry sa nepodarilo načítať',
  'Vaše bonusy sa nepodarilo načítať',
]

for (const firsts of FIRST_FAULTS)
  test(`personal data, each call with another fault, starting with ${firsts.join(', ')}: the player is logged in, each missing part is reported once, the notification connection fails silently [8.19] [8.20] [8.22] [8.32] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    await addSessionCookies(guest, services, String(baseURL))
    await recordAlerts(guest)
    for (const fault of firsts) {
      setFaultsInTurn(faultProxy, PERSONAL_CALLS, fault)
      faultProxy.setFault('WS /notifications', fault)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect(accountButtonOf(guest), fault).toBeVisible()
      await untilCalled(faultProxy, [...PLAYER_CALLS, ...PERSONAL_CALLS])
      await expireTimeouts(guest)
      await expect.poll(() => alertsSeen(guest), fault).toEqual(expect.arrayContaining(PERSONAL_ERRORS))
    }
    faultProxy.clearFaults()
    const bonuses = snackbar(guest, 'Vaše bonusy sa nepodarilo načítať')
    await guest.reload()
    await expect(accountButtonOf(guest)).toBeVisible()
    await expectLobbyToWork(guest)
    await expect(bonuses).toHaveCount(0)
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

for (const faults of breadth === 'full' ? [FAULTS.slice(0, 4), FAULTS.slice(4)] : [['garbage'] as const])
  test(`an offer whose details cannot be fetched (${faults.join(', ')}) shows an error instead of a popup, and a message whose dismissal fails is dismissed locally [8.30] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    const details = 'GET /gateway/pams/api/v2/player/bonusDetails'
    const { username, password } = await createPlayerWithOffer(guest)
    await addSessionCookies(guest, services, String(baseURL), username, 0, password)
    await recordAlerts(guest)
    for (const fault of faults) {
      faultProxy.setFault(details, fault)
      faultProxy.calls.length = 0
      await guest.goto('/', { waitUntil: 'commit' })
      await expect(accountButtonOf(guest, username), fault).toBeVisible()
      const dismissMessage = () => guest.getByRole('dialog').getByRole('button', { name: 'Rozumiem' }).first().click()
      await runWithFault({ page: guest, faultProxy }, /^POST \/platform\/player-messages\//, fault, dismissMessage)
      await untilCalled(faultProxy, [details])
      if (fault === 'hang') await expireTimeouts(guest)
      await expect.poll(() => alertsSeen(guest), fault).toContain('Podrobnosti bonusu sa nepodarilo načítať')
    }
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

for (const cases of faultCasesOf({ 'POST /platform/logout': 'hang', 'POST /gateway/v1/logout': '500' }, [
  'refused',
  'hang',
  '500',
  'garbage',
]))
  test(`${callsOf(cases)}: the page shows a guest immediately, the unconfirmed logout is reported, and it is sent again at the next start [4.3] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    for (const [call, fault] of cases) {
      await addSessionCookies(guest, services, String(baseURL))
      await suppressPopups(guest)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect(accountButtonOf(guest), fault).toBeVisible()
      await runWithFault({ page: guest, faultProxy }, call, fault, async () => {
        await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
        // Before the timeout of a hanging call.
        await expect(guestLoginLink(guest), fault).toBeVisible()
      })
      await expect(snackbar(guest, 'Odhlásenie sa nepodarilo potvrdiť'), fault).toBeVisible()
      faultProxy.clearFaults()
      const previousCalls = timesCalled(faultProxy, call)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect.poll(() => timesCalled(faultProxy, call), fault).toBeGreaterThan(previousCalls)
      const cookieNames = async () => (await guest.context().cookies()).map(({ name }) => name)
      await expect.poll(cookieNames, fault).not.toContain('logout-pending')
      await expect.poll(cookieNames, fault).not.toContain('herna-platform')
      await expect(guestLoginLink(guest), fault).toBeVisible()
    }
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

for (const cases of faultCasesOf({ 'GET /gateway/v1/keep-alive': 'hang', 'GET /platform/keep-alive': 'reset' }))
  test(`${callsOf(cases)}: a connection fault does not end the session: "reconnecting" is shown, the call is retried, and the message disappears [4.12] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    await guest.clock.install()
    await addSessionCookies(guest, services, String(baseURL))
    await guest.goto('/', { waitUntil: 'commit' })
    await expect(accountButtonOf(guest)).toBeVisible()
    const reconnectingMessage = guest.getByText('Spojenie vypadlo, obnovujeme ho')
    for (const [index, [call, fault]] of cases.entries()) {
      await guest.mouse.move(300 + index, 300)
      const expire = () => guest.clock.fastForward(15_000)
      await runWithFault({ page: guest, faultProxy, expire }, call, fault, () => guest.clock.fastForward(5 * 60_000 + 1_000))
      await expect(reconnectingMessage, fault).toBeVisible()
      await expect(accountButtonOf(guest), fault).toBeVisible()
      faultProxy.clearFaults()
      await guest.clock.fastForward(3_000)
      await expect(reconnectingMessage, fault).toBeHidden()
    }
    await expectLobbyToWork(guest)
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

/** Longest waits between failing heartbeats, in ms [4.12]; the tests of `packages/rules` cover all of them. */
const HEARTBEAT_WAITS = breadth === 'full' ? [2_000, 4_000, 8_000, 16_000, 32_000] : [2_000, 4_000]

test('repeatedly failing heartbeats wait longer each time; a definite "not valid" ends the session and opens the login over the page [4.12] [F1]', async ({
  guest,
  faultProxy,
  services,
  baseURL,
  browserErrors,
}) => {
  // Its last step logs out all sessions of the player [4.11], so no other journey may use this player.
  const { username, password } = await registerPlayer(guest)
  await guest.clock.install()
  await countSentHeartbeats(guest)
  await addSessionCookies(guest, services, String(baseURL), username, 0, password)
  await guest.goto('/temy', { waitUntil: 'commit' })
  await expect(accountButtonOf(guest, username)).toBeVisible()
  // All calls that a login starts have been made. From here on the clock is controlled.
  await expect.poll(() => faultProxy.calls).toContain('GET /platform/player-messages')
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 5_000))
  faultProxy.setFault('GET /gateway/v1/keep-alive', '500')
  const heartbeatCount = () => faultProxy.calls.filter((call) => call === 'GET /gateway/v1/keep-alive').length
  /** Advances time in steps until that many heartbeats were sent; returns the advanced ms. The next wait starts with the responses to both calls of a heartbeat. */
  const passUntilBeat = async (count: number, step: number, maxMs: number): Promise<number> => {
    const responses = ['gateway/v1', 'platform'].map((host) =>
      guest.waitForResponse((reply) => reply.url().includes(`${host}/keep-alive`)),
    )
    let passed = 0
    for (; (await sentHeartbeats(guest)) < count && passed < maxMs; passed += step) await guest.clock.runFor(step)
    await expect.poll(heartbeatCount).toBe(count)
    await Promise.all(responses)
    await guest.evaluate(() => fetch('/readyz').then((reply) => reply.text()))
    return passed
  }
  await guest.clock.fastForward(4 * 60_000)
  await passUntilBeat(1, 5_000, 62_000)
  await expect(guest.getByText('Spojenie vypadlo, obnovujeme ho')).toBeVisible()
  // Each wait is twice the previous one, less up to half of it [4.12]; a step or two may have passed before it started.
  for (const [index, longest] of HEARTBEAT_WAITS.entries()) {
    const step = longest / 40
    const passed = await passUntilBeat(index + 2, step, longest + 3 * step)
    expect(passed).toBeGreaterThan(longest / 2 - 3 * step)
  }
  await expect(guest.getByText('Spojenie vypadlo, obnovujeme ho')).toBeVisible()
  faultProxy.setFault('GET /gateway/v1/keep-alive', '401')
  faultProxy.setFault('GET /platform/session', '401')
  await guest.clock.resume()
  await guest.clock.fastForward(61_000)
  await expect(guest.getByRole('dialog', { name: 'Prihlásenie' })).toBeVisible()
  await expect(accountButtonOf(guest, username)).toHaveCount(0)
  await expect(guest).toHaveURL(/\/temy$/)
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

/** Counts heartbeats in the page itself: they arrive at the proxy later. */
async function countSentHeartbeats(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = { sentHeartbeats: 0 }
    Object.assign(window, { counter })
    const send = window.fetch.bind(window)
    window.fetch = (...call) => {
      const url = call[0] instanceof Request ? call[0].url : String(call[0])
      if (new URL(url, location.href).pathname === '/gateway/v1/keep-alive') counter.sentHeartbeats += 1
      return send(...call)
    }
  })
}
const sentHeartbeats = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counter: { sentHeartbeats: number } }).counter.sentHeartbeats)

/** A message has its id in its URL. */
const withoutId = (call: string) => call.replace(/\/[0-9a-f-]{36}$/, '/:id')

/** Every call that meets a fault above and in `player-faults.journey.ts`: those of the table, and the platform's scripts. */
const FAULTY_CALLS = [
  ...['login.js', 'identity.js'].map((name) => `GET /platform/${name}`),
  ...callsIn('start', 'login', 'player', 'personal', 'change'),
]

test('every call between start and logout is tested with a fault [F1]', async ({ guest, faultProxy }) => {
  const expectCalls = (...calls: readonly string[]) =>
    expect.poll(() => calls.filter((call) => !faultProxy.calls.map(withoutId).includes(call)), 'not called').toEqual([])
  const secondFactorPlayer = await createPlayerWithSecondFactor(guest)
  await guest.clock.install()
  await guest.goto('/', { waitUntil: 'commit' })
  await submitCredentials(guest, secondFactorPlayer.username, secondFactorPlayer.password)
  await guest.getByLabel('Kód z aplikácie').fill('000000')
  await guest.getByRole('button', { name: 'Overiť', exact: true }).click()
  await expect(guest.getByRole('dialog').getByRole('alert')).toBeVisible()
  const { username, password } = await createPlayerWithOffer(guest)
  await guest.goto('/', { waitUntil: 'commit' })
  await submitCredentials(guest, username, password)
  await closePlayInfo(guest)
  const openDialog = guest.getByRole('dialog')
  await openDialog.getByRole('button', { name: 'Rozumiem' }).first().click()
  await expectCalls('POST /platform/player-messages/:id', 'GET /gateway/pams/api/v2/player/bonusDetails')
  await openDialog.getByRole('button', { name: 'Zavrieť' }).first().click()
  await expect(openDialog).toHaveCount(0)
  await guest.getByRole('button', { name: 'Skryť zostatok' }).click()
  await expect(guest.getByRole('button', { name: 'Zobraziť zostatok' })).toBeEnabled()
  await guest.getByRole('button', { name: 'Zobraziť zostatok' }).click()
  await expect(guest.getByRole('button', { name: 'Skryť zostatok' })).toBeEnabled()
  await guest.clock.fastForward(5 * 60_000 + 1_000)
  await expectCalls('GET /platform/keep-alive', 'GET /gateway/v1/keep-alive')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(accountButtonOf(guest, username)).toBeVisible({ timeout: 30_000 })
  await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(guestLoginLink(guest)).toBeVisible()
  await expectCalls(...FAULTY_CALLS)
  const madeCalls = faultProxy.calls.filter((call) => / \/(platform|gateway)\//.test(call)).map(withoutId)
  expect([...new Set(madeCalls)].sort()).toEqual([...FAULTY_CALLS].sort())
})
