import type { Locator, Page } from 'playwright/test'
import { type Fault, FAULTS } from '../clients/faults.ts'
import {
  expect,
  faultsToTry,
  controlTimeouts,
  runWithFault,
  unexpectedErrors,
  expireTimeouts,
  snackbar,
  test,
  suppressPopups,
} from './fault-fixtures.ts'
import {
  ledgerBalance,
  ledgerRounds,
  gameBalance,
  gameFrame,
  openRealGame,
  gameOverlay,
  createFundedPlayer,
  untilPlayable,
} from './real-money.ts'
import { collectRounds, playRounds } from './play-rounds.ts'

const START = 2_000
const ROULETTE = { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' }

test.beforeEach(async ({ guest: page }) => {
  await suppressPopups(page)
  await controlTimeouts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** The game client's error panel. */
const gameErrorPanel = (page: Page): Locator => gameFrame(page).getByRole('alertdialog')
/** The timeout of a game's calls is 8 seconds. */
const expireGameTimeouts = (page: Page) => expireTimeouts(page, 8_000)

test('the launch token, then the game host’s session: any fault is shown over the game, no stake is taken, and the next attempt opens it [8.23] [5.4] [F1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  const retry = () => gameOverlay(page).getByRole('button', { name: 'Skúsiť znova' }).click()
  // The first launch uses the token of the gateway's login [3.49].
  await page.goto(`/hra/${ROULETTE.code}`)
  const playLink = page.getByRole('main').getByRole('link', { name: 'Hrať', exact: true }).first()
  await playLink.click()
  await untilPlayable(page)
  await page.goBack()
  await expect(playLink).toBeVisible()
  const open = async () => void (await page.goForward())
  for (const [index, fault] of faultsToTry('garbage').entries()) {
    await runWithFault({ page, faultProxy }, 'GET /gateway/pams/api/v2/chatToken', fault, index === 0 ? open : retry)
    await expect(gameOverlay(page).filter({ hasText: 'Hru sa nepodarilo otvoriť' }), fault).toBeVisible()
  }
  faultProxy.clearFaults()
  for (const fault of faultsToTry('hang')) {
    await runWithFault({ page, faultProxy, expire: () => expireGameTimeouts(page) }, 'POST /api/sessions', fault, retry)
    await expect(gameOverlay(page), fault).toContainText('Herný server neodpovedá. Žiadna stávka sa neodpočítala.', {
      timeout: 30_000,
    })
  }
  faultProxy.clearFaults()
  await retry()
  await untilPlayable(page)
  expect(await gameBalance(page)).toBe(START)
  expect(await ledgerRounds(page)).toEqual([])
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

test('a bet that meets a fault: the game says that the outcome is unknown, the retry is the same round, and its stake is taken once [F1] [M1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  const reportedRounds = collectRounds(page)
  await openRealGame(page, ROULETTE.code)
  const game = gameFrame(page)
  const bet = async () => {
    await game.getByRole('button', { name: /^Červená,/ }).press('Enter')
    await game.getByRole('button', { name: 'Točiť', disabled: false }).press('Space')
  }
  const retry = () => gameErrorPanel(page).getByRole('button', { name: 'Skúsiť znova' }).press('Enter')
  for (const [index, fault] of [...faultsToTry('hang'), 'response lost' as const].entries()) {
    for (const act of [bet, retry]) {
      await runWithFault({ page, faultProxy, expire: () => expireGameTimeouts(page) }, 'POST /api/rounds', fault, act)
      await expect(gameErrorPanel(page), fault).toContainText('Nevieme, či sa kolo odohralo', { timeout: 30_000 })
    }
    const receivedRounds = (await ledgerRounds(page)).length - index
    expect(receivedRounds, 'rounds that the host received').toBe(fault === 'response lost' ? 1 : 0)
    faultProxy.clearFaults()
    await retry()
    await playRounds(page, ROULETTE, () => reportedRounds.size > index)
    const rounds = [...reportedRounds.values()].reverse()
    expect(rounds, fault).toHaveLength(index + 1)
    const expectedRounds = rounds.map(({ roundId, staked, win }) => ({ roundId, staked, won: win }))
    expect(await ledgerRounds(page), fault).toMatchObject(expectedRounds)
    const balance = rounds.reduce((sum, { staked, win }) => sum - staked + win, START)
    expect(await ledgerBalance(page), fault).toBe(balance)
    await expect.poll(() => gameBalance(page), fault).toBe(balance)
  }
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

/** The gate tries only `fault`. */
const CHANGES: Change[] = [
  {
    fault: 'garbage',
    call: 'POST /gateway/pams/api/v2/player/favorites',
    path: '/hra/vlcia-hora',
    button: 'Obľúbená hra: Vlčia hora',
    message: 'Hru sa nepodarilo pridať medzi obľúbené',
    done: (page: Page) =>
      expect(page.getByRole('button', { name: 'Obľúbená hra: Vlčia hora' }).first()).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    fault: '500',
    call: /^POST \/gateway\/v1\/tournaments\/[^/]+\/join$/,
    path: '/turnaje',
    button: 'Zapojiť sa do turnaja Výprava za siedmimi pečaťami',
    message: 'Do turnaja sa nepodarilo zapojiť',
    done: (page: Page) => expect(page.getByText('Ste v turnaji.').first()).toBeVisible(),
  },
  {
    // Last, because a joined promotion opens its offer over the next page.
    fault: 'hang',
    call: 'POST /gateway/pams/api/v2/client/optInToBonusTemplate',
    path: '/bonusy',
    button: 'Zapojiť sa: Zlaté čipy na ruletu',
    message: 'Do akcie sa nepodarilo zapojiť',
    done: (page: Page) => expect(page.getByRole('region', { name: 'Aktívne akcie' })).toContainText('Zlaté čipy'),
  },
]

interface Change {
  fault: Fault
  call: string | RegExp
  path: string
  button: string
  message: string
  done: (page: Page) => Promise<void>
}

test('a favourite, joining a promotion or a tournament: when the gateway does not save it, it is reverted and reported, and the retry saves it [8.19] [8.22] [F1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  for (const { fault: inGate, call, path, button, message, done } of CHANGES) {
    await page.goto(path)
    const change = page.getByRole('button', { name: button }).first()
    await expect(change).toBeEnabled()
    const retry = () => snackbar(page, message).getByRole('button', { name: 'Skúsiť znova' }).click()
    for (const [index, fault] of faultsToTry(inGate).entries()) {
      await runWithFault({ page, faultProxy }, call, fault, index === 0 ? () => change.click() : retry)
      await expect(snackbar(page, message), fault).toBeVisible()
    }
    faultProxy.clearFaults()
    await retry()
    await done(page)
  }
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

test('bonuses, favourites and played games: a list that fails to load says so, and a retry loads it [8.19] [8.20] [8.22] [F1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  const parts = [
    ['GET /gateway/pams/api/v2/player/bonuses', '/bonusy', 'Bonusy sa nepodarilo načítať'],
    ['GET /gateway/pams/api/v2/player/favorites', '/uzivatel/oblubene', 'Tento zoznam sa nepodarilo načítať'],
    ['POST /gateway/pams/api/v2/getPlayerGames', '/uzivatel/naposledy-hrane', 'Tento zoznam sa nepodarilo načítať'],
    ['POST /gateway/pams/api/v2/gameResults', '/uzivatel/posledne-vyhry', 'Tento zoznam sa nepodarilo načítať'],
  ] as const
  for (const [index, [call, address, message]] of parts.entries()) {
    const fault = FAULTS[index] ?? 'refused'
    await runWithFault({ page, faultProxy }, call, fault, async () => void (await page.goto(address)))
    const failed = page.getByRole('main').getByRole('heading', { name: message })
    await expect(async () => {
      // The page may make the call more than once; each of them hangs.
      if (fault === 'hang') await expireTimeouts(page)
      await expect(failed).toBeVisible({ timeout: 1_000 })
    }, `${call} ${fault}`).toPass({ timeout: 15_000 })
    faultProxy.clearFaults()
    await page.getByRole('main').getByRole('button', { name: 'Skúsiť znova' }).first().click()
    await expect(failed, `${call} ${fault}`).toBeHidden()
  }
  expect(unexpectedErrors(browserErrors)).toEqual([])
})
