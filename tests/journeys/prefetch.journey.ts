import type { Page } from 'playwright/test'
import { expect, test } from './guest.ts'

const menuLink = (page: Page, name: string, menu = 'Kasíno') =>
  page.getByRole('navigation', { name: menu, exact: true }).getByRole('link', { name })
const categoryLink = (page: Page) => menuLink(page, 'Automaty')
const prefetchedData = (page: Page, path = '/kategorie/automaty') =>
  page.waitForResponse((response) => response.url().includes(`${path}.data`))

const PAGES = [
  { name: 'Automaty', menu: 'Kasíno', path: '/kategorie/automaty' },
  // In another layout.
  { name: 'Bonusy', menu: 'Ďalšie stránky', path: '/bonusy' },
]
for (const { name, menu, path } of PAGES) {
  test(`a page whose link was pointed at opens without the network: ${path} [9.12] [P6]`, async ({ guest, context }) => {
    await guest.setViewportSize({ width: 1440, height: 900 })
    // Prefetched data is fresh for two seconds, which a busy machine may need until the click.
    await guest.clock.setFixedTime(Date.now())
    await guest.goto('/', { waitUntil: 'networkidle' })
    const link = menuLink(guest, name, menu)
    const data = prefetchedData(guest, path)
    await link.hover()
    await (await data).finished()
    await guest.waitForLoadState('networkidle')
    await context.setOffline(true)
    const requests: string[] = []
    guest.on('request', (request) => requests.push(request.url()))
    await link.click()
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(guest).toHaveURL(path)
    // A press asks again only for a copy older than two seconds, and only once.
    expect(requests.filter((url) => /\.(?:js|css)$/.test(new URL(url).pathname))).toEqual([])
    await context.setOffline(false)
  })
}

test('a finger that touches a link prefetches its page before it is lifted [9.12] [P6]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL })
  const page = await context.newPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  const box = await categoryLink(page).boundingBox()
  if (!box) throw new Error('the menu of the lobby is not shown')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const session = await context.newCDPSession(page)
  const data = prefetchedData(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  expect((await data).status()).toBe(200)
  await expect(page).toHaveURL('/')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('heading', { level: 1, name: 'Automaty' })).toBeVisible()
  await context.close()
})

test('all pages and dialogs share one style sheet: none arrives later and restyles the document [P3]', async ({ guest }) => {
  const sheets = new Set<string>()
  guest.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.add(new URL(request.url()).pathname))
  await guest.goto('/', { waitUntil: 'networkidle' })
  const ownSheets = () => [...sheets].filter((path) => path.startsWith('/assets/'))
  expect(ownSheets()).toHaveLength(1)
  const before = ownSheets()
  await guest.locator('main a[data-game]').first().click()
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await guest.getByRole('link', { name: 'Bonusy' }).first().click()
  await expect(guest).toHaveURL('/bonusy')
  expect(ownSheets()).toEqual(before)
})
