import { breadth } from '../../tools/breadth.ts'
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

/** What is loaded of a player, each by a call of its own [8.6]. */
const PLAYER_CALLS = [
  'GET /gateway/pams/api/v2/balances',
  'GET /platform/waiting-messages',
  'GET /platform/protection',
  'GET /gateway/user-preference/balance/v1',
  'GET /gateway/pams/api/v2/playerInfo',
  'GET /gateway/pams/api/v2/clientOverview',
  'GET /gateway/_notification-token',
]
/** What is loaded of a player's own games, bonuses and messages, once they are in. */
const PERSONAL_CALLS = [
  'GET /gateway/pams/api/v2/player/favorites',
  'POST /gateway/pams/api/v2/getPlayerGames',
  'POST /gateway/pams/api/v2/gameResults',
  'GET /gateway/pams/api/v2/player/bonuses',
  'POST /gateway/pams/api/v2/player/gamingBonuses',
  'GET /gateway/pams/api/v2/client/getOptedInBonusTemplates',
  'GET /gateway/pams/api/v2/playerTags',
  'GET /gateway/pams/api/v2/marketingTags',
  'POST /gateway/api/bloomreach/personalized-games',
  'GET /platform/player-messages',
]
const info = 'Informácie o hraní'

/** Each load has every fault once, and over all loads each call has each fault. */
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
  test(`what is known of a player, every part with another fault, from ${firsts.join(', ')} on: the player is in, each gap is said, and comes with the next try [8.6] [8.30] [F1]`, async ({
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
      // It goes after five seconds, which may be before the last call was made.
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
    await expectLobbyToWork(guest)
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

/** What the portal tells of its personal parts, each with a way to try again [8.19] [8.20] [8.22]. */
const PERSONAL_ERRORS = [
  'Obľúbené hry sa nepodarilo načítať',
  'Hry, ktoré ste hrali, sa nepodarilo načítať',
  'Vaše posledné výhry sa nepodarilo načítať',
  'Vaše bonusy sa nepodarilo načítať',
]

for (const firsts of FIRST_FAULTS)
  test(`what is personal, every call with another fault, from ${firsts.join(', ')} on: the player is in, each gap is said once, the connection to the notifications fails in silence [8.19] [8.20] [8.22] [8.32] [F1]`, async ({
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
  test(`an offer whose details cannot be fetched (${faults.join(', ')}) is no popup but a word, and a message that cannot be put away is put away here [8.30] [F1]`, async ({
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
      const understood = () => guest.getByRole('dialog').getByRole('button', { name: 'Rozumiem' }).first().click()
      await runWithFault({ page: guest, faultProxy }, /^POST \/platform\/player-messages\//, fault, understood)
      await untilCalled(faultProxy, [details])
      if (fault === 'hang') await expireTimeouts(guest)
      await expect.poll(() => alertsSeen(guest), fault).toContain('Podrobnosti bonusu sa nepodarilo načítať')
    }
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

test('the eye over the balance: what the gateway does not keep is taken back and said [8.25] [7.8] [F1]', async ({
  guest,
  faultProxy,
  services,
  baseURL,
  browserErrors,
}) => {
  await addSessionCookies(guest, services, String(baseURL))
  await guest.goto('/', { waitUntil: 'commit' })
  const hide = guest.getByRole('button', { name: 'Skryť zostatok' })
  await expect(hide).toBeEnabled()
  for (const fault of faultsToTry('500')) {
    await runWithFault({ page: guest, faultProxy }, 'POST /gateway/user-preference/balance/v1', fault, () => hide.click())
    const told = snackbar(guest, 'Zobrazenie zostatku sa nepodarilo uložiť')
    await expect(told, fault).toBeVisible()
    await expect(hide, fault).toBeEnabled()
    await told.getByRole('button', { name: 'Zavrieť' }).click()
  }
  await expectLobbyToWork(guest)
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

for (const trials of faultCasesOf({ 'POST /platform/logout': 'hang', 'POST /gateway/v1/logout': '500' }, [
  'refused',
  'hang',
  '500',
  'garbage',
]))
  test(`${callsOf(trials)}: the page is a guest’s at once, the doubt is told, and the logout is said again at the next start [4.3] [F1]`, async ({
    guest,
    faultProxy,
    services,
    baseURL,
    browserErrors,
  }) => {
    for (const [call, fault] of trials) {
      await addSessionCookies(guest, services, String(baseURL))
      await suppressPopups(guest)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect(accountButtonOf(guest), fault).toBeVisible()
      await runWithFault({ page: guest, faultProxy }, call, fault, async () => {
        await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
        // Before a call that hangs has met its deadline.
        await expect(guestLoginLink(guest), fault).toBeVisible()
      })
      await expect(snackbar(guest, 'Odhlásenie sa nepodarilo potvrdiť'), fault).toBeVisible()
      faultProxy.clearFaults()
      const before = timesCalled(faultProxy, call)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect.poll(() => timesCalled(faultProxy, call), fault).toBeGreaterThan(before)
      const kept = async () => (await guest.context().cookies()).map(({ name }) => name)
      await expect.poll(kept, fault).not.toContain('logout-pending')
      expect(await kept(), fault).not.toContain('herna-platform')
      await expect(guestLoginLink(guest), fault).toBeVisible()
    }
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

for (const trials of faultCasesOf({ 'GET /gateway/v1/keep-alive': 'hang', 'GET /platform/keep-alive': 'reset' }))
  test(`${callsOf(trials)}: trouble on the line is no end of the session: "reconnecting", tried again, and well again [4.12] [F1]`, async ({
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
    const word = guest.getByText('Spojenie vypadlo, obnovujeme ho')
    for (const [index, [call, fault]] of trials.entries()) {
      await guest.mouse.move(300 + index, 300)
      const pass = () => guest.clock.fastForward(15_000)
      await runWithFault({ page: guest, faultProxy, pass }, call, fault, () => guest.clock.fastForward(5 * 60_000 + 1_000))
      await expect(word, fault).toBeVisible()
      await expect(accountButtonOf(guest), fault).toBeVisible()
      faultProxy.clearFaults()
      await guest.clock.fastForward(3_000)
      await expect(word, fault).toBeHidden()
    }
    await expectLobbyToWork(guest)
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })

/** Longest waits between heartbeats that fail, in ms [4.12]; all of them are the rules' own test. */
const HEARTBEAT_WAITS = breadth === 'full' ? [2_000, 4_000, 8_000, 16_000, 32_000] : [2_000, 4_000]

test('a heartbeat that fails again and again waits ever longer; a definite "not valid" ends the session with the login over what is open [4.12] [F1]', async ({
  guest,
  faultProxy,
  services,
  baseURL,
  browserErrors,
}) => {
  // The end of it renews the login, which logs out all sessions of its player [4.11]: nobody else’s journey may be among them.
  const { username, password } = await registerPlayer(guest)
  await guest.clock.install()
  await addSessionCookies(guest, services, String(baseURL), username, 0, password)
  await guest.goto('/temy', { waitUntil: 'commit' })
  await expect(accountButtonOf(guest, username)).toBeVisible()
  // Everything that begins with a login has begun. From here on time passes only when it is told to.
  await expect.poll(() => faultProxy.calls).toContain('GET /platform/player-messages')
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 5_000))
  faultProxy.setFault('GET /gateway/v1/keep-alive', '500')
  const beats = () => faultProxy.calls.filter((each) => each === 'GET /gateway/v1/keep-alive').length
  /** Lets time pass in steps until that many beats were heard; answers how much passed, in ms. The next wait begins with the answers to both calls of a beat. */
  const passUntilBeat = async (count: number, step: number, most: number): Promise<number> => {
    const answered = ['gateway/v1', 'platform'].map((host) =>
      guest.waitForResponse((reply) => reply.url().includes(`${host}/keep-alive`)),
    )
    let passed = 0
    for (; beats() < count && passed < most; passed += step) {
      await guest.clock.runFor(step)
      await guest.waitForTimeout(30)
    }
    expect(beats()).toBe(count)
    await Promise.all(answered)
    await guest.evaluate(() => fetch('/readyz').then((reply) => reply.text()))
    return passed
  }
  await guest.clock.fastForward(4 * 60_000)
  await passUntilBeat(1, 5_000, 62_000)
  await expect(guest.getByText('Spojenie vypadlo, obnovujeme ho')).toBeVisible()
  // Each wait is twice the one before, less up to half of it [4.12]; a step or two may have passed before it began.
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

/** A message has its id in its address. */
const withoutId = (call: string) => call.replace(/\/[0-9a-f-]{36}$/, '/:id')

/** Every call that is broken above and in `player-faults.journey.ts`. */
const FAULTY_CALLS = [
  ...['manifest.json', 'login.js', 'identity.js', 'session', 'keep-alive'].map((name) => `GET /platform/${name}`),
  ...['temporary-token', 'login', 'login/second-factor', 'logout'].map((name) => `POST /platform/${name}`),
  ...['_validate-login-session', 'login', 'logout'].map((name) => `POST /gateway/v1/${name}`),
  ...['keep-alive', 'feature-toggles'].map((name) => `GET /gateway/v1/${name}`),
  'POST /gateway/user-preference/balance/v1',
  'GET /gateway/pams/api/v2/player/bonusDetails',
  'POST /platform/player-messages/:id',
  ...PLAYER_CALLS,
  ...PERSONAL_CALLS,
]

test('no call between start and logout is missing among those that are broken here [F1]', async ({ guest, faultProxy }) => {
  const called = (...calls: readonly string[]) =>
    expect.poll(() => calls.filter((call) => !faultProxy.calls.map(withoutId).includes(call)), 'not called').toEqual([])
  const doubly = await createPlayerWithSecondFactor(guest)
  await guest.clock.install()
  await guest.goto('/', { waitUntil: 'commit' })
  await submitCredentials(guest, doubly.username, doubly.password)
  await guest.getByLabel('Kód z aplikácie').fill('000000')
  await guest.getByRole('button', { name: 'Overiť', exact: true }).click()
  await expect(guest.getByRole('dialog').getByRole('alert')).toBeVisible()
  const { username, password } = await createPlayerWithOffer(guest)
  await guest.goto('/', { waitUntil: 'commit' })
  await submitCredentials(guest, username, password)
  await closePlayInfo(guest)
  const open = guest.getByRole('dialog')
  await open.getByRole('button', { name: 'Rozumiem' }).first().click()
  await called('POST /platform/player-messages/:id', 'GET /gateway/pams/api/v2/player/bonusDetails')
  await open.getByRole('button', { name: 'Zavrieť' }).first().click()
  await expect(open).toHaveCount(0)
  await guest.getByRole('button', { name: 'Skryť zostatok' }).click()
  await expect(guest.getByRole('button', { name: 'Zobraziť zostatok' })).toBeEnabled()
  await guest.getByRole('button', { name: 'Zobraziť zostatok' }).click()
  await expect(guest.getByRole('button', { name: 'Skryť zostatok' })).toBeEnabled()
  await guest.clock.fastForward(5 * 60_000 + 1_000)
  await called('GET /platform/keep-alive', 'GET /gateway/v1/keep-alive')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(accountButtonOf(guest, username)).toBeVisible({ timeout: 30_000 })
  await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(guestLoginLink(guest)).toBeVisible()
  await called(...FAULTY_CALLS)
  const made = faultProxy.calls.filter((call) => / \/(platform|gateway)\//.test(call)).map(withoutId)
  expect([...new Set(made)].sort()).toEqual([...FAULTY_CALLS].sort())
})
