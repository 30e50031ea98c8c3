import {
  accessibilityViolations,
  contrastViolationsIn,
  enterPreview,
  expect,
  layoutShifts,
  scrollsHorizontally,
  test,
} from './guest.ts'
import { acceptCookies, consentSignals } from './player.ts'

const open = /Hľadať hru/

test('the slash key opens the search, typing finds games immediately, Enter opens the first [1.4] [2.38] [5.9]', async ({
  guest,
  browserErrors,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/')
  // Sent after hydration: from then on keys work.
  await expect.poll(() => consentSignals(guest)).not.toEqual([])
  await guest.keyboard.press('/')
  await guest.keyboard.type('zlaty')
  const panel = guest.getByRole('dialog', { name: 'Hľadanie' })
  await expect(panel.getByRole('combobox')).toHaveValue('zlaty')
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(552)
  const first = panel.getByRole('option').first()
  await expect(first.locator('mark')).toHaveText('Zlatý')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await guest.keyboard.press('ArrowDown')
  await expect(panel.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(panel.getByRole('combobox')).toBeFocused()
  const name = await panel.getByRole('option').nth(1).locator('b').textContent()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('dialog').getByRole('heading', { name: name ?? '', exact: true })).toBeVisible()
  await expect(guest).toHaveURL(/\/hra\//)
  await guest.keyboard.press('Escape')
  await expect(panel.getByRole('combobox')).toHaveValue('zlaty')
  await guest.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(guest).toHaveURL(/\/$/)
  expect(browserErrors).toEqual([])
})

test('before typing, the search shows popular providers and five recommended games, and more on request; games are found from the first letter, providers, collections and categories from the third; the results grow by forty [2.38] [4.33] [5.9] [9.9]', async ({
  guest,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/')
  const openSearch = () => guest.getByRole('button', { name: open }).click()
  await openSearch()
  const panel = guest.getByRole('dialog')
  const term = panel.getByRole('combobox')
  const logo = panel.getByRole('img', { name: 'Logo poskytovateľa Kriváň Games' }).filter({ visible: true })
  await expect(logo).toHaveCount(1)
  await expect.poll(() => logo.boundingBox()).toMatchObject({ width: 120, height: 56 })
  expect((await panel.getByRole('link').first().boundingBox())?.width).toBeGreaterThanOrEqual(136)
  const recommended = panel.getByRole('group', { name: 'Odporúčame' }).getByRole('option')
  await expect(recommended).toHaveCount(5)
  await panel.getByRole('button', { name: 'Zobraziť viac' }).click()
  await expect.poll(() => recommended.count()).toBeGreaterThan(5)

  await term.fill('kr')
  await expect(panel.getByRole('group', { name: 'Hry' })).toBeVisible()
  await expect(panel.getByRole('group')).toHaveCount(1)
  await term.fill('kriv')
  await expect(panel.getByRole('group', { name: 'Poskytovatelia' }).getByRole('option')).toContainText('Kriváň Games')
  await term.fill('a')
  await expect(panel.getByRole('option')).toHaveCount(40)
  await panel.getByRole('button', { name: /Zobraziť ďalších 40 hier/ }).click()
  await expect(panel.getByRole('option')).toHaveCount(80)
  await panel.getByRole('button', { name: 'Vymazať' }).click()
  await expect(term).toHaveValue('')
  await term.fill('vlcai')
  await expect(
    panel.getByRole('group', { name: 'Mysleli ste možno' }).getByRole('option', { name: /^Vlčia hora K/ }),
  ).toBeVisible()
  await term.fill('qqqqqq')
  await expect(panel.getByRole('heading', { name: 'Nič sme nenašli' })).toBeVisible()
  await panel.getByRole('link', { name: 'Všetky hry' }).click()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await expect(panel).toBeHidden()

  await openSearch()
  await term.fill('automat')
  await panel.getByRole('group', { name: 'Kategórie' }).getByRole('option').first().click()
  await expect(guest).toHaveURL(/\/kategorie\//)
  await expect(panel).toBeHidden()
  await openSearch()
  await term.fill('drak')
  await panel.getByRole('button', { name: 'Zavrieť hľadanie' }).click()
  await expect(panel).toBeHidden()
  await openSearch()
  await expect(term).toHaveValue('')
  await panel.getByRole('link').first().click()
  await expect(guest).toHaveURL(/\/poskytovatelia\//)
  await expect(panel).toBeHidden()
})

test('a search that led to a game is offered again until it is deleted', async ({ guest }) => {
  await guest.goto('/')
  await guest.getByRole('button', { name: open }).click()
  const panel = guest.getByRole('dialog', { name: 'Hľadanie' })
  await panel.getByRole('combobox').fill('vlcia')
  await panel
    .getByRole('option', { name: /^Vlčia hora/ })
    .first()
    .click()
  await guest.goBack()
  await panel.getByRole('button', { name: 'Vymazať' }).click()
  await guest.keyboard.press('Escape')
  await guest.getByRole('button', { name: open }).click()
  await panel.getByRole('button', { name: 'vlcia' }).click()
  await expect(panel.getByRole('option').first()).toContainText('Vlčia')
  await panel.getByRole('button', { name: 'Vymazať' }).click()
  await guest.keyboard.press('Escape')
  await guest.getByRole('button', { name: open }).click()
  await panel.getByRole('button', { name: 'Zabudnúť' }).click()
  await expect(panel.getByRole('button', { name: 'vlcia' })).toHaveCount(0)
})

test('the search event is sent once typing pauses, without diacritics and non-word characters [7.49] [5.9] [9.9]', async ({
  guest,
}) => {
  await guest.clock.install()
  await acceptCookies(guest)
  await guest.goto('/')
  // Tracking starts once the stored consent is known.
  await expect.poll(() => guest.evaluate(() => (window.dataLayer ?? []).length)).toBeGreaterThan(2)
  await guest.getByRole('button', { name: open }).click()
  await expect(guest.getByRole('option').first()).toBeVisible()
  // From here on time passes only between keys.
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 1_000))
  for (const letter of 'zlatý v!') {
    await guest.clock.runFor(40)
    await guest.keyboard.insertText(letter)
  }
  const events = () =>
    guest.evaluate(() => (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'search'))
  expect(await events()).toEqual([])
  await guest.clock.runFor(1_000)
  await expect.poll(events).toEqual([{ event: 'search', search_term: 'zlatyv' }])
})

test('when the script of the player’s flows fails to load, the search opens all the same; when the catalogue fails, the panel says so, Enter searches on the server, and a retry works [8.33]', async ({
  guest,
}) => {
  const failedScript = guest.waitForEvent('requestfailed', (request) => /\/assets\/player-[^/]+$/.test(request.url()))
  await guest.route(/\/assets\/player-[^/]+$/, (route) => route.abort())
  await guest.goto('/')
  await failedScript
  await guest.route(/\/katalog\//, (route) => route.abort())
  await guest.getByRole('button', { name: open }).click()
  const panel = guest.getByRole('dialog')
  await expect(panel.getByText('Hľadanie sa nenačítalo')).toBeVisible()
  await guest.unroute(/\/katalog\//)
  await panel.getByRole('button', { name: 'Skúsiť znova' }).click()
  await panel.getByRole('combobox').fill('vlk')
  await expect(panel.getByRole('option').first()).toBeVisible()
  await guest.reload()
  await guest.route(/\/katalog\//, (route) => route.abort())
  await guest.getByRole('button', { name: open }).click()
  await panel.getByRole('combobox').fill('vlk')
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(/\/vsetky-hry\?hladat=vlk$/)
})

test('without JavaScript the header’s form searches all games [1.4] [2.4]', async ({ browser, baseURL }) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 1440, height: 900 } })
  ).newPage()
  await page.goto('/')
  await page.getByRole('textbox', { name: open }).fill('vlcia')
  await page.getByRole('button', { name: 'Hľadať', exact: true }).click()
  await expect(page).toHaveURL(/\/vsetky-hry\?hladat=vlcia$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vlčia hora/ })
      .first(),
  ).toBeVisible()
  await page.context().close()
})

test('in the preview the results link to drafts [2.1]', async ({ guest }) => {
  await enterPreview(guest.request)
  await guest.goto('/preview/temy')
  await guest.getByRole('button', { name: open }).click()
  await guest.getByRole('combobox').fill('vlcia')
  await expect(guest.getByRole('option').first()).toHaveAttribute('href', /^\/preview\/hra\//)
})

test('the search fits 320 and 1440 px, shifts no layout and has no axe-core violation in both themes', async ({ guest }) => {
  await guest.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const PANEL = '[role="dialog"]'
  for (const width of [1440, 320]) {
    await guest.setViewportSize({ width, height: 800 })
    await guest.goto('/')
    await guest.getByRole('button', { name: open }).click()
    await expect(guest.getByRole('option').first()).toBeVisible()
    if (width === 320) expect(await accessibilityViolations(guest, PANEL), 'before typing').toEqual([])
    await guest.getByRole('combobox').pressSequentially('zla')
    await expect(guest.locator('mark').first()).toBeVisible()
    expect(await layoutShifts(guest), `${width} px`).toEqual([])
    expect(await scrollsHorizontally(guest), `${width} px`).toBe(false)
  }
  expect(await accessibilityViolations(guest, PANEL), 'with results').toEqual([])
  expect(await contrastViolationsIn(guest, 'light', PANEL), 'with results').toEqual([])
  await guest.getByRole('button', { name: 'Vymazať' }).click()
  await expect(guest.getByRole('group', { name: 'Odporúčame' })).toBeVisible()
  expect(await accessibilityViolations(guest, PANEL, 'color-contrast'), 'before typing, light theme').toEqual([])
})
