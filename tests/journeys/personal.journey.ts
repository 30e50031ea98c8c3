import type { Page } from 'playwright/test'
import { accessibilityViolations, expect, scrollsHorizontally, test } from './guest.ts'
import { OPERATOR_TOKEN } from './running-product.ts'
import { type Person, platformUrl } from './player.ts'
import { ledgerRounds, openRealGame, createFundedPlayer, suppressPopups } from './real-money.ts'
import { collectRounds, playRounds } from './play-rounds.ts'

const WIDE = { width: 1440, height: 900 }
const SLOT = { name: 'slot', code: 'vlcia-hora', title: 'Vlčia hora' }
/** An even-money bet: a win above the stake comes within a few rounds. */
const ROULETTE = { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' }
/** Its bonus is granted every day; the one of the weekend only on three of them. */
const PROMOTION = { title: 'Uvítací balíček 50 voľných točení', bonus: 'Uvítacie voľné točenia' }
const favouriteButton = (page: Page, name: string) => page.getByRole('button', { name: `Obľúbená hra: ${name}` }).first()

/** No axe-core violation and no horizontal scrolling at 320 px. Only `main`: the shell is the same on all pages. */
async function expectAccessible(page: Page, screen: string, part: string | undefined = 'main'): Promise<void> {
  expect(await accessibilityViolations(page, part), screen).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await scrollsHorizontally(page), `${screen} at 320 px`).toBe(false)
  await page.setViewportSize(WIDE)
}
async function grantBonus(page: Page, { username }: Person, templateCode: string): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const data = { username, templateCode, reference: `journey-${username}` }
  const response = await page.request.post(platformUrl('/operator/bonuses'), { headers, data })
  expect(response.status(), await response.text()).toBe(200)
}

/** Closes a message of the operator. */
async function readMessage(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Rozumiem' }).click()
}
/** The offer of a gaming bonus follows its message. */
const offerOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title }).filter({ has: page.getByRole('button', { name: 'Prijať bonus' }) })

test.beforeEach(async ({ guest: page }) => {
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await suppressPopups(page)
})

test('the heart button makes a game a favourite, shown in my games and in its list, also after a reload, until it is removed [2.13] [2.14] [2.26] [4.18] [6.2] [7.22]', async ({
  guest: page,
  browserErrors,
}) => {
  await createFundedPlayer(page)
  await page.goto('/hra/vlcia-hora')
  await favouriteButton(page, 'Vlčia hora').click()
  await expect(favouriteButton(page, 'Vlčia hora')).toHaveAttribute('aria-pressed', 'true')
  await expect(favouriteButton(page, 'Vlčia hora')).not.toHaveAttribute('aria-disabled')
  await page.goto('/uzivatel/oblubene')
  await expect(page.getByRole('main').getByRole('link', { name: /Vlčia hora/ })).toBeVisible()
  await expectAccessible(page, 'favourites', 'body')
  await page.goto('/uzivatel/moje-hry')
  await expect(page.getByRole('region', { name: 'Obľúbené' }).getByRole('link', { name: /Vlčia hora/ })).toBeVisible()
  await expectAccessible(page, 'my games')
  await page.goto('/uzivatel/oblubene')
  await favouriteButton(page, 'Vlčia hora').click()
  await expect(page.getByRole('heading', { name: 'Zatiaľ nemáte obľúbené hry' })).toBeVisible()
  expect(browserErrors).toEqual([])
})

test('a bonus is offered, accepted, wagered by a real round, and cancelled after the player has seen what is lost [2.34] [3.15] [3.17] [4.21] [7.18]', async ({
  guest: page,
}) => {
  const person = await createFundedPlayer(page)
  await grantBonus(page, person, 'BONUS-10')
  await page.goto('/bonusy')
  await readMessage(page, 'Bonus 10 € na rozohranie')
  const card = page.getByRole('article').filter({ hasText: 'Bonus 10 € na rozohranie' }).filter({ hasText: 'Ponuka' })
  await card.getByRole('button', { name: 'Prijať bonus' }).click()
  const playerBonus = page.getByRole('region', { name: 'Vaše bonusy' }).getByRole('article')
  await expect(playerBonus.getByRole('progressbar', { name: 'Podmienka pretočenia' })).toHaveAttribute('aria-valuenow', '0')
  await expectAccessible(page, 'bonuses')

  const reportedRounds = collectRounds(page)
  await openRealGame(page, SLOT.code)
  await playRounds(page, SLOT, () => reportedRounds.size > 0)
  await page.goto('/bonusy')
  const staked = (await ledgerRounds(page)).reduce((sum, round) => sum + round.staked, 0)
  await expect(playerBonus.getByText(`Zostáva pretočiť ${100 - staked / 100},00 €`)).toBeVisible()
  await playerBonus.getByRole('button', { name: 'Zrušiť bonus' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Zrušiť bonus?' })
  await expect(confirmation).toContainText(/bonusové peniaze \d+,\d\d\s€/)
  expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
  await confirmation.getByRole('button', { name: 'Áno, zrušiť bonus' }).click()
  await expect(page.getByText('Momentálne nemáte žiadny bonus.')).toBeVisible()
})

test('free spins are offered in a popup and their games have their own list [2.8] [3.16] [4.24]', async ({ guest: page }) => {
  const person = await createFundedPlayer(page)
  await grantBonus(page, person, 'VIKEND-20')
  await page.goto('/uzivatel/volne-tocenia')
  await readMessage(page, 'Víkendové voľné točenia')
  const offer = offerOf(page, 'Víkendové voľné točenia')
  await expect(offer).toBeVisible()
  expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
  await offer.getByRole('button', { name: 'Prijať bonus' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /Ovocný expres/i })).toBeVisible()
  await expectAccessible(page, 'free spins')
})

test('a player joins a promotion: it moves from available to active, the badge counts it, and leaving moves it back [2.34] [4.22] [7.19] [7.20]', async ({
  guest: page,
}) => {
  await createFundedPlayer(page)
  await page.goto('/bonusy')
  const active = page.getByRole('region', { name: 'Aktívne akcie' })
  await page.getByRole('button', { name: `Zapojiť sa: ${PROMOTION.title}` }).click()
  // Its bonus is offered immediately; the offer can be closed.
  await readMessage(page, PROMOTION.bonus)
  await offerOf(page, PROMOTION.bonus).getByRole('button', { name: 'Zavrieť' }).first().click()
  const leave = active.getByRole('button', { name: `Odhlásiť sa z akcie: ${PROMOTION.title}` })
  await expect(leave).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ďalšie stránky' }).getByRole('img', { name: /dostupn/ })).toBeVisible()
  await active.getByRole('link', { name: PROMOTION.title }).click()
  await expect(page.getByRole('button', { name: /Odhlásiť sa z akcie/ })).toBeVisible()
  await expectAccessible(page, 'promotion')
  await page.goBack()
  await leave.click()
  await expect(page.getByRole('button', { name: `Zapojiť sa: ${PROMOTION.title}` })).toBeVisible()
})

test('a player joins a tournament, and real rounds appear in its table; the game is in my games, its win among the recent wins, and the lobby’s menu links there [2.12] [3.9] [6.6] [7.24]', async ({
  guest: page,
}) => {
  await createFundedPlayer(page, 10_000)
  await page.goto('/turnaje')
  const card = page.getByRole('article').filter({ hasText: 'Denný šprint' }).filter({ hasText: 'Prebieha' })
  await card.getByRole('button', { name: 'Zapojiť sa do turnaja Denný šprint' }).click()
  await expect(card).toContainText('Ste v turnaji')
  await expectAccessible(page, 'tournaments')
  const reportedRounds = collectRounds(page)
  await openRealGame(page, ROULETTE.code)
  await playRounds(page, ROULETTE, () => [...reportedRounds.values()].some(({ win, staked }) => win > staked))
  const wins = [...reportedRounds.values()].filter(({ win, staked }) => win > staked).length
  await page.goto('/turnaje')
  await expect(card).toContainText('Ste v turnaji')
  const playerRow = card.getByRole('row').filter({ has: page.getByText('vy', { exact: true }) })
  const cells = playerRow.getByRole('cell')
  await expect(cells.nth(1)).toHaveText(String(wins))
  await expect(cells.nth(2)).toHaveText(String(reportedRounds.size))

  const highest = Math.max(...[...reportedRounds.values()].map(({ win }) => win))
  await page.goto('/')
  await page.getByRole('link', { name: 'Moje hry' }).first().click()
  await expect(page).toHaveURL(/\/uzivatel\/moje-hry$/)
  // A game counts as played after ten rounds [7.24], and as tried before.
  const list = reportedRounds.size < 10 ? 'Vyskúšané' : 'Naposledy hrané'
  await expect(page.getByRole('region', { name: list }).getByRole('link', { name: new RegExp(ROULETTE.title) })).toBeVisible()
  const amount = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' }).format(highest / 100)
  await expect(page.getByRole('region', { name: /výhry/i }).getByText(`Výhra ${amount}`)).toBeVisible()
})

test('a guest has no heart button and no personal menu, and is asked to log in on a personal page; an unknown list is not found [2.8] [2.9] [2.13] [2.14] [2.26] [5.5] [6.6]', async ({
  guest: page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })).toBeVisible()
  await expect(page.locator('[data-heart]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Moje hry' })).toHaveCount(0)
  for (const address of ['/uzivatel/moje-hry', '/uzivatel/oblubene', '/kasino-zive/uzivatel/moje-hry']) {
    await page.goto(address)
    await expect(page.getByRole('dialog', { name: 'Prihlásenie' }), address).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Táto stránka je iba vaša' }), address).toBeVisible()
  }
  for (const address of ['/uzivatel/nic-take', '/kasino-zive/uzivatel/oblubene'])
    expect((await page.request.get(address, { headers: { accept: 'text/html' } })).status(), address).toBe(404)
})
