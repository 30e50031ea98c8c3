import type { Browser, FrameLocator, Page } from 'playwright/test'
import { accessibilityViolations, expect, scrollsHorizontally, test } from './guest.ts'
import {
  barAmount,
  createFundedPlayer,
  gameBalance,
  gameFrame,
  ledgerBalance,
  ledgerRounds,
  suppressPopups,
} from './real-money.ts'

// Tracing a minute of an animated table would take longer than the table.
test.use({ images: 'loaded', trace: 'off' })

const START = 10_000
/** Seconds of betting that suffice to place and confirm a bet on a busy machine. */
const ENOUGH_SECONDS = 8

/** Codes of live tables that are open now, of this kind (part of the code), as the lobby shows them. */
async function openTables(page: Page, kind: string, count: number): Promise<string[]> {
  await page.goto('/kasino-zive/vsetky-hry')
  const tiles = page.locator(`main [data-game*="${kind}"]:has([data-table-state="open"])`)
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(count)
  const codes = await tiles.evaluateAll((links: HTMLElement[]) => links.map(({ dataset }) => dataset.game ?? ''))
  return codes.slice(0, count)
}

async function newPlayerPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await suppressPopups(page)
  await createFundedPlayer(page, START)
  return page
}

const secondsLeft = async (game: FrameLocator): Promise<number> =>
  Number(/\d+/.exec((await game.getByRole('timer').getAttribute('aria-label')) ?? '')?.[0] ?? 0)

/** Waits until bets are open, for long enough. */
async function untilBetting(game: FrameLocator): Promise<void> {
  await expect(async () => {
    await expect(game.getByText(/^Stávky otvorené/)).toBeVisible({ timeout: 1_000 })
    expect(await secondsLeft(game)).toBeGreaterThanOrEqual(ENOUGH_SECONDS)
  }).toPass({ timeout: 60_000, intervals: [300] })
}

/** Places a chip on the spot and confirms it. */
async function bet(game: FrameLocator, spot: string): Promise<void> {
  await game.getByRole('button', { name: new RegExp(`^${spot},`) }).click()
  await game.getByRole('button', { name: /^Potvrdiť/ }).click()
  await expect(game.getByRole('button', { name: new RegExp(`^${spot},.* stávka [^n]+$`) })).toBeVisible()
}

/** The player's only round once it is closed, after checking that ledger, game and bar agree to the cent. */
async function expectSettled(page: Page): Promise<void> {
  await expect.poll(async () => (await ledgerRounds(page)).map(({ state }) => state)).toEqual(['closed'])
  const [round] = await ledgerRounds(page)
  const { staked = 0, won = 0 } = round ?? {}
  expect(staked).toBeGreaterThan(0)
  const balance = START - staked + won
  expect(await ledgerBalance(page)).toBe(balance)
  await expect.poll(() => gameBalance(page)).toBe(balance)
  await expect.poll(() => barAmount(page, 'Zostatok')).toBe(balance)
  await expect.poll(() => barAmount(page, 'Bilancia')).toBe(balance - START)
}

test('two players bet at a live roulette table in the same round: each sees the other’s chip, the one who stays sees the result, the one who left finds it on return, and all amounts are right to the cent [1.10] [4.17]', async ({
  guest: page,
  browser,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // As a guest: a player's first page would open the § 32 information, which pauses games.
  const [code = ''] = await openTables(page, 'ruleta', 1)
  await suppressPopups(page)
  await createFundedPlayer(page, START)
  const other = await newPlayerPage(browser)
  await Promise.all([page, other].map((each) => each.goto(`/play/${code}/real`)))
  const game = gameFrame(page)
  await untilBetting(game)
  await Promise.all([bet(game, 'Červená'), bet(gameFrame(other), 'Čierna')])
  await expect(game.locator('[data-spot="black"] .others-chip')).toBeVisible()
  await expect(gameFrame(other).locator('[data-spot="red"] .others-chip')).toBeVisible()
  const context = other.context()
  await other.close()
  await expect(game.getByText(/^(Výhra |Tentoraz bez výhry)/).first()).toBeVisible({ timeout: 60_000 })
  await expectSettled(page)
  const returned = await context.newPage()
  await returned.goto(`/play/${code}/real`)
  await expect(gameFrame(returned).getByText(/^Kolo bez vás: /)).toBeVisible({ timeout: 30_000 })
  await expectSettled(returned)
  await context.close()
})

test('several tables: each runs in its own frame, adding one leaves the others alone; an open bet is named, leaving asks, and the lobby leads back to the tables', async ({
  guest: page,
  browserErrors,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  // Not the table of the other journey, whose players see who else bets.
  const [, code = ''] = await openTables(page, 'ruleta', 2)
  await suppressPopups(page)
  await createFundedPlayer(page, START)
  await page.goto(`/kasino-zive/moje-stoly?stoly=${code},${code},nie-je`)
  await expect(page).toHaveURL(new RegExp(`stoly=${code}$`))
  const table = page.locator(`[data-table="${code}"]`)
  const game = table.frameLocator('iframe')
  await expect(game.getByRole('timer')).toBeVisible({ timeout: 30_000 })
  const loads: string[] = []
  page.on(
    'request',
    (request) => request.isNavigationRequest() && request.frame() !== page.mainFrame() && loads.push(request.url()),
  )
  await page.getByRole('button', { name: 'Pridať stôl' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Otvorené stoly naživo' })
  await picker.getByRole('listitem').getByRole('button').first().click()
  await expect(page.locator('[data-table] iframe')).toHaveCount(2)
  await expect.poll(() => loads.length).toBe(1)

  await untilBetting(game)
  await bet(game, 'Červená')
  await expect(page.getByText(/^Otvorená stávka: /)).toBeVisible()
  await page.getByRole('link', { name: 'Späť do herne' }).click()
  const question = page.getByRole('dialog', { name: 'Odísť s otvorenou stávkou?' })
  await question.getByRole('button', { name: 'Zostať' }).click()
  await expect(question).toHaveCount(0)
  expect(loads).toHaveLength(1)
  // With the games in the frames, which have another layout beside others.
  expect(await accessibilityViolations(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await scrollsHorizontally(page)).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Späť do herne' }).click()
  await question.getByRole('button', { name: 'Odísť', exact: true }).click()
  await expect(page).toHaveURL(/\/kasino-zive$/)
  await page.goto('/kasino-zive/vsetky-hry')
  const tile = page.locator(`main [data-game="${code}"]`)
  await expect(tile).toContainText('Tu sedíte')
  await tile.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Vrátiť sa k stolu' }).click()
  await expect(page).toHaveURL(new RegExp(`moje-stoly\\?stoly=${code},`))
  expect(browserErrors).toEqual([])
})
