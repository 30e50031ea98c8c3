import { devices, type Page } from 'playwright/test'
import { expect, test } from './guest.ts'

test.use({ images: 'loaded' }) // games wait for their symbol images

test('a guest finds a slot on the lobby, opens its details and plays a demo round [1.3] [1.5] [1.6] [2.2] [2.21]', async ({
  guest,
  browserErrors,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.emulateMedia({ reducedMotion: 'reduce' })
  await guest.goto('/')
  await guest
    .getByRole('link', { name: /Vlčia hora/ })
    .first()
    .click()
  await expect(guest).toHaveURL(/\/hra\/vlcia-hora$/)
  await guest.getByRole('dialog').getByRole('link', { name: 'Hrať demo' }).click()
  await expect(guest).toHaveURL(/\/play\/vlcia-hora\/demo$/)
  const game = guest.frameLocator('iframe')
  const spin = game.getByRole('button', { name: /točiť/i })
  await expect(spin).toBeEnabled({ timeout: 45_000 }) // the first launch of a game waits until its images are generated
  await expect(guest.getByText('Hráte o fiktívne kredity', { exact: false })).toBeVisible()
  await spin.click()
  await expect(async () => {
    // One round in a hundred wins free spins or much, and waits for the player.
    const goOn = game.getByRole('button', { name: /^(Začať|Pokračovať)$/ })
    if (await goOn.isVisible()) await goOn.click()
    await expect(spin).toBeEnabled({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  expect(browserErrors).toEqual([])
})

test('the game runs in a sandbox on its own origin and cannot navigate the page [S5]; leaving it returns to the previous page, or to the lobby when there is none [4.17]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/play/vlcia-hora/demo')
  await expectSandbox(guest)
  await guest.getByRole('link', { name: 'Späť do herne' }).click()
  await expect(guest).toHaveURL(/\/$/)
  await guest.goto('/hra/vlcia-hora')
  await guest.getByRole('link', { name: 'Hrať demo' }).click()
  await guest.getByRole('link', { name: 'Späť do herne' }).click()
  await expect(guest).toHaveURL(/\/hra\/vlcia-hora$/)
})

async function expectSandbox(guest: Page): Promise<void> {
  const frame = guest.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-popups|allow-forms/)
  const gameUrl = await frame.getAttribute('src')
  expect(new URL(gameUrl ?? '').origin).not.toBe(new URL(guest.url()).origin)
  const handle = await (await frame.elementHandle())?.contentFrame()
  await handle?.waitForLoadState()
  const navigationResult = await handle?.evaluate(() => {
    try {
      window.top!.location.href = 'https://evil.example/'
      return 'moved'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(navigationResult).toBe('SecurityError')
  const parentAccessResult = await handle?.evaluate(() => {
    try {
      return window.parent.document.title
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(parentAccessResult).toBe('SecurityError')
}

test('on a touch device the game opens at the provider’s own address, and Back returns [4.17] [5.4]', async ({
  browser,
  baseURL,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, baseURL })
  const page = await context.newPage()
  await page.goto('/hra/vlcia-hora')
  await page.getByRole('link', { name: 'Hrať demo' }).tap()
  await page.waitForURL(/\/launch\/vlcia-hora\?.*clientPlatform=mobile/)
  expect(new URL(page.url()).origin).not.toBe(baseURL)
  await page.goBack()
  await expect(page).toHaveURL(/\/hra\/vlcia-hora$/)
  await context.close()
})

test('a game without a demo says why and links to other games [8.23]', async ({ guest }) => {
  await guest.goto('/play/live-ruleta-corso/demo')
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Ruleta Corso')
  await expect(guest.locator('main p').filter({ hasText: /zatiaľ nemá demo/i })).toBeVisible()
  await expect(guest.getByRole('alert').filter({ hasText: /zatiaľ nemá demo/i })).toBeVisible()
  await guest.getByRole('link', { name: /iné hry/i }).click()
  await expect(guest).toHaveURL(/\/$/)
})

/** Sizes with different layouts of the portal's bar and the clients' controls: narrow, low and wide, and widths between. */
const SIZES = [
  [320, 800],
  [360, 800],
  [768, 1024],
  [900, 700],
  [1000, 700],
  [1024, 768],
  [1199, 800],
  [1280, 800],
  [1440, 900],
] as const
/** A game of each client; for table games the densest layouts. */
const GAMES = ['vlcia-hora', 'europska-ruleta-klasik', 'bublina', 'blackjack-klasik', 'kralovsky-rad', 'baccarat-mini']
// In the gate the clients' own tests prove it for every kind of game at every size.
test('the button that starts a round of a game of each client is visible at every screen size', {
  tag: '@full',
}, async ({ guest }) => {
  test.setTimeout(60_000 + GAMES.length * 30_000)
  await guest.emulateMedia({ reducedMotion: 'reduce' })
  for (const game of GAMES) {
    await guest.setViewportSize({ width: 1440, height: 900 })
    await guest.goto(`/play/${game}/demo`)
    const start = guest.frameLocator('iframe').getByRole('button', { name: /^(Točiť|Rozdať|Hodiť|Staviť)/ })
    await expect(start).toBeVisible({ timeout: 60_000 })
    for (const [width, height] of SIZES) {
      await guest.setViewportSize({ width, height })
      await expect
        .poll(async () => {
          const { x, y, width: wide, height: high } = (await start.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
          return [x >= 0 && y >= 0, x + wide <= width, y + high <= height]
        }, `${game}, ${width}×${height}`)
        .toEqual([true, true, true])
    }
  }
})

test('an unknown game is not found [8.10]', async ({ request }) => {
  expect((await request.get('/play/taka-hra-nie-je/demo')).status()).toBe(404)
})

test('real play is for logged-in players: a guest is asked to log in, and on declining sees the reason and a link to the demo [2.22] [4.13] [4.17] [6.1]', async ({
  guest,
}) => {
  await guest.goto('/play/vlcia-hora/real')
  await expect(guest.getByRole('dialog', { name: 'Prihlásenie' })).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('prihlásených')
  await expect(guest.locator('iframe')).toHaveCount(0)
  await guest.getByRole('link', { name: 'Hrať demo' }).click()
  await expect(guest).toHaveURL(/\/play\/vlcia-hora\/demo$/)
})

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const)
  test(`a slot’s cabinet stands where its loading screen showed it, at ${width} × ${height}`, async ({ guest }) => {
    await guest.setViewportSize({ width, height })
    const { promise, resolve: open } = Promise.withResolvers<void>()
    await guest.route('**/api/sessions', async (route) => {
      await promise
      await route.continue()
    })
    await guest.goto('/play/ariadnina-nit/demo')
    const game = guest.frameLocator('iframe')
    const places = () =>
      Promise.all(['.sign', '.frame', '.frame-topper', '.reels', '.console'].map((part) => game.locator(part).boundingBox()))
    await expect(game.getByRole('progressbar')).toBeVisible()
    await expect(game.getByRole('heading', { name: 'Ariadnina niť' })).toBeVisible()
    const whileLoading = await places()
    open()
    await expect(game.getByRole('button', { name: /točiť/i })).toBeEnabled({ timeout: 45_000 })
    for (const [index, place] of (await places()).entries())
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((place?.[side] ?? 0) - (whileLoading[index]?.[side] ?? -1))).toBeLessThanOrEqual(0.5)
  })
