import {
  accountOf,
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
import { closePlayInfo, giveCredentials } from './player.ts'

/** What is loaded of a player, each by a call of its own [8.6]. */
const PARTS = [
  'GET /gateway/pams/api/v2/balances',
  'GET /platform/waiting-messages',
  'GET /platform/protection',
  'GET /gateway/user-preference/balance/v1',
  'GET /gateway/pams/api/v2/playerInfo',
  'GET /gateway/pams/api/v2/clientOverview',
  'GET /gateway/_notification-token',
]
const info = 'Informácie o hraní'

test.beforeEach(async ({ guest }) => {
  await withoutPopups(guest)
  await hastenDeadlines(guest)
})

for (const half of [FAULTS.slice(0, 4), FAULTS.slice(4)])
  test(`what is known of a player, every part with ${half.join(', ')}: the player is in, each gap is said, and comes with the next try [8.1] [8.2] [8.3] [8.6] [8.30] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    await haveSession(guest, services, String(baseURL))
    for (const fault of half) {
      // Each load has every fault once, and over all loads each part has each fault.
      const first = FAULTS.indexOf(fault)
      for (const [index, call] of PARTS.entries()) line.break(call, FAULTS[(first + index) % FAULTS.length] ?? fault)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect(snackbar(guest, 'Správy sa nepodarilo načítať'), fault).toBeVisible()
      await expect(guest.getByText('Zostatok sa nepodarilo načítať'), fault).toBeVisible()
      await expect(accountOf(guest), fault).toBeVisible()
    }
    await guest.getByRole('button', { name: info }).click()
    const popup = guest.getByRole('dialog', { name: 'Vaše hranie' })
    await expect(popup.getByText('Údaje o hraní a limitoch sa nepodarilo načítať')).toBeVisible()
    line.mend()
    await popup.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect(popup.getByText('Čas od prihlásenia')).toBeVisible()
    await guest.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await guest.getByRole('banner').getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect(guest.getByRole('banner').getByText('1 000,00 €')).toBeVisible()
    await expectLobbyToWork(guest)
    expect(ownComplaints(complaints)).toEqual([])
  })

test('the eye over the balance: what the gateway does not keep is taken back and said [8.25] [7.8] [F1]', async ({
  guest,
  line,
  services,
  baseURL,
  complaints,
}) => {
  await haveSession(guest, services, String(baseURL))
  await guest.goto('/', { waitUntil: 'commit' })
  const hide = guest.getByRole('button', { name: 'Skryť zostatok' })
  await expect(hide).toBeEnabled()
  for (const fault of FAULTS) {
    line.break('POST /gateway/user-preference/balance/v1', fault)
    await hide.click()
    const told = snackbar(guest, 'Zobrazenie zostatku sa nepodarilo uložiť')
    await expect(told, fault).toBeVisible()
    await expect(hide, fault).toBeEnabled()
    await told.getByRole('button', { name: 'Zavrieť' }).click()
  }
  await expectLobbyToWork(guest)
  expect(ownComplaints(complaints)).toEqual([])
})

for (const call of ['POST /platform/logout', 'POST /gateway/v1/logout'])
  test(`${call}: the page is a guest’s at once, the doubt is told, and the logout is said again at the next start [4.3] [8.1] [8.2] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    for (const fault of ['refused', 'hang', '500', 'garbage'] as const) {
      await haveSession(guest, services, String(baseURL))
      await withoutPopups(guest)
      await guest.goto('/', { waitUntil: 'commit' })
      await expect(accountOf(guest), fault).toBeVisible()
      line.break(call, fault)
      await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
      await expect(guestsWayIn(guest), fault).toBeVisible({ timeout: 1_500 })
      await expect(snackbar(guest, 'Odhlásenie sa nepodarilo potvrdiť'), fault).toBeVisible()
      line.mend()
      const before = line.calls.filter((each) => each === call).length
      await guest.goto('/', { waitUntil: 'commit' })
      await expect.poll(() => line.calls.filter((each) => each === call).length, fault).toBeGreaterThan(before)
      const kept = async () => (await guest.context().cookies()).map(({ name }) => name)
      await expect.poll(kept, fault).not.toContain('logout-pending')
      expect(await kept(), fault).not.toContain('herna-platform')
      await expect(guestsWayIn(guest), fault).toBeVisible()
    }
    expect(ownComplaints(complaints)).toEqual([])
  })

for (const call of ['GET /gateway/v1/keep-alive', 'GET /platform/keep-alive'])
  test(`${call}: trouble on the line is no end of the session: "reconnecting", tried again, and well again [4.12] [8.1] [8.2] [8.3] [F1]`, async ({
    guest,
    line,
    services,
    baseURL,
    complaints,
  }) => {
    await guest.clock.install()
    await haveSession(guest, services, String(baseURL))
    await guest.goto('/', { waitUntil: 'commit' })
    await expect(accountOf(guest)).toBeVisible()
    const word = guest.getByText('Spojenie vypadlo, obnovujeme ho')
    for (const fault of FAULTS) {
      line.break(call, fault)
      await guest.mouse.move(300 + FAULTS.indexOf(fault), 300)
      const before = line.calls.filter((each) => each === call).length
      await guest.clock.fastForward(5 * 60_000 + 1_000)
      await expect.poll(() => line.calls.filter((each) => each === call).length, fault).toBeGreaterThan(before)
      if (fault === 'hang') await guest.clock.fastForward(15_001)
      await expect(word, fault).toBeVisible()
      await expect(accountOf(guest), fault).toBeVisible()
      line.mend()
      await guest.clock.fastForward(3_000)
      await expect(word, fault).toBeHidden()
    }
    await expectLobbyToWork(guest)
    expect(ownComplaints(complaints)).toEqual([])
  })

test('a heartbeat that fails again and again waits ever longer; a definite "not valid" ends the session with the login over what is open [4.12] [F1]', async ({
  guest,
  line,
  services,
  baseURL,
  complaints,
}) => {
  await guest.clock.install()
  await haveSession(guest, services, String(baseURL))
  await guest.goto('/temy', { waitUntil: 'commit' })
  await expect(accountOf(guest)).toBeVisible()
  line.break('GET /gateway/v1/keep-alive', '500')
  const beats = () => line.calls.filter((each) => each === 'GET /gateway/v1/keep-alive').length
  await guest.clock.fastForward(5 * 60_000 + 1_000)
  await expect.poll(beats).toBe(1)
  // Each wait is twice the one before, less up to half of it [4.12].
  for (const [index, longest] of [2, 4, 8, 16, 32].entries()) {
    await guest.waitForTimeout(150)
    await guest.clock.runFor(longest * 500 - 50)
    expect(beats()).toBe(index + 1)
    await guest.clock.runFor(longest * 500 + 100)
    await expect.poll(beats).toBe(index + 2)
  }
  await expect(guest.getByText('Spojenie vypadlo, obnovujeme ho')).toBeVisible()
  line.break('GET /gateway/v1/keep-alive', '401')
  line.break('GET /platform/session', '401')
  await guest.clock.fastForward(61_000)
  await expect(guest.getByRole('dialog', { name: 'Prihlásenie' })).toBeVisible()
  await expect(accountOf(guest)).toHaveCount(0)
  await expect(guest).toHaveURL(/\/temy$/)
  expect(ownComplaints(complaints)).toEqual([])
})

/** Every call that is broken above and in `player-faults.journey.ts`. */
const BROKEN = [
  ...['manifest.json', 'login.js', 'identity.js', 'session', 'keep-alive'].map((name) => `GET /platform/${name}`),
  ...['temporary-token', 'login', 'login/second-factor', 'logout'].map((name) => `POST /platform/${name}`),
  ...['_validate-login-session', 'login', 'logout'].map((name) => `POST /gateway/v1/${name}`),
  ...['keep-alive', 'feature-toggles'].map((name) => `GET /gateway/v1/${name}`),
  'POST /gateway/user-preference/balance/v1',
  ...PARTS,
]

test('no call between start and logout is missing among those that are broken here [F1]', async ({ guest, line }) => {
  await guest.clock.install()
  await guest.goto('/', { waitUntil: 'commit' })
  await giveCredentials(guest, 'hracka-dvojita', PASSWORD)
  await guest.getByLabel('Kód z aplikácie').fill('000000')
  await guest.getByRole('button', { name: 'Overiť', exact: true }).click()
  await expect(guest.getByRole('dialog').getByRole('alert')).toBeVisible()
  await guest.goto('/', { waitUntil: 'commit' })
  await giveCredentials(guest, 'hracka-bonusy', PASSWORD)
  await closePlayInfo(guest)
  // There and back: the next journey finds the player as this one did.
  await guest.getByRole('button', { name: 'Skryť zostatok' }).click()
  await expect(guest.getByRole('button', { name: 'Zobraziť zostatok' })).toBeEnabled()
  await guest.getByRole('button', { name: 'Zobraziť zostatok' }).click()
  await expect(guest.getByRole('button', { name: 'Skryť zostatok' })).toBeEnabled()
  await guest.clock.fastForward(5 * 60_000 + 1_000)
  await expect.poll(() => line.calls).toContain('GET /platform/keep-alive')
  await guest.goto('/', { waitUntil: 'commit' })
  await expect(accountOf(guest, 'hracka-bonusy')).toBeVisible()
  await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(guestsWayIn(guest)).toBeVisible()
  await expect.poll(() => line.calls).toContain('POST /gateway/v1/logout')
  const made = line.calls.filter((call) => / \/(platform|gateway)\//.test(call))
  expect([...new Set(made)].sort()).toEqual([...BROKEN].sort())
})
