import { accessibilityViolations, contrastViolationsIn, expect, layoutShifts, scrollsHorizontally, test } from './guest.ts'

const tile = (name: RegExp) => ({ name })
const FIRST = tile(/Vlčia hora/)

test('a click on a tile opens its details over the page, with a shareable URL; a button expands and collapses the description; Back closes the details [1.5] [2.41] [4.34] [5.10]', async ({
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
  await expect(drawer.locator('dt:has-text("Návratnosť (RTP)") + dd')).toHaveText(/^\d\d,\d\d\s%$/)
  await expect(drawer.getByText('Poskytovateľ')).toBeVisible()
  const description = drawer.getByRole('button', { name: 'Zobraziť celý popis' })
  await expect(description).toHaveAttribute('aria-expanded', 'false')
  await description.click()
  await expect(drawer.getByRole('button', { name: 'Skryť popis' })).toHaveAttribute('aria-expanded', 'true')
  await guest.goBack()
  await expect(drawer).toBeHidden()
  await expect(guest).toHaveURL(/\/$/)
  await expect.poll(() => guest.evaluate(() => window.scrollY)).toBe(300)
  await expect(link).toBeFocused()
  expect(browserErrors).toEqual([])
})

test('a Back in the same moment as the click on a tile closes the details, not the search they were opened from', async ({
  guest,
}) => {
  await guest.goto('/')
  await guest.getByRole('button', { name: /Hľadať hru/ }).click()
  const search = guest.getByRole('dialog', { name: 'Hľadanie' })
  await search.getByRole('combobox').fill('vlcia')
  await search.getByRole('option').first().waitFor()
  const historyLength = await guest.evaluate(() => window.history.length)
  await guest.evaluate(() => {
    document.querySelector<HTMLElement>('[role="option"]')?.click()
    queueMicrotask(() => window.history.back())
  })
  // Forward has an entry to return to only if the details had one.
  await expect.poll(() => guest.evaluate(() => window.history.length)).toBe(historyLength + 1)
  await expect(search.getByRole('combobox')).toHaveValue('vlcia')
  await expect(guest.getByRole('dialog')).toHaveCount(1)
  await expect(guest).toHaveURL('/')
})

test('the details have Play, and a demo only if the game has one; real play asks a guest to log in, and declining returns to the page [5.10] [4.13]', async ({
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
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ruleta Corso')
  await expect(guest.getByRole('link', { name: 'Hrať demo' })).toHaveCount(0)
})

test('a live table shows its dealer, its limits and its Play button in the drawer and on its page, which says that it has no demo [2.41]', async ({
  guest,
}) => {
  // Once the live feed is connected, its line says how many tables are open.
  const html = await (await guest.goto('/kasino-zive'))?.text()
  expect(html).toMatch(/stolov so živými krupiérmi/)
  const tile = guest.locator('main [data-game]').first()
  await expect(tile).not.toContainText('Pripravujeme')
  await tile.click()
  const drawer = guest.getByRole('dialog')
  await expect(drawer.getByRole('region', { name: 'Stôl' }).getByRole('link', { name: 'Hrať', exact: true })).toBeVisible()
  await expect(drawer.getByText('Krupiér')).toBeVisible()
  await expect(drawer.getByText('Limity stola')).toBeVisible()
  await expect(drawer.getByText('Maximálna výhra')).toHaveCount(0)
  await guest.goto('/hra/live-ruleta-corso')
  await expect(guest.locator('article').getByRole('link', { name: 'Hrať', exact: true })).toBeVisible()
  await expect(guest.locator('article').getByRole('link', { name: 'Hrať demo' })).toHaveCount(0)
})

test('while the details load, no unknown tag or fact is shown; if loading fails, a message says so and a button retries [8.26] [4.34]', async ({
  guest,
}) => {
  await guest.goto('/')
  const { promise: untilRefused, resolve: refuse } = Promise.withResolvers<void>()
  await guest.route(/udaje\.json$/, async (route) => {
    await untilRefused
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

test('Escape closes the drawer and returns the focus; a click for a new tab is left to the browser [2.41]', async ({ guest }) => {
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
  const newTab = guest.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await newTab).toHaveURL(/\/hra\//)
  await expect(guest.getByRole('dialog')).toBeHidden()
})

test('a link in the drawer replaces it, so that Back returns to the page below; after a reload the URL shows the game’s page, with its details, similar games and its provider [2.15] [2.41]', async ({
  guest,
}) => {
  await guest.goto('/')
  const link = guest.getByRole('link', FIRST).first()
  await link.click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Kriváň Games' }).click()
  await expect(guest).toHaveURL(/\/poskytovatelia\/krivan$/)
  await expect(guest.getByRole('dialog')).toBeHidden()
  await guest.goBack()
  // The URL is the lobby's before the lobby is shown, and the provider's page has this game too.
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('Kriváň Games')
  await expect(guest).toHaveURL(/\/$/)
  await link.click()
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Vlčia hora')
  await expect(guest.getByRole('dialog')).toBeHidden()
  await expect(guest.getByRole('heading', { name: 'Podobné hry' })).toBeVisible()
  await expect(guest.getByRole('heading', { name: /Ďalšie hry od/ })).toBeVisible()
})

test('the drawer fits 320 and 1440 px, shifts no layout and has no axe-core violation in both themes', async ({ guest }) => {
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

test('without JavaScript a tile links to its game’s page [2.15]', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
  await page.goto('/')
  await page.getByRole('link', FIRST).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vlčia hora')
  await page.context().close()
})
