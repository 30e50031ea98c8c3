import type { Locator, Page } from 'playwright/test'
import { FAULTS, type Line } from './fault-proxy.ts'
import { expect, hastenDeadlines, ownComplaints, snackbar, test, withoutPopups } from './faulty-line.ts'
import {
  bookedBalance,
  bookedRounds,
  gameBalance,
  gameFrame,
  openRealGame,
  plate,
  somebodyWithMoney,
  untilPlayable,
} from './real-money.ts'
import { hearRounds, playRounds } from './rounds-played.ts'

test.use({ pictures: 'shown' }) // games wait for their symbols

const START = 2_000
const ROULETTE = { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' }

test.beforeEach(async ({ guest: page }) => {
  await withoutPopups(page)
  await hastenDeadlines(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** The failure panel of the game itself. */
const gamePanel = (page: Page): Locator => gameFrame(page).getByRole('alertdialog')
const times = (line: Line, call: RegExp): number => line.calls.filter((each) => call.test(each)).length

test('the launch token: whatever goes wrong is said over the game, and the next try opens it [8.23] [5.4] [F1]', async ({
  guest: page,
  line,
  complaints,
}) => {
  await somebodyWithMoney(page)
  const call = 'GET /gateway/pams/api/v2/chatToken'
  const told = plate(page).filter({ hasText: 'Hru sa nepodarilo otvoriť' })
  line.break(call, 'refused')
  await page.goto(`/play/${ROULETTE.code}/real`)
  for (const fault of FAULTS) {
    await expect(told, fault).toBeVisible()
    const before = times(line, /chatToken/)
    line.break(call, fault)
    await told.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect.poll(() => times(line, /chatToken/), fault).toBeGreaterThan(before)
  }
  await expect(told).toBeVisible()
  line.mend()
  await told.getByRole('button', { name: 'Skúsiť znova' }).click()
  await untilPlayable(page)
  expect(await gameBalance(page)).toBe(START)
  expect(ownComplaints(complaints)).toEqual([])
})

test('the game host’s session: whatever goes wrong, no stake was taken, and the next try opens the game [8.23] [5.4] [F1]', async ({
  guest: page,
  line,
  complaints,
}) => {
  await somebodyWithMoney(page)
  const call = 'POST /api/sessions'
  line.break(call, 'refused')
  await page.goto(`/play/${ROULETTE.code}/real`)
  for (const fault of FAULTS) {
    await expect(plate(page), fault).toContainText('Herný server neodpovedá. Žiadna stávka sa neodpočítala.', { timeout: 30_000 })
    const before = times(line, /POST \/api\/sessions/)
    line.break(call, fault)
    await plate(page).getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect.poll(() => times(line, /POST \/api\/sessions/), fault).toBeGreaterThan(before)
  }
  await expect(plate(page)).toContainText('Herný server neodpovedá', { timeout: 30_000 })
  line.mend()
  await plate(page).getByRole('button', { name: 'Skúsiť znova' }).click()
  await untilPlayable(page)
  expect(await gameBalance(page)).toBe(START)
  expect(await bookedRounds(page)).toEqual([])
  expect(ownComplaints(complaints)).toEqual([])
})

for (const fault of [...FAULTS, 'answer lost'] as const)
  test(`a bet with ${fault}: the game says that nobody knows, the retry is the same round, and its stake is taken once [F1] [M1]`, async ({
    guest: page,
    line,
    complaints,
  }) => {
    await somebodyWithMoney(page)
    const told = hearRounds(page)
    await openRealGame(page, ROULETTE.code)
    line.break('POST /api/rounds', fault)
    const game = gameFrame(page)
    await game.getByRole('button', { name: /^Červená,/ }).press('Enter')
    await game.getByRole('button', { name: 'Točiť', disabled: false }).press('Space')
    await expect(gamePanel(page)).toContainText('Nevieme, či sa kolo odohralo', { timeout: 30_000 })
    const before = times(line, /POST \/api\/rounds$/)
    await gamePanel(page).getByRole('button', { name: 'Skúsiť znova' }).press('Enter')
    await expect.poll(() => times(line, /POST \/api\/rounds$/)).toBeGreaterThan(before)
    await expect(gamePanel(page), 'the second try fails as well').toContainText('Nevieme', { timeout: 30_000 })
    const taken = (await bookedRounds(page)).length
    expect(taken, 'what the host heard').toBe(fault === 'answer lost' ? 1 : 0)
    line.mend()
    await gamePanel(page).getByRole('button', { name: 'Skúsiť znova' }).press('Enter')
    await playRounds(page, ROULETTE, () => told.size > 0)
    const [round] = told.values()
    const balance = START - (round?.staked ?? 0) + (round?.win ?? 0)
    expect(told.size).toBe(1)
    expect(await bookedRounds(page)).toMatchObject([{ roundId: round?.roundId, staked: round?.staked, won: round?.win }])
    expect(await bookedBalance(page)).toBe(balance)
    await expect.poll(() => gameBalance(page)).toBe(balance)
    expect(ownComplaints(complaints)).toEqual([])
  })

const CHANGES = [
  {
    what: 'a favourite',
    call: 'POST /gateway/pams/api/v2/player/favorites',
    at: '/hra/vlcia-hora',
    button: 'Obľúbená hra: Vlčia hora',
    said: 'Hru sa nepodarilo pridať medzi obľúbené',
    done: (page: Page) =>
      expect(page.getByRole('button', { name: 'Obľúbená hra: Vlčia hora' }).first()).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'joining a promotion',
    call: 'POST /gateway/pams/api/v2/client/optInToBonusTemplate',
    at: '/bonusy',
    button: 'Zapojiť sa: Zlaté čipy na ruletu',
    said: 'Do akcie sa nepodarilo zapojiť',
    done: (page: Page) => expect(page.getByRole('region', { name: 'Aktívne akcie' })).toContainText('Zlaté čipy'),
  },
  {
    what: 'joining a tournament',
    call: /^POST \/gateway\/v1\/tournaments\/[^/]+\/join$/,
    at: '/turnaje',
    button: 'Zapojiť sa do turnaja Výprava za siedmimi pečaťami',
    said: 'Do turnaja sa nepodarilo zapojiť',
    done: (page: Page) => expect(page.getByText('Ste v turnaji.').first()).toBeVisible(),
  },
] as const

for (const { what, call, at, button, said, done } of CHANGES)
  test(`${what}: what the gateway does not keep is taken back and said, and the retry keeps it [8.19] [8.22] [F1]`, async ({
    guest: page,
    line,
    complaints,
  }) => {
    await somebodyWithMoney(page)
    await page.goto(at)
    const change = page.getByRole('button', { name: button }).first()
    await expect(change).toBeEnabled()
    for (const [index, fault] of FAULTS.entries()) {
      line.break(call, fault)
      const calls = () => line.calls.filter((each) => (typeof call === 'string' ? each === call : call.test(each))).length
      const before = calls()
      if (index === 0) await change.click()
      else await snackbar(page, said).getByRole('button', { name: 'Skúsiť znova' }).click()
      await expect.poll(calls, fault).toBeGreaterThan(before)
      await expect(snackbar(page, said), fault).toBeVisible()
    }
    line.mend()
    await snackbar(page, said).getByRole('button', { name: 'Skúsiť znova' }).click()
    await done(page)
    expect(ownComplaints(complaints)).toEqual([])
  })

test('bonuses, favourites and what was played: a list that does not come says so, and comes with the next try [8.19] [8.20] [8.22] [F1]', async ({
  guest: page,
  line,
  complaints,
}) => {
  await somebodyWithMoney(page)
  const parts = [
    ['GET /gateway/pams/api/v2/player/bonuses', '/bonusy', 'Bonusy sa nepodarilo načítať'],
    ['GET /gateway/pams/api/v2/player/favorites', '/uzivatel/oblubene', 'Tento zoznam sa nepodarilo načítať'],
    ['POST /gateway/pams/api/v2/getPlayerGames', '/uzivatel/naposledy-hrane', 'Tento zoznam sa nepodarilo načítať'],
    ['POST /gateway/pams/api/v2/gameResults', '/uzivatel/posledne-vyhry', 'Tento zoznam sa nepodarilo načítať'],
  ] as const
  for (const [index, [call, address, said]] of parts.entries()) {
    const fault = FAULTS[index] ?? 'refused'
    line.break(call, fault)
    await page.goto(address)
    const failed = page.getByRole('main').getByRole('heading', { name: said })
    await expect(failed, `${call} ${fault}`).toBeVisible()
    line.mend()
    await page.getByRole('main').getByRole('button', { name: 'Skúsiť znova' }).first().click()
    await expect(failed, `${call} ${fault}`).toBeHidden()
  }
  expect(ownComplaints(complaints)).toEqual([])
})
