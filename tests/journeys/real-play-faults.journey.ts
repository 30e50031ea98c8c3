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

test.use({ images: 'loaded' }) // games wait for their symbols

const START = 2_000
const ROULETTE = { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' }

test.beforeEach(async ({ guest: page }) => {
  await suppressPopups(page)
  await controlTimeouts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** The failure panel of the game itself. */
const gameErrorPanel = (page: Page): Locator => gameFrame(page).getByRole('alertdialog')
/** What a game's calls have to be answered within. */
const expireGameTimeouts = (page: Page) => expireTimeouts(page, 8_000)

test('the launch token, then the game host’s session: whatever goes wrong is said over the game, no stake was taken, and the next try opens it [8.23] [5.4] [F1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  const retry = () => gameOverlay(page).getByRole('button', { name: 'Skúsiť znova' }).click()
  const open = async () => void (await page.goto(`/play/${ROULETTE.code}/real`))
  for (const [index, fault] of faultsToTry('garbage').entries()) {
    await runWithFault({ page, faultProxy }, 'GET /gateway/pams/api/v2/chatToken', fault, index === 0 ? open : retry)
    await expect(gameOverlay(page).filter({ hasText: 'Hru sa nepodarilo otvoriť' }), fault).toBeVisible()
  }
  faultProxy.clearFaults()
  for (const fault of faultsToTry('hang')) {
    await runWithFault({ page, faultProxy, pass: () => expireGameTimeouts(page) }, 'POST /api/sessions', fault, retry)
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

test('a bet that meets a fault: the game says that nobody knows, the retry is the same round, and its stake is taken once [F1] [M1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  const told = collectRounds(page)
  await openRealGame(page, ROULETTE.code)
  const game = gameFrame(page)
  const bet = async () => {
    await game.getByRole('button', { name: /^Červená,/ }).press('Enter')
    await game.getByRole('button', { name: 'Točiť', disabled: false }).press('Space')
  }
  const retry = () => gameErrorPanel(page).getByRole('button', { name: 'Skúsiť znova' }).press('Enter')
  for (const [index, fault] of [...faultsToTry('hang'), 'answer lost' as const].entries()) {
    for (const act of [bet, retry]) {
      await runWithFault({ page, faultProxy, pass: () => expireGameTimeouts(page) }, 'POST /api/rounds', fault, act)
      await expect(gameErrorPanel(page), fault).toContainText('Nevieme, či sa kolo odohralo', { timeout: 30_000 })
    }
    const taken = (await ledgerRounds(page)).length - index
    expect(taken, 'what the host heard').toBe(fault === 'answer lost' ? 1 : 0)
    faultProxy.clearFaults()
    await retry()
    await playRounds(page, ROULETTE, () => told.size > index)
    const rounds = [...told.values()].reverse()
    expect(rounds, fault).toHaveLength(index + 1)
    const booked = rounds.map(({ roundId, staked, win }) => ({ roundId, staked, won: win }))
    expect(await ledgerRounds(page), fault).toMatchObject(booked)
    const balance = rounds.reduce((sum, { staked, win }) => sum - staked + win, START)
    expect(await ledgerBalance(page), fault).toBe(balance)
    await expect.poll(() => gameBalance(page), fault).toBe(balance)
  }
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

/** `fault` stands for all of them in the gate. */
const CHANGES: Change[] = [
  {
    fault: 'garbage',
    call: 'POST /gateway/pams/api/v2/player/favorites',
    at: '/hra/vlcia-hora',
    button: 'Obľúbená hra: Vlčia hora',
    said: 'Hru sa nepodarilo pridať medzi obľúbené',
    done: (page: Page) =>
      expect(page.getByRole('button', { name: 'Obľúbená hra: Vlčia hora' }).first()).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    fault: '500',
    call: /^POST \/gateway\/v1\/tournaments\/[^/]+\/join$/,
    at: '/turnaje',
    button: 'Zapojiť sa do turnaja Výprava za siedmimi pečaťami',
    said: 'Do turnaja sa nepodarilo zapojiť',
    done: (page: Page) => expect(page.getByText('Ste v turnaji.').first()).toBeVisible(),
  },
  {
    // The last: a promotion that was joined opens its offer over the next page.
    fault: 'hang',
    call: 'POST /gateway/pams/api/v2/client/optInToBonusTemplate',
    at: '/bonusy',
    button: 'Zapojiť sa: Zlaté čipy na ruletu',
    said: 'Do akcie sa nepodarilo zapojiť',
    done: (page: Page) => expect(page.getByRole('region', { name: 'Aktívne akcie' })).toContainText('Zlaté čipy'),
  },
]

interface Change {
  fault: Fault
  call: string | RegExp
  at: string
  button: string
  said: string
  done: (page: Page) => Promise<void>
}

test('a favourite, joining a promotion or a tournament: what the gateway does not keep is taken back and said, and the retry keeps it [8.19] [8.22] [F1]', async ({
  guest: page,
  faultProxy,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  for (const { fault: inGate, call, at, button, said, done } of CHANGES) {
    await page.goto(at)
    const change = page.getByRole('button', { name: button }).first()
    await expect(change).toBeEnabled()
    const retry = () => snackbar(page, said).getByRole('button', { name: 'Skúsiť znova' }).click()
    for (const [index, fault] of faultsToTry(inGate).entries()) {
      await runWithFault({ page, faultProxy }, call, fault, index === 0 ? () => change.click() : retry)
      await expect(snackbar(page, said), fault).toBeVisible()
    }
    faultProxy.clearFaults()
    await retry()
    await done(page)
  }
  expect(unexpectedErrors(browserErrors)).toEqual([])
})

test('bonuses, favourites and what was played: a list that does not come says so, and comes with the next try [8.19] [8.20] [8.22] [F1]', async ({
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
  for (const [index, [call, address, said]] of parts.entries()) {
    const fault = FAULTS[index] ?? 'refused'
    await runWithFault({ page, faultProxy }, call, fault, async () => void (await page.goto(address)))
    const failed = page.getByRole('main').getByRole('heading', { name: said })
    await expect(failed, `${call} ${fault}`).toBeVisible()
    faultProxy.clearFaults()
    await page.getByRole('main').getByRole('button', { name: 'Skúsiť znova' }).first().click()
    await expect(failed, `${call} ${fault}`).toBeHidden()
  }
  expect(unexpectedErrors(browserErrors)).toEqual([])
})
