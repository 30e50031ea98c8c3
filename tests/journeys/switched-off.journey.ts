import type { Page } from 'playwright/test'
import { expect, test } from './guest.ts'
import { OPERATOR_TOKEN } from './running-product.ts'
import { platformUrl } from './player.ts'
import {
  barAmount,
  ledgerBalance,
  ledgerRounds,
  gameBalance,
  gameFrame,
  openRealGame,
  gameOverlay,
  createFundedPlayer,
  startButton,
  untilPlayable,
  suppressPopups,
} from './real-money.ts'
import { collectRounds, playRounds } from './play-rounds.ts'

// In sequence: two of them switch the same game off.
test.describe.configure({ mode: 'default' })
// No other journey plays these games, because they are switched off here.
const ROULETTE = { name: 'roulette', code: 'ruleta-minuta', title: 'Ruleta Minúta', spot: 'Červená,' }
const BLACKJACK = { name: 'blackjack', code: 'eso-a-kral', title: 'Eso a kráľ', spot: 'Stávka na ruku;' }

async function switchGame(page: Page, gameCode: string, stopped: boolean): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const data = { scope: 'game', gameCode, stopped, reason: 'journey' }
  const response = await page.request.post(platformUrl('/operator/play-stops'), { headers, data })
  expect(response.status(), await response.text()).toBe(200)
}
const placeChip = (page: Page, { spot }: { spot: string }) =>
  gameFrame(page)
    .getByRole('button', { name: new RegExp(`^${spot}`) })
    .press('Enter')

/** Deals until a hand waits for the player: a blackjack ends the hand immediately. */
async function dealHand(page: Page): Promise<void> {
  const stand = gameFrame(page).getByRole('button', { name: 'Stojím', disabled: false })
  const spot = gameFrame(page).locator('button:not([aria-disabled="true"])').filter({ hasText: 'Stávka' }).first()
  while (!(await stand.isVisible())) {
    await placeChip(page, BLACKJACK)
    await startButton(page).press('Space')
    await expect(stand.or(spot).first()).toBeVisible()
  }
}

test.beforeEach(async ({ guest: page }) => {
  await suppressPopups(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the operator switches a game off while a player plays it: the next stake is refused with a message and not taken, and play continues when the game is on again (M12)', async ({
  guest: page,
}) => {
  await createFundedPlayer(page)
  const reportedRounds = collectRounds(page)
  await openRealGame(page, ROULETTE.code)
  await playRounds(page, ROULETTE, () => reportedRounds.size > 0)
  const balance = await ledgerBalance(page)
  const rounds = (await ledgerRounds(page)).length
  await switchGame(page, ROULETTE.code, true)
  await placeChip(page, ROULETTE)
  await startButton(page).press('Space')
  await expect(gameOverlay(page)).toContainText('Hra je teraz zastavená')
  await expect(gameOverlay(page)).toContainText('Stávka sa neodpočítala')
  expect(await ledgerBalance(page)).toBe(balance)
  expect(await ledgerRounds(page)).toHaveLength(rounds)
  await expect.poll(() => barAmount(page, 'Zostatok')).toBe(balance)
  await page.reload()
  await expect(gameOverlay(page), 'it does not open either').toBeVisible({ timeout: 60_000 })
  await switchGame(page, ROULETTE.code, false)
  await page.reload()
  await untilPlayable(page)
  expect(await gameBalance(page)).toBe(balance)
  const previousRounds = reportedRounds.size
  await playRounds(page, ROULETTE, () => reportedRounds.size > previousRounds)
})

test('an open hand can be finished after its game is switched off, and pays (M3) (M12)', async ({ guest: page }) => {
  await createFundedPlayer(page, 10_000)
  const reportedRounds = collectRounds(page)
  await openRealGame(page, BLACKJACK.code)
  await dealHand(page)
  await switchGame(page, BLACKJACK.code, true)
  await playRounds(page, BLACKJACK, () => true)
  await expect.poll(async () => (await ledgerRounds(page))[0]?.state).toBe('closed')
  const rounds = [...reportedRounds.values()]
  const balance = rounds.reduce((balance, { staked, win }) => balance - staked + win, 10_000)
  expect(rounds.at(-1)).toMatchObject({ state: 'closed', balance })
  expect(await ledgerBalance(page)).toBe(balance)
  await placeChip(page, BLACKJACK)
  await startButton(page).press('Space')
  await expect(gameOverlay(page)).toContainText('Hra je teraz zastavená')
  expect(await ledgerBalance(page)).toBe(balance)
  await switchGame(page, BLACKJACK.code, false)
})

test('a player who takes a break with an open hand and leaves can return, finish the hand and is paid; no new hand is dealt [M6] (M12)', async ({
  guest: page,
}) => {
  await createFundedPlayer(page, 10_000)
  await openRealGame(page, BLACKJACK.code)
  await dealHand(page)
  await page.goto('about:blank')
  expect((await page.request.post(platformUrl('/panic-button'))).status()).toBe(200)
  await page.goto(`/play/${BLACKJACK.code}/real`)
  await expect(gameFrame(page).getByRole('button', { name: 'Pokračovať', disabled: false }).first()).toBeVisible({
    timeout: 60_000,
  })
  await playRounds(page, BLACKJACK, () => true)
  await expect.poll(async () => (await ledgerRounds(page))[0]?.state).toBe('closed')
  const balance = await ledgerBalance(page)
  await placeChip(page, BLACKJACK)
  await startButton(page).press('Space')
  await expect(gameOverlay(page)).toContainText('Hranie máte pozastavené')
  expect(await ledgerBalance(page)).toBe(balance)
})
