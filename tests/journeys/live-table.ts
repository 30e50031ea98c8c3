import { type Browser, type BrowserContextOptions, expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { barAmount, createFundedPlayer, gameBalance, ledgerBalance, ledgerRounds, suppressPopups } from './real-money.ts'

/** The balance of a new player, in cents. */
export const START = 10_000
/** Seconds of betting that suffice to place and confirm a bet on a busy machine. */
const ENOUGH_SECONDS = 10
/** The window of a table: its frame, or its own page at the provider's address. */
export type Game = FrameLocator | Page

/** All roulette tables: whatever the opening hours, many of them are open. */
export const ROULETTE_TABLES = '/kasino-zive/kategorie/zive-ruleta'

/** Codes of roulette tables that are open now, as the lobby shows them. */
export async function openRoulettes(page: Page, count: number): Promise<string[]> {
  await page.goto(ROULETTE_TABLES)
  const tiles = page.locator('main [data-game]:has([data-table-state="open"])')
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(count)
  const codes = await tiles.evaluateAll((links: HTMLElement[]) => links.map(({ dataset }) => dataset.game ?? ''))
  return codes.slice(0, count)
}

/** A window of another player with `START`. */
export async function newPlayerPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await suppressPopups(page)
  await createFundedPlayer(page, START)
  return page
}

const secondsLeft = async (game: Game): Promise<number> =>
  Number(/\d+/.exec((await game.getByRole('timer').getAttribute('aria-label')) ?? '')?.[0] ?? 0)

/** Waits until bets are open, for long enough. */
export async function untilBetting(game: Game, seconds = ENOUGH_SECONDS): Promise<void> {
  await expect(async () => {
    await expect(game.getByText(/^Stávky otvorené/)).toBeVisible({ timeout: 1_000 })
    expect(await secondsLeft(game)).toBeGreaterThanOrEqual(seconds)
  }).toPass({ timeout: 75_000, intervals: [300] })
}

const spotButton = (game: Game, spot: string): Locator => game.getByRole('button', { name: new RegExp(`^${spot},`) })
const confirmButton = (game: Game): Locator => game.getByRole('button', { name: /^Potvrdiť/ })
/** Waits until the host has accepted the bet on the spot. */
const expectAccepted = (game: Game, spot: string): Promise<void> =>
  expect(game.getByRole('button', { name: new RegExp(`^${spot},.* stávka [^n]+$`) })).toBeVisible()

/** Places a chip on the spot and confirms it. */
export async function bet(game: Game, spot: string): Promise<void> {
  await spotButton(game, spot).click()
  await confirmButton(game).click()
  await expectAccepted(game, spot)
}

/** The same with a finger. */
export async function betByTouch(game: Game, spot: string): Promise<void> {
  await spotButton(game, spot).tap()
  await confirmButton(game).tap()
  await expectAccepted(game, spot)
}

/** More stops than a table has. */
const MAX_STOPS = 60

/** Presses the key until the focus is on the button, and visible. */
async function moveFocus(page: Page, button: Locator, key: 'Tab' | 'ArrowDown' | 'ArrowRight'): Promise<void> {
  const hasVisibleFocus = (element: Element) =>
    element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none'
  const isFocused = () => button.evaluate(hasVisibleFocus, undefined, { timeout: 5_000 })
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await isFocused()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(button)} is not reached with ${key}`)
}

/** Moves the focus from the top of the page to red on the cloth of roulette: to zero with Tab, over the cloth with the arrow keys. Closed spots take the focus too. */
export async function focusRedByKeys(page: Page, game: Game): Promise<void> {
  await moveFocus(page, game.locator('[data-spot="straight-0"]'), 'Tab')
  await moveFocus(page, game.locator('.cell.kinds'), 'ArrowDown')
  await moveFocus(page, game.locator('[data-spot="red"]'), 'ArrowRight')
}

/**
 * Places a chip on red and confirms it, with the keyboard alone. Where the time for bets ran out before the confirmation, which takes a busy machine
 * seconds of pressed keys, in the next round.
 */
export async function betOnRedByKeys(page: Page, game: Game): Promise<void> {
  await expect(async () => {
    await untilBetting(game)
    await moveFocus(page, game.locator('[data-spot="red"]'), 'Tab')
    await page.keyboard.press('Enter')
    await expect(confirmButton(game)).toBeVisible({ timeout: 3_000 })
    await moveFocus(page, confirmButton(game), 'Tab')
    await page.keyboard.press('Enter')
    await expectAccepted(game, 'Červená')
  }).toPass({ timeout: 150_000 })
}

/** The balance of the player's only round once it is closed, after checking that ledger and game agree to the cent. */
export async function expectSettledGame(page: Page, game?: Game): Promise<number> {
  await expect.poll(async () => (await ledgerRounds(page)).map(({ state }) => state)).toEqual(['closed'])
  const [round] = await ledgerRounds(page)
  const { staked = 0, won = 0 } = round ?? {}
  expect(staked).toBeGreaterThan(0)
  const balance = START - staked + won
  expect(await ledgerBalance(page)).toBe(balance)
  await expect.poll(() => gameBalance(page, game)).toBe(balance)
  return balance
}

/** The same, and that the bar above the game agrees too. */
export async function expectSettled(page: Page): Promise<void> {
  const balance = await expectSettledGame(page)
  await expect.poll(() => barAmount(page, 'Zostatok')).toBe(balance)
  await expect.poll(() => barAmount(page, 'Bilancia')).toBe(balance - START)
}
