import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations, contrastViolationsIn, expect, layoutShifts, scrollsHorizontally, test } from './guest.ts'
import {
  bet,
  betByTouch,
  betOnRedByKeys,
  expectSettled,
  expectSettledGame,
  focusRedByKeys,
  type Game,
  newPlayerPage,
  openRoulettes,
  ROULETTE_TABLES,
  START,
  untilBetting,
} from './live-table.ts'
import { createFundedPlayer, gameFrame, gameOverlay, ledgerRounds, suppressPopups } from './real-money.ts'

// Tracing a minute of an animated table would take longer than the table.
test.use({ trace: 'off' })

const FRAME = 'iframe[title^="Hra "]'
/** What a table says of the player's round: at its result, or afterwards to a player who was away. */
const OWN_RESULT = /^(Výhra |Vrátilo sa |Tentoraz bez výhry|Kolo bez vás: )/

test('three players bet at a live roulette table in the same round, with the keyboard, by touch and before the connection is cut: each chip is seen by the others, accepted bets stay, everybody finds the result, and all amounts are right to the cent [1.10] [4.17]', async ({
  guest: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // As a guest: a player's first page would open the § 32 information, which pauses games.
  const touch = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const [codes, phone, cut] = await Promise.all([openRoulettes(page, 1), newPlayerPage(browser, touch), newPlayerPage(browser)])
  const [code = ''] = codes
  await suppressPopups(page)
  await createFundedPlayer(page, START)
  await Promise.all([page, phone, cut].map((each) => each.goto(`/play/${code}/real`)))
  // On a phone the provider's page replaces the portal's [4.17].
  await expect(phone).not.toHaveURL((url) => url.origin === baseURL)
  const [game, cutGame] = [gameFrame(page), gameFrame(cut)]
  await expect(game.getByRole('timer')).toBeVisible({ timeout: 30_000 })
  await focusRedByKeys(page, game)
  // First the keyboard, which takes longest: the others must bet in the same round.
  await betOnRedByKeys(page, game)
  await Promise.all([betByTouch(phone, 'Čierna'), bet(cutGame, 'Párne')])
  await expect(game.locator('[data-spot="black"] .others-chip')).toBeVisible()
  await expect(game.locator('[data-spot="even"] .others-chip')).toBeVisible()
  await expect(phone.locator('[data-spot="red"] .others-chip')).toBeVisible()
  await cut.context().setOffline(true)
  await expect(gameOverlay(cut).getByText('Stôl hrá ďalej a prijaté stávky platia.')).toBeVisible()
  await expect(cutGame.getByText('Spojenie sa obnovuje…').first()).toBeVisible()
  const phoneContext = phone.context()
  await phone.close()
  expect(await accessibilityViolations(page, FRAME)).toEqual([])
  expect(await contrastViolationsIn(page, 'dark', FRAME)).toEqual([])
  await expect(game.getByText(OWN_RESULT).first()).toBeVisible({ timeout: 60_000 })
  await expectSettled(page)
  // Settled by the clock, without its player.
  await expect.poll(async () => (await ledgerRounds(cut)).map(({ state }) => state)).toEqual(['closed'])
  const reconnect = async () => {
    await cut.context().setOffline(false)
    await expect(cutGame.getByText(OWN_RESULT).first()).toBeVisible({ timeout: 30_000 })
    await expect(gameOverlay(cut)).toHaveCount(0)
    await expectSettled(cut)
  }
  const comeBack = async () => {
    const returned = await phoneContext.newPage()
    await returned.goto(`/play/${code}/real`)
    await expect(returned.getByText(/^Kolo bez vás: /).first()).toBeVisible({ timeout: 30_000 })
    await expectSettledGame(returned, returned)
  }
  await Promise.all([reconnect(), comeBack()])
  await Promise.all([phoneContext.close(), cut.context().close()])
})

/** Seats that the details of a table name as free. */
const freeSeats = async (table: Locator): Promise<number[]> => {
  const texts = await table.getByText(/^Miesto \d: voľné$/).allTextContents()
  return texts.map((text) => Number(/\d/.exec(text)))
}
/** Seats at which the table's window offers to sit down. */
const offeredSeats = async (game: Game): Promise<number[]> => {
  const seats = game.getByRole('button', { name: /^Miesto \d je voľné, položiť/ })
  const names = await seats.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return names.map((name) => Number(/\d/.exec(name)))
}
const playersAt = async (table: Locator): Promise<number> =>
  Number(await table.locator('dl > div', { hasText: 'Hráči pri stole' }).locator('dd').innerText())

/** Filters the live games by tables with a free seat; the code of the one with most, where the player's balance suffices for a bet. */
async function tableWithSeats(guest: Page): Promise<string> {
  await guest.goto('/kasino-zive/vsetky-hry')
  await guest.getByRole('button', { name: 'Filtre' }).click()
  const choice = guest.getByRole('switch', { name: /^Voľné miesto/ }).or(guest.getByRole('checkbox', { name: /^Voľné miesto/ }))
  await expect(choice).toBeEnabled()
  await choice.click()
  await guest.getByRole('button', { name: /^Zobraziť \d+ / }).click()
  await expect(guest).toHaveURL(/volne=1/)
  const tiles = guest.locator('main [data-game]', { hasText: /voľné miesta: [2-7] z 7/, hasNotText: 'VIP' })
  await expect(tiles.first()).toBeVisible()
  const tables = await tiles.evaluateAll((links: HTMLElement[]) =>
    links.map(({ dataset, textContent }) => ({
      code: dataset.game ?? '',
      free: Number(/voľné miesta: (\d)/.exec(textContent)?.[1] ?? 0),
    })),
  )
  return tables.toSorted((a, b) => b.free - a.free)[0]?.code ?? ''
}

test('a seat that a player takes at a live blackjack table is taken in the lobby of a guest within seconds, in the tile and in the details, and nothing moves [1.10] [3.38] [5.7]', async ({
  guest,
  browser,
  browserErrors,
}) => {
  test.setTimeout(240_000)
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.emulateMedia({ reducedMotion: 'reduce' })
  const [code, player] = await Promise.all([tableWithSeats(guest), newPlayerPage(browser)])
  await player.goto(`/play/${code}/real`)
  const tile = guest.locator(`main [data-game="${code}"]`)
  await tile.click()
  const table = guest.getByRole('dialog').getByRole('region', { name: 'Stôl naživo' })
  await expect(table.getByText('Údaje sú naživo')).toBeVisible()
  const game = gameFrame(player)
  await untilBetting(game)
  // Guests of the studio come and go between rounds only: this is the round that the lobby shows too.
  await expect(async () => {
    const offered = await offeredSeats(game)
    expect(offered).not.toEqual([])
    expect(await freeSeats(table)).toEqual(offered)
  }).toPass({ timeout: 15_000, intervals: [300] })
  const free = await offeredSeats(game)
  const [players, shifts] = await Promise.all([playersAt(table), layoutShifts(guest)])
  const [seat = 0] = free
  await game.getByRole('radio').first().click()
  await game.getByRole('button', { name: new RegExp(`^Miesto ${seat} je voľné, položiť`) }).click()
  await game.getByRole('button', { name: /^Potvrdiť/ }).click()
  await expect(game.getByText('Stávky sú prijaté').first()).toBeVisible()
  await expect(table.getByText(`Miesto ${seat}: obsadené`)).toBeAttached({ timeout: 8_000 })
  expect(await freeSeats(table)).toEqual(free.filter((other) => other !== seat))
  expect(await playersAt(table)).toBe(players + 1)
  await expect(tile).toContainText(`voľné miesta: ${free.length - 1} z 7`)
  // A sentence of another length, such as "4 voľné miesta" after "5 voľných miest", begins elsewhere in its line.
  const moved = (await layoutShifts(guest)).slice(shifts.length).filter((shift) => !/"\d voľn/.test(shift))
  expect(moved).toEqual([])
  expect((await ledgerRounds(player)).map(({ state }) => state)).toEqual(['open'])
  await player.context().close()
  expect(browserErrors).toEqual([])
})

// In the gate the page of several tables is proven by its component tests (`apps/portal/app/play/my-tables`).
test('several tables: each runs in its own frame, adding one leaves the others alone; an open bet is named, leaving asks, and the lobby leads back to the tables', {
  tag: '@full',
}, async ({ guest: page, browserErrors }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  // Not the table of the other journey, whose players see who else bets.
  const [, code = ''] = await openRoulettes(page, 2)
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
  await page.goto(ROULETTE_TABLES)
  const tile = page.locator(`main [data-game="${code}"]`)
  await expect(tile).toContainText('Tu sedíte')
  await tile.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Vrátiť sa k stolu' }).click()
  await expect(page).toHaveURL(new RegExp(`moje-stoly\\?stoly=${code},`))
  expect(browserErrors).toEqual([])
})
