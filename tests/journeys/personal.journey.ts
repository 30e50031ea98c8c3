import type { Page } from 'playwright/test'
import { accessibilityViolations, expect, scrollsHorizontally, test } from './guest.ts'
import { OPERATOR_TOKEN } from './running-product.ts'
import { type Person, platformUrl } from './player.ts'
import { ledgerRounds, openRealGame, createFundedPlayer, suppressPopups } from './real-money.ts'
import { collectRounds, playRounds } from './play-rounds.ts'

const WIDE = { width: 1440, height: 900 }
const SLOT = { name: 'slot', code: 'vlcia-hora', title: 'Vlčia hora' }
/** A win of more than the stake comes within a few rounds. */
const ROULETTE = { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' }
const favouriteButton = (page: Page, name: string) => page.getByRole('button', { name: `Obľúbená hra: ${name}` }).first()

/** Nothing is wrong by axe-core, and nothing has to be scrolled sideways on the narrowest screen either. What surrounds `main` is the same on all. */
async function expectAccessible(page: Page, screen: string, part: string | undefined = 'main'): Promise<void> {
  expect(await accessibilityViolations(page, part), screen).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await scrollsHorizontally(page), `${screen} at 320 px`).toBe(false)
  await page.setViewportSize(WIDE)
}
async function grantBonus(page: Page, { username }: Person, templateCode: string): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const data = { username, templateCode, reference: `journey-${username}` }
  const given = await page.request.post(platformUrl('/operator/bonuses'), { headers, data })
  expect(given.status(), await given.text()).toBe(200)
}

/** A message of the house's, told over whatever is open. */
async function readMessage(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Rozumiem' }).click()
}
/** After the message of a gaming bonus comes the offer itself. */
const offerOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title }).filter({ has: page.getByRole('button', { name: 'Prijať bonus' }) })

test.beforeEach(async ({ guest: page }) => {
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await suppressPopups(page)
})

test('a heart makes a game a favourite, on my games and on its list, also after a reload, until it is taken back [2.13] [2.14] [2.26] [4.18] [6.2] [7.22]', async ({
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

test('a bonus is offered, accepted, wagered by a real round, and given up after the player read what is lost [2.34] [3.15] [3.17] [4.21] [7.18]', async ({
  guest: page,
}) => {
  const person = await createFundedPlayer(page)
  await grantBonus(page, person, 'BONUS-10')
  await page.goto('/bonusy')
  await readMessage(page, 'Bonus 10 € na rozohranie')
  const card = page.getByRole('article').filter({ hasText: 'Bonus 10 € na rozohranie' }).filter({ hasText: 'Ponuka' })
  await card.getByRole('button', { name: 'Prijať bonus' }).click()
  const mine = page.getByRole('region', { name: 'Vaše bonusy' }).getByRole('article')
  await expect(mine.getByRole('progressbar', { name: 'Podmienka pretočenia' })).toHaveAttribute('aria-valuenow', '0')
  await expectAccessible(page, 'bonuses')

  const told = collectRounds(page)
  await openRealGame(page, SLOT.code)
  await playRounds(page, SLOT, () => told.size > 0)
  await page.goto('/bonusy')
  const staked = (await ledgerRounds(page)).reduce((sum, round) => sum + round.staked, 0)
  await expect(mine.getByText(`Zostáva pretočiť ${100 - staked / 100},00 €`)).toBeVisible()
  await mine.getByRole('button', { name: 'Zrušiť bonus' }).click()
  const sure = page.getByRole('dialog', { name: 'Zrušiť bonus?' })
  await expect(sure).toContainText(/bonusové peniaze \d+,\d\d\s€/)
  expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
  await sure.getByRole('button', { name: 'Áno, zrušiť bonus' }).click()
  await expect(page.getByText('Momentálne nemáte žiadny bonus.')).toBeVisible()
})

test('free spins are offered in a popup and their games stand on a list of their own [2.8] [3.16] [4.24]', async ({
  guest: page,
}) => {
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

test('a player joins a promotion: it goes from available to active, the badge counts it, and back [2.34] [4.22] [7.19] [7.20]', async ({
  guest: page,
}) => {
  await createFundedPlayer(page)
  await page.goto('/bonusy')
  const active = page.getByRole('region', { name: 'Aktívne akcie' })
  await page.getByRole('button', { name: 'Zapojiť sa: Víkendové voľné točenia' }).click()
  // What it gives is offered at once; it can wait.
  await readMessage(page, 'Víkendové voľné točenia')
  await offerOf(page, 'Víkendové voľné točenia').getByRole('button', { name: 'Zavrieť' }).first().click()
  const leave = active.getByRole('button', { name: 'Odhlásiť sa z akcie: Víkendové voľné točenia' })
  await expect(leave).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ďalšie stránky' }).getByRole('img', { name: /dostupn/ })).toBeVisible()
  await active.getByRole('link', { name: /Víkendové voľné točenia/ }).click()
  await expect(page.getByRole('button', { name: /Odhlásiť sa z akcie/ })).toBeVisible()
  await expectAccessible(page, 'promotion')
  await page.goBack()
  await leave.click()
  await expect(page.getByRole('button', { name: 'Zapojiť sa: Víkendové voľné točenia' })).toBeVisible()
})

test('a player joins a tournament, and real rounds put them on its table; what was played is on my games, its win among the recent wins, and the lobby’s menu leads there [2.12] [3.9] [6.6] [7.24]', async ({
  guest: page,
}) => {
  await createFundedPlayer(page, 10_000)
  await page.goto('/turnaje')
  const card = page.getByRole('article').filter({ hasText: 'Denný šprint' }).filter({ hasText: 'Prebieha' })
  await card.getByRole('button', { name: 'Zapojiť sa do turnaja Denný šprint' }).click()
  await expect(card).toContainText('Ste v turnaji')
  await expectAccessible(page, 'tournaments')
  const told = collectRounds(page)
  await openRealGame(page, ROULETTE.code)
  await playRounds(page, ROULETTE, () => [...told.values()].some(({ win, staked }) => win > staked))
  const wins = [...told.values()].filter(({ win, staked }) => win > staked).length
  await page.goto('/turnaje')
  await expect(card).toContainText('Ste v turnaji')
  const own = card.getByRole('row').filter({ has: page.getByText('vy', { exact: true }) })
  const cells = own.getByRole('cell')
  await expect(cells.nth(1)).toHaveText(String(wins))
  await expect(cells.nth(2)).toHaveText(String(told.size))

  const highest = Math.max(...[...told.values()].map(({ win }) => win))
  await page.goto('/')
  await page.getByRole('link', { name: 'Moje hry' }).first().click()
  await expect(page).toHaveURL(/\/uzivatel\/moje-hry$/)
  // Ten rounds count as played [7.24]; a game of fewer was tried.
  const list = told.size < 10 ? 'Vyskúšané' : 'Naposledy hrané'
  await expect(page.getByRole('region', { name: list }).getByRole('link', { name: new RegExp(ROULETTE.title) })).toBeVisible()
  const amount = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' }).format(highest / 100)
  await expect(page.getByRole('region', { name: /výhry/i }).getByText(`Výhra ${amount}`)).toBeVisible()
})

test('a guest has no heart and no personal menu, and is asked to log in on a personal page; a slug of no list is not found [2.8] [2.9] [2.13] [2.14] [2.26] [5.5] [6.6]', async ({
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
