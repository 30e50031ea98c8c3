import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { accessibilityViolations, contrastViolationsIn, expect, layoutShifts, scrollsHorizontally, test } from './guest.ts'
import { accountButton } from './player.ts'
import { createFundedPlayer, suppressPopups } from './real-money.ts'

const CATALOGUE = /\/katalog\//

/** What the account answers, newest first; a played game has ten rounds or more, too many to play here. */
const PLAYED = ['sedmicka-stastia', 'live-ruleta-corso']
const LIKED = ['vlcia-hora', 'live-blackjack-sk']

/** A player with favourites and played games, in a browser that remembers the rows of the last visit. */
async function openAsPlayer(page: Page): Promise<void> {
  await suppressPopups(page)
  await createFundedPlayer(page)
  const results = PLAYED.map((gameCode, index) => ({
    gameCode,
    gameRoundCount: 60,
    lastPlayedAt: new Date(Date.now() - index * 60_000).toISOString(),
  }))
  const favoriteGames = { favoriteGameType: LIKED.map((gameType) => ({ gameType })) }
  await page.route(/\/getPlayerGames$/, async (route) => route.fulfill({ response: await route.fetch(), json: { results } }))
  await page.route(/\/player\/favorites\?/, async (route) =>
    route.fulfill({ response: await route.fetch(), json: { favoriteGames } }),
  )
  // What other journeys play would decide whether these rows open, maybe in the frame of a jump to where they are: nobody sees that, but it counts as a shift.
  await page.route(/\/Personalized\/general\/categories/, (route) => route.fulfill({ json: [] }))
  await page.addInitScript(() => {
    document.cookie = 'last-action=1; path=/'
    localStorage.setItem('player-rows', '["played-Casino","liked-Casino","played-Live","liked-Live"]')
  })
}

const row = (page: Page, name: RegExp) => page.getByRole('region', { name })
const catalogueRequests = (page: Page): string[] => {
  const fetches: string[] = []
  page.on('request', (request) => CATALOGUE.test(request.url()) && fetches.push(request.url()))
  return fetches
}

test('a guest sees no recommended row, and the catalogue is not fetched [3.9] [6.6]', async ({ guest }) => {
  const fetches = catalogueRequests(guest)
  for (const address of ['/', '/kasino-zive']) {
    await guest.goto(address)
    await guest.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y)
        await new Promise((done) => setTimeout(done, 30))
      }
    })
    await guest.waitForLoadState('networkidle')
    await expect(row(guest, /^Lebo /)).toHaveCount(0)
  }
  expect(fetches).toEqual([])
})

const WIDTHS = breadth === 'full' ? [1440, 768, 320] : [1440, 320]
// The live lobby differs in its tiles, which `every-screen.journey.ts` checks in the gate.
for (const [address, ...names] of [
  ['/', 'Lebo ste hrali hru Sedmička šťastia', 'Lebo máte radi hru Vlčia hora'],
  ['/kasino-zive', 'Lebo ste hrali hru Ruleta Corso', 'Lebo máte radi hru Slovenský blackjack'],
] as const)
  test(`${address}: recommended rows shift no layout, fit 320 px and have no axe-core violation in both themes`, {
    tag: address === '/' ? [] : '@full',
  }, async ({ guest }) => {
    await openAsPlayer(guest)
    await guest.emulateMedia({ colorScheme: 'dark' })
    for (const width of WIDTHS) {
      await guest.setViewportSize({ width, height: 900 })
      // The header's width is remembered from the visit before, by width of the window.
      await guest.goto(address)
      await expect(accountButton(guest)).toBeVisible()
      await guest.goto(address)
      for (const [order, name] of names.entries()) {
        const region = guest.getByRole('region', { name })
        await guest.locator('[data-reserved-row]:visible').nth(order).scrollIntoViewIfNeeded()
        await expect(region).toBeVisible()
        await expect(region.locator('[data-game]').first()).toBeVisible()
      }
      expect(await scrollsHorizontally(guest), `${width} px`).toBe(false)
      expect(await layoutShifts(guest), `${width} px`).toEqual([])
    }
    const rows = 'section[aria-label^="Lebo "]'
    expect(await accessibilityViolations(guest, rows)).toEqual([])
    expect(await contrastViolationsIn(guest, 'light', rows)).toEqual([])
  })
