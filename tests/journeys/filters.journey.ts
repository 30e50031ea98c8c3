import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import {
  accessibilityViolations,
  contrastViolationsIn,
  expect,
  layoutShifts,
  scrollsHorizontally,
  test,
  untilStill,
} from './guest.ts'
import { acceptCookies } from './player.ts'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1440, height: 900 }
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filtre' })
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Filtre/ }).click()
  await expect(panel(page).locator('summary').first()).toBeVisible()
}
const showButton = (page: Page) => panel(page).getByRole('button', { name: /^Zobraziť .*(hra|hru|hry|hier)$/ })
const chips = (page: Page) => page.getByRole('list', { name: 'Použité filtre' })
const resultCount = (page: Page) => page.locator('main [role=status]').first()
const tiles = (page: Page) => page.locator('main a[data-game]')
const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''))
const choice = (page: Page, name: string | RegExp) => panel(page).getByRole('checkbox', { name })

test('a filtered list shows the number of games that the panel announced, immediately and in the URL [1.3] [2.39] [4.28] [7.49]', async ({
  guest,
}) => {
  await guest.setViewportSize(DESKTOP)
  await acceptCookies(guest)
  await guest.goto('/vsetky-hry')
  await openPanel(guest)
  await expect(showButton(guest)).toBeDisabled()
  // Counts follow each choice in a later render.
  const otherCountAfter = async (choose: () => Promise<void>) => {
    const previousText = (await showButton(guest).textContent()) ?? ''
    await choose()
    await expect(showButton(guest)).not.toHaveText(previousText)
  }
  await otherCountAfter(() => choice(guest, /^Kriváň Games/).check())
  await otherCountAfter(() => panel(guest).getByRole('button', { name: /^5 / }).click())
  await expect(showButton(guest)).toBeEnabled()
  const announcedCount = numberIn(await showButton(guest).textContent())
  const requestedUrls: string[] = []
  guest.on('request', (request) => /vsetky-hry|zoznam/.test(request.url()) && requestedUrls.push(request.url()))
  await showButton(guest).click()
  await expect(panel(guest)).toBeHidden()
  await expect(guest).toHaveURL(/\/vsetky-hry\?poskytovatel=krivan&valce=5$/)
  await expect(resultCount(guest)).toHaveText(new RegExp(`^Našli sme ${announcedCount} hier z `))
  await expect(chips(guest).getByRole('link', { name: /^(Kriváň Games|5 valcov)/ })).toHaveCount(2)
  expect(requestedUrls).toEqual([])
  await expect
    .poll(() => guest.evaluate(() => sessionStorage.getItem('appliedFilters')))
    .toBe('/vsetky-hry?poskytovatel=krivan&valce=5')
  await expect
    .poll(() => guest.evaluate(() => window.dataLayer ?? []))
    .toContainEqual(expect.objectContaining({ event: 'casino_filters_click', providers: ['krivan'], number_of_reels: ['5'] }))
})

test('counts show how many games an option leaves or adds, or that it has no effect [2.39] [3.48]', async ({ guest }) => {
  await guest.setViewportSize(DESKTOP)
  await guest.goto('/vsetky-hry?poskytovatel=krivan')
  const initialCount = numberIn(await resultCount(guest).locator('b').textContent())
  await openPanel(guest)
  const other = panel(guest)
    .getByRole('checkbox', { name: /o \d+ hier viac/ })
    .first()
  const addedCount = Number(
    /o (\d+) hier viac/.exec((await other.evaluate((box) => box.closest('label')?.textContent)) ?? '')?.[1],
  )
  await other.check()
  await expect(showButton(guest)).toHaveText(`Zobraziť ${initialCount + addedCount} hier`)
  await choice(guest, /^Kriváň Games/).uncheck()
  await expect(showButton(guest)).toHaveText(`Zobraziť ${addedCount} hier`)
})

test('chips remove filters one by one, and an empty result offers removing them [2.39]', async ({ guest }) => {
  await guest.goto('/vsetky-hry?poskytovatel=krivan&valce=5&vyhra=90000000-')
  await expect(guest.getByRole('heading', { name: 'Týmto filtrom nevyhovuje žiadna hra' })).toBeVisible()
  await expect(resultCount(guest)).toHaveText(/^Nenašli sme žiadnu hru z /)
  await guest.getByRole('link', { name: /^Odobrať filter Výhra/ }).click()
  await expect(guest).toHaveURL(/\?poskytovatel=krivan&valce=5$/)
  await chips(guest)
    .getByRole('link', { name: /^Kriváň Games/ })
    .click()
  await expect(guest).toHaveURL(/\?valce=5$/)
  await expect(tiles(guest).first()).toBeVisible()
  await chips(guest).getByRole('link', { name: 'Zrušiť filtre' }).click()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await expect(chips(guest)).toHaveCount(0)
  await expect.poll(() => guest.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBeNull()
})

test('filters that are cleared before the page has started stay cleared [4.28]', async ({ guest }) => {
  await guest.goto('/vsetky-hry?valce=5#start')
  const stored = () => guest.evaluate(() => sessionStorage.getItem('appliedFilters'))
  await expect.poll(stored).toBe('/vsetky-hry?valce=5')
  // The scripts of the next page never arrive, so its links are followed by the browser.
  await guest.route('**/assets/*.js', () => undefined)
  await guest.goto('/vsetky-hry?valce=5', { waitUntil: 'commit' })
  const clear = chips(guest).getByRole('link', { name: 'Zrušiť filtre' })
  await expect(clear).toBeVisible()
  expect(await guest.locator('html').getAttribute('data-hydrated')).toBeNull()
  await guest.unroute('**/assets/*.js')
  await clear.click()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await expect(guest.locator('html')).toHaveAttribute('data-hydrated')
  await expect.poll(stored).toBeNull()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await expect(chips(guest)).toHaveCount(0)
})

test('Back, reload and a shared link keep the filters, scroll position and length of the list [4.28]', async ({
  guest,
  context,
}) => {
  await guest.setViewportSize(DESKTOP)
  await guest.goto('/vsetky-hry')
  await openPanel(guest)
  await choice(guest, /^Kriváň Games/).check()
  await showButton(guest).click()
  await expect(chips(guest)).toBeVisible()
  // The status shows the length of the list; of a long one only tiles near the screen are in the DOM.
  const listStatus = guest.getByRole('navigation', { name: 'Stránky zoznamu' }).getByRole('status')
  const listLength = async () => Number(/– (\d+)/.exec(await listStatus.innerText())?.[1])
  await expect
    .poll(async () => {
      await guest.mouse.wheel(0, 3000)
      return listLength()
    })
    .toBeGreaterThanOrEqual(80)
  await untilStill(guest)
  await tiles(guest).nth(70).scrollIntoViewIfNeeded()
  await untilStill(guest)
  const scrollPosition = await guest.evaluate(() => window.scrollY)
  const game = await tiles(guest).nth(70).getAttribute('href')
  // Without scrolling: a real click would scroll to the link first.
  await guest.locator('a[href="/poskytovatelia"]').first().dispatchEvent('click')
  await expect(guest.getByRole('heading', { level: 1, name: 'Poskytovatelia' })).toBeVisible()
  await guest.goBack()
  await expect(guest).toHaveURL(/poskytovatel=krivan/)
  await expect.poll(() => guest.evaluate(() => window.scrollY)).toBeGreaterThan(scrollPosition - 400)
  await expect(guest.locator(`main a[href="${game}"]`).first()).toBeVisible()

  await guest.reload()
  await expect(chips(guest).getByRole('link', { name: /^Kriváň Games/ })).toBeVisible()
  const shared = await context.newPage()
  await shared.goto(guest.url())
  await expect(resultCount(shared)).toHaveText((await resultCount(guest).textContent()) ?? '')

  await guest.goBack()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await expect(chips(guest)).toHaveCount(0)
})

test('the list without a query restores its filters after a visit to a game, and none after a visit to the lobby [4.28]', async ({
  guest,
}) => {
  await guest.setViewportSize(DESKTOP)
  await guest.goto('/vsetky-hry?valce=3')
  await expect(chips(guest)).toBeVisible()
  await expect.poll(() => guest.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBe('/vsetky-hry?valce=3')
  await guest.goto('/hra/vlcia-hora')
  const allGamesLink = guest.getByRole('link', { name: 'Všetky hry', exact: true }).first()
  await allGamesLink.click()
  await expect(guest).toHaveURL(/\/vsetky-hry\?valce=3$/)
  await guest.getByRole('link', { name: 'Lobby', exact: true }).first().click()
  await expect(guest.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(guest).toHaveURL(/\/$/)
  await expect.poll(() => guest.evaluate(() => sessionStorage.getItem('appliedFilters'))).toBeNull()
  await allGamesLink.click()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await expect(chips(guest)).toHaveCount(0)
})

test('a provider’s page has its own filter fixed; any further filter leads to all games [2.44] [4.28]', async ({ guest }) => {
  await guest.setViewportSize(DESKTOP)
  await guest.goto('/poskytovatelia/krivan')
  await openPanel(guest)
  const providerOption = choice(guest, /^Kriváň Games/)
  await expect(providerOption).toBeChecked()
  await expect(providerOption).toBeDisabled()
  await expect(showButton(guest)).toBeDisabled()
  await panel(guest).getByRole('button', { name: /^5 / }).click()
  await showButton(guest).click()
  await expect(guest).toHaveURL(/\/vsetky-hry\?poskytovatel=krivan&valce=5$/)
  await expect(chips(guest).getByRole('link', { name: /^(Kriváň Games|5 valcov)/ })).toHaveCount(2)
  await guest.goBack()
  await expect(guest).toHaveURL(/\/poskytovatelia\/krivan$/)
})

test('on a phone the panel is a bottom sheet that Back closes; applying the filters by touch shows the games [2.39]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL })
  const page = await context.newPage()
  await page.goto('/vsetky-hry')
  await page.getByRole('button', { name: /^Filtre/ }).tap()
  await expect(choice(page, /^Kriváň Games/)).toBeVisible()
  const sheet = await panel(page).boundingBox()
  expect(sheet?.width).toBe(PHONE.width)
  expect(sheet?.height).toBeLessThanOrEqual(PHONE.height * 0.92)
  await choice(page, /^Kriváň Games/).tap()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/vsetky-hry$/)
  await page.getByRole('button', { name: /^Filtre/ }).tap()
  await expect(choice(page, /^Kriváň Games/)).not.toBeChecked()
  await choice(page, /^Kriváň Games/).tap()
  await showButton(page).tap()
  await expect(page).toHaveURL(/\?poskytovatel=krivan$/)
  await expect(resultCount(page)).toHaveText(/^Našli sme /)
  await context.close()
})

test('the panel works by keyboard alone: sliders, checkboxes, collapsible groups; Escape returns the focus [2.39]', async ({
  guest,
}) => {
  await guest.setViewportSize(DESKTOP)
  await guest.goto('/vsetky-hry')
  const button = guest.getByRole('button', { name: /^Filtre/ })
  await button.focus()
  await guest.keyboard.press('Enter')
  const from = panel(guest).getByRole('slider', { name: 'Od' }).first()
  await expect(from).toBeVisible()
  await from.focus()
  await guest.keyboard.press('ArrowRight')
  await guest.keyboard.press('ArrowRight')
  await expect(from).toHaveAttribute('aria-valuetext', /^0,20\s€$/)
  await guest.keyboard.press('Tab')
  await guest.keyboard.press('ArrowLeft')
  await expect(showButton(guest)).toBeEnabled()
  await choice(guest, /^Kriváň Games/).focus()
  await guest.keyboard.press('Space')
  await expect(choice(guest, /^Kriváň Games/)).toBeChecked()
  await panel(guest).locator('summary', { hasText: 'Maximálna výhra' }).focus()
  await guest.keyboard.press('Enter')
  await expect(panel(guest).getByRole('slider')).toHaveCount(4)
  await guest.keyboard.press('Escape')
  await expect(panel(guest)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
})

test('without JavaScript filters, order and pages are links and forms [1.3] [2.39]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/vsetky-hry?poskytovatel=krivan&valce=5')
  const first = await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(first).toHaveLength(40)
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL(/\?poskytovatel=krivan&valce=5&strana=2$/)
  const second = await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(second.filter((game) => first.includes(game))).toEqual([])
  await chips(page)
    .getByRole('link', { name: /^5 valcov/ })
    .click()
  await expect(page).toHaveURL(/\?poskytovatel=krivan$/)
  await page.getByRole('combobox', { name: 'Zoradiť' }).selectOption('nazov')
  await page.getByRole('button', { name: 'Zoradiť hry' }).click()
  await expect(page).toHaveURL(/poskytovatel=krivan.*zoradit=nazov/)
  await page.getByRole('button', { name: /^Filtre/ }).click()
  const form = page.getByRole('form', { name: 'Filtre' })
  await form.getByLabel('Počet valcov').selectOption('3')
  await form.getByRole('button', { name: 'Zobraziť hry' }).click()
  await expect(page).toHaveURL(/valce=3/)
  await expect(chips(page).getByRole('link', { name: /^(Kriváň Games|3 valce)/ })).toHaveCount(2)
  await context.close()
})

test('the filtered list and the open panel fit 320 px, shift no layout when the panel fills, and have no axe-core violation in both themes', async ({
  guest,
  browserErrors,
}) => {
  const VARIANTS = [
    ['light', DESKTOP],
    ['dark', { width: 320, height: 700 }],
  ] as const
  for (const [colorScheme, size] of breadth === 'full' ? VARIANTS : VARIANTS.slice(1)) {
    await guest.emulateMedia({ colorScheme })
    await guest.setViewportSize(size)
    await guest.goto('/vsetky-hry?poskytovatel=krivan&valce=5&stavka=0.10-5')
    await openPanel(guest)
    await expectFittingWithoutShifts(guest)
    await panel(guest).evaluate((dialog) => Promise.all(dialog.getAnimations().map((running) => running.finished)))
    expect(await accessibilityViolations(guest, '[role="dialog"]')).toEqual([])
    await guest.keyboard.press('Escape')
    await expect(panel(guest)).toBeHidden()
    expect(await accessibilityViolations(guest)).toEqual([])
  }
  expect(await contrastViolationsIn(guest, 'light')).toEqual([])
  await openPanel(guest)
  expect(await contrastViolationsIn(guest, 'light', '[role="dialog"]')).toEqual([])
  await guest.goto('/kasino-zive/vsetky-hry?jazyk=sk')
  await openPanel(guest)
  await expectFittingWithoutShifts(guest)
  expect(browserErrors).toEqual([])
})
async function expectFittingWithoutShifts(page: Page): Promise<void> {
  expect(await scrollsHorizontally(page)).toBe(false)
  expect(await panel(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  expect(await layoutShifts(page)).toEqual([])
}

test('filters work where the browser stores nothing [4.28]', async ({ guest, browserErrors }) => {
  await guest.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await guest.goto('/vsetky-hry')
  await openPanel(guest)
  await choice(guest, /^Kriváň Games/).check()
  await showButton(guest).click()
  await expect(chips(guest).getByRole('link', { name: /^Kriváň Games/ })).toBeVisible()
  await guest.reload()
  await expect(chips(guest).getByRole('link', { name: /^Kriváň Games/ })).toBeVisible()
  // The router itself logs that it cannot store scroll positions.
  expect(browserErrors.filter((error) => !error.includes('blocked'))).toEqual([])
})

test('when the catalogue fails to load, the panel says so and can retry [2.39]', async ({ guest }) => {
  let isDown = true
  await guest.route('**/katalog/**', (route) => (isDown ? route.abort() : route.continue()))
  await guest.goto('/vsetky-hry')
  await guest.getByRole('button', { name: /^Filtre/ }).click()
  await expect(panel(guest).getByText('Filtre sa nepodarilo načítať')).toBeVisible()
  isDown = false
  await panel(guest).getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect(choice(guest, /^Kriváň Games/)).toBeVisible()
})

test('malformed queries get a fast, valid page [S14] [S15]', async ({ request }) => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  for (const query of [
    'poskytovatel=__proto__&valce=constructor,toString',
    '__proto__=1&kategoria=hasOwnProperty',
    `hladat=${'a'.repeat(1_800)}`,
    `poskytovatel=${Array.from({ length: 300 }, (_, number) => `p${number}`).join(',')}`,
    'stavka=9-0.1&vyhra=-&stavka=1-2',
    'stavka=NaN-Infinity&vyhra=1e9-&valce=-1',
    'hladat=%00%ff%u1&tema=%2e%2e%2f',
    'valce=5&valce=3&poskytovatel=&zoradit=nic',
  ]) {
    const response = await request.get(`/vsetky-hry?${query}`, { headers })
    expect(response.status(), query.slice(0, 60)).toBe(200)
    expect(await response.text(), query.slice(0, 60)).toContain('<h1')
  }
})
