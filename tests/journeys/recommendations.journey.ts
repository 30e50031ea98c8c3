import type { Page } from 'playwright/test'
import { accessibilityFaults, expect, layoutShift, scrollsSideways, test } from './guest.ts'

const PLAYED = /^Lebo ste hrali hru/
const LIKED = /^Lebo máte radi hru/
const CATALOGUE = /\/katalog\//

/** As a browser that played before comes back: what it keeps is spelled out, for live tables have no demo yet. */
const playedBefore = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('came')) return
    sessionStorage.setItem('came', 'yes')
    const games = [
      ['sedmicka-stastia', 'Slot', 1],
      ['vlcia-hora', 'Slot', 2],
      ['live-ruleta-corso', 'Live', 1],
      ['live-blackjack-sk', 'Live', 2],
    ]
    localStorage.setItem('played-demos', JSON.stringify(games))
  })

const row = (page: Page, name: RegExp) => page.getByRole('region', { name })
const fetchesOfCatalogue = (page: Page): string[] => {
  const fetches: string[] = []
  page.on('request', (request) => CATALOGUE.test(request.url()) && fetches.push(request.url()))
  return fetches
}

test('a guest who played nothing sees no recommended row, and the catalogue is not fetched [3.9]', async ({ guest }) => {
  const fetches = fetchesOfCatalogue(guest)
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

test('demos that were played recommend others, say why, and are forgotten on request [3.9]', async ({ guest, complaints }) => {
  test.setTimeout(240_000) // the first to play a game waits until its pictures are drawn
  await guest.setViewportSize({ width: 1440, height: 900 })
  for (const game of ['vlcia-hora', 'vlcia-hora', 'sedmicka-stastia']) {
    await guest.goto(`/play/${game}/demo`)
    await expect(guest.frameLocator('iframe').getByRole('button', { name: /točiť/i })).toBeEnabled({ timeout: 60_000 })
  }
  const fetches = fetchesOfCatalogue(guest)
  await guest.goto('/')
  await guest.locator('[data-room]:visible').first().scrollIntoViewIfNeeded()
  await expect(row(guest, PLAYED)).toHaveAccessibleName('Lebo ste hrali hru Sedmička šťastia')
  await expect(row(guest, LIKED)).toHaveAccessibleName('Lebo máte radi hru Vlčia hora')
  expect(fetches).toHaveLength(1)
  await expect(row(guest, LIKED).locator('[data-game]')).toHaveCount(30)
  await expect(row(guest, LIKED).locator('[data-game="vlcia-hora"]')).toHaveCount(0)
  await row(guest, LIKED).getByRole('button', { name: 'Zabudnúť' }).click()
  await expect(row(guest, /^Lebo /)).toHaveCount(0)
  await expect(guest.getByText('Zoznam hier, ktoré ste hrali, je vymazaný.')).toBeVisible()
  await guest.reload()
  await guest.waitForLoadState('networkidle')
  await expect(row(guest, /^Lebo /)).toHaveCount(0)
  expect(complaints).toEqual([])
})

for (const [address, played, liked] of [
  ['/', 'Lebo ste hrali hru Sedmička šťastia', 'Lebo máte radi hru Vlčia hora'],
  ['/kasino-zive', 'Lebo ste hrali hru Ruleta Corso', 'Lebo máte radi hru Slovenský blackjack'],
] as const) {
  test(`${address}: recommended rows move nothing, fit 320 px and have no fault for axe-core`, async ({ guest }) => {
    test.setTimeout(240_000) // axe-core reads a long page three times
    await playedBefore(guest)
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [768, 'light'],
      [1440, 'dark'],
    ] as const) {
      await guest.emulateMedia({ colorScheme })
      await guest.setViewportSize({ width, height: 900 })
      await guest.goto(address)
      for (const name of [played, liked]) {
        const found = guest.getByRole('region', { name })
        await guest
          .locator('[data-room]:visible')
          .nth(name === played ? 0 : 1)
          .scrollIntoViewIfNeeded()
        await expect(found).toBeVisible()
        await expect(found.locator('[data-game]').first()).toBeVisible()
      }
      expect(await scrollsSideways(guest), `${width} px`).toBe(false)
      expect(await layoutShift(guest), `${width} px`).toBe(0)
      expect(await accessibilityFaults(guest)).toEqual([])
    }
  })
}
