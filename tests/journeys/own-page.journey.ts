import { expect, test } from './guest.ts'
import { createFundedPlayer, suppressPopups } from './real-money.ts'

// The game waits for its symbols.
test.use({ images: 'loaded', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const CODE = 'vlcia-hora'
const PORTAL_PAGE = `/hra/${CODE}`

test('a game on its own page on a phone has the portal’s bar: a press makes it a favourite of the portal, another fills the screen, and the way to other games leads to the lobby, from which Back goes to where the player was before the game [3.42] [4.17] [4.18]', async ({
  guest: page,
  browserErrors,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await suppressPopups(page)
  await createFundedPlayer(page)
  await page.goto(PORTAL_PAGE)
  await page.getByRole('link', { name: 'Hrať', exact: true }).tap()
  await expect(page).not.toHaveURL((url) => url.origin === baseURL)
  const spin = page.getByRole('button', { name: /^Točiť/ })
  await expect(spin).toBeEnabled({ timeout: 60_000 })

  const heart = page.getByRole('button', { name: 'Obľúbená hra' })
  await expect(heart).toBeEnabled()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeEnabled()

  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.getByRole('button', { name: 'Na celú obrazovku' }).tap()
  await expect.poll(isFullScreen).toBe(true)
  await page.getByRole('button', { name: 'Zavrieť celú obrazovku' }).tap()
  await expect.poll(isFullScreen).toBe(false)

  const round = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/rounds' && response.ok())
  await spin.tap()
  await round
  await page.getByRole('link', { name: 'Pokračovať v hre' }).tap()
  await expect(page).toHaveURL((url) => url.origin === baseURL && url.pathname === '/')
  // In sight, although it had no games when the player was here before.
  const continued = page.getByRole('region', { name: 'Pokračovať v hre' }).getByRole('link', { name: /Vlčia hora/ })
  await expect(continued).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL((url) => url.origin === baseURL && url.pathname === PORTAL_PAGE)

  await page.goto('/uzivatel/oblubene')
  await expect(page.getByRole('main').getByRole('link', { name: /Vlčia hora/ })).toBeVisible()
  expect(browserErrors).toEqual([])
})
