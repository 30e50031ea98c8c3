import { accessibilityViolations, contrastViolationsIn, expect, layoutShifts, scrollsHorizontally, test } from './guest.ts'

const tile = (name: RegExp) => ({ name })
const FIRST = tile(/Vlčia hora/)

test('a press on a tile opens its details over the page, with an address to share; the description opens and closes by its button; Back closes them [1.5] [2.41] [4.34] [5.10]', async ({
  guest,
  browserErrors,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/')
  await guest.evaluate(() => window.scrollTo(0, 300))
  const link = guest.getByRole('link', FIRST).first()
  await link.click()
  const drawer = guest.getByRole('dialog', FIRST)
  await expect(drawer.getByRole('heading', { name: 'Vlčia hora', exact: true })).toBeVisible()
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(500)
  await expect(guest).toHaveURL(/\/hra\/vlcia-hora$/)
  await expect(guest).toHaveTitle('Vlčia hora | Herňa')
  await expect(drawer.getByText('Návratnosť (RTP)')).toBeVisible()
  await expect(drawer.getByText(/^\d\d,\d\d\s%$/)).toBeVisible()
  await expect(drawer.getByText('Poskytovateľ')).toBeVisible()
  const description = drawer.getByRole('button', { name: 'Zobraziť celý popis' })
  await expect(description).toHaveAttribute('aria-expanded', 'false')
  await description.click()
  await expect(drawer.getByRole('button', { name: 'Skryť popis' })).toHaveAttribute('aria-expanded', 'true')
  await guest.goBack()
  await expect(drawer).toBeHidden()
  await expect(guest).toHaveURL(/\/$/)
  expect(await guest.evaluate(() => window.scrollY)).toBe(300)
  await expect(link).toBeFocused()
  expect(browserErrors).toEqual([])
})

test('Play is there, the demo only where the game has one; real play asks a guest to log in, and who declines is back [5.10] [4.13]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/kategorie/crash-hry')
  await guest.locator('[data-game]').first().click()
  const drawer = guest.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Hrať', exact: true })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Hrať demo' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Hrať', exact: true }).click()
  await expect(guest).toHaveURL(/\/real$/)
  await expect(guest.getByRole('dialog', { name: 'Prihlásenie' })).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest).toHaveURL(/crash-hry$/)
  await guest.goto('/hra/live-ruleta-corso')
  await expect(guest.locator('h1')).toHaveText('Ruleta Corso')
  await expect(guest.getByRole('link', { name: 'Hrať demo' })).toHaveCount(0)
})

test('a live table shows its dealer and its limits, and its place of Play in the drawer itself; one that cannot be played yet says so on its tile, in the drawer and on its page, before anything is pressed [2.41]', async ({
  guest,
}) => {
  await guest.goto('/kasino-zive')
  await expect(guest.getByText(/živých stolov pripravujeme/)).toBeVisible()
  const tile = guest.locator('main [data-game]').first()
  await expect(tile).toContainText('Pripravujeme')
  await tile.click()
  const drawer = guest.getByRole('dialog')
  await expect(drawer.getByRole('region', { name: 'Stôl' }).getByRole('button', { name: 'Pripravujeme' })).toBeDisabled()
  await expect(drawer.getByRole('link', { name: 'Hrať' })).toHaveCount(0)
  await expect(drawer.getByText('Krupiér')).toBeVisible()
  await expect(drawer.getByText('Limity stola')).toBeVisible()
  await expect(drawer.getByText('Maximálna výhra')).toHaveCount(0)
  await guest.goto('/hra/live-ruleta-corso')
  await expect(guest.getByRole('button', { name: 'Pripravujeme' })).toBeDisabled()
  await expect(guest.getByText('hrať sa pri ňom ešte nedá')).toBeVisible()
  await expect(guest.locator('article').getByRole('link', { name: /^Hrať/ })).toHaveCount(0)
})

test('while the details are on their way there is no tag and no fact that is not known yet; when they do not come it is said, and they are fetched again on demand [8.26] [4.34]', async ({
  guest,
}) => {
  await guest.goto('/')
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  await guest.route(/udaje\.json$/, async (route) => {
    await refused
    await route.fulfill({ status: 502, json: { key: 'errors.unable-to-details' } })
  })
  await guest.getByRole('link', FIRST).first().click()
  const drawer = guest.getByRole('dialog')
  await expect(drawer.getByText('Vlčia hora', { exact: true })).toBeVisible()
  await expect(drawer.locator('dl')).toHaveCount(0)
  await expect(drawer.getByRole('listitem')).toHaveCount(0)
  refuse()
  await expect(drawer.getByText('Podrobnosti hry sa nepodarilo načítať')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Hrať', exact: true })).toBeVisible()
  await guest.unroute(/udaje\.json$/)
  await drawer.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect(drawer.getByText('Návratnosť (RTP)')).toBeVisible()
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
})

test('Escape closes the drawer and the keyboard goes on where it was; a click for a new tab is the browser’s [2.41]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/vsetky-hry')
  const link = guest.locator('[data-game]').first()
  await link.focus()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  const opened = guest.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/hra\//)
  await expect(guest.getByRole('dialog')).toBeHidden()
})

test('a link in the drawer takes its place, so that Back leads to the page below; loaded anew, the address is the page of the game, with its details, similar games and its provider [2.15] [2.41]', async ({
  guest,
}) => {
  await guest.goto('/')
  const link = guest.getByRole('link', FIRST).first()
  await link.click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Kriváň Games' }).click()
  await expect(guest).toHaveURL(/\/poskytovatelia\/krivan$/)
  await expect(guest.getByRole('dialog')).toBeHidden()
  await guest.goBack()
  await expect(guest).toHaveURL(/\/$/)
  await link.click()
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.reload()
  await expect(guest.locator('h1')).toHaveText('Vlčia hora')
  await expect(guest.getByRole('dialog')).toBeHidden()
  await expect(guest.getByRole('heading', { name: 'Podobné hry' })).toBeVisible()
  await expect(guest.getByRole('heading', { name: /Ďalšie hry od/ })).toBeVisible()
})

test('the drawer fits 320 and 1440 px, moves nothing and has no fault for axe-core in both themes', async ({ guest }) => {
  await guest.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const width of [1440, 320]) {
    await guest.setViewportSize({ width, height: 800 })
    await guest.goto('/')
    await guest.getByRole('link', FIRST).first().click()
    await expect(guest.getByRole('dialog').locator('dl')).toBeVisible()
    expect(await layoutShifts(guest), `${width} px`).toEqual([])
    expect(await scrollsHorizontally(guest), `${width} px`).toBe(false)
  }
  expect(await accessibilityViolations(guest, '[role="dialog"]')).toEqual([])
  expect(await contrastViolationsIn(guest, 'light', '[role="dialog"]')).toEqual([])
})

test('without JavaScript a tile leads to the page of its game [2.15]', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
  await page.goto('/')
  await page.getByRole('link', FIRST).first().click()
  await expect(page.locator('h1')).toHaveText('Vlčia hora')
  await page.context().close()
})
