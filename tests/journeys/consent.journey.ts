import type { Locator, Page } from 'playwright/test'
import { expect, layoutShifts, test } from './guest.ts'
import { ALL_DENIED, consentSignals } from './player.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const question = (page: Page) => page.getByRole('region', { name: 'Vaše súkromie' })
test('cookies: every signal is denied by default; a guest rejects, is not asked again, then allows only statistics and then everything; each choice is recorded [4.39] [4.36]', async ({
  guest,
  context,
}) => {
  const recorded: unknown[] = []
  guest.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/cookie-consent')) return
    const choice: unknown = request.postDataJSON()
    // A choice that was not confirmed before a reload is sent again.
    if (JSON.stringify(choice) !== JSON.stringify(recorded.at(-1))) recorded.push(choice)
  })
  await guest.goto('/pravidla-hry')
  await expect(question(guest)).toBeVisible()
  await expect.poll(() => consentSignals(guest)).toEqual([`default ${ALL_DENIED}`])
  await question(guest).getByRole('button', { name: 'Len nevyhnutné' }).click()
  await expect(question(guest)).toHaveCount(0)
  await expect.poll(() => consentSignals(guest)).toEqual([`default ${ALL_DENIED}`, `update ${ALL_DENIED}`])

  await guest.reload()
  await expect(guest.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => consentSignals(guest)).toEqual([`default ${ALL_DENIED}`, `update ${ALL_DENIED}`])
  await expect(question(guest)).toHaveCount(0)

  const settings = guest.getByRole('contentinfo').getByRole('button', { name: /cookies/i })
  await settings.click()
  await question(guest)
    .getByLabel(/^Štatistika/)
    .check()
  await question(guest).getByRole('button', { name: 'Uložiť výber' }).click()
  const lastSignal = async () => (await consentSignals(guest)).at(-1)
  await expect.poll(lastSignal).toBe('update denied denied denied granted')
  await settings.click()
  await expect(question(guest).getByLabel(/^Štatistika/)).toBeChecked()
  await expect(question(guest).getByLabel(/^Marketing/)).not.toBeChecked()
  await question(guest).getByRole('button', { name: 'Prijať všetko' }).click()
  await expect.poll(lastSignal).toBe('update granted granted granted granted')

  await expect
    .poll(() => recorded)
    .toMatchObject([
      { analytics: false, marketing: false, personalisation: false },
      { analytics: true, marketing: false, personalisation: false },
      { analytics: true, marketing: true, personalisation: true },
    ])
  const consentCookie = async () => (await context.cookies()).find(({ name }) => name === 'cookie-consent')
  await expect.poll(async () => (await consentCookie())?.value).toMatch(/\.1111\.1$/)
  expect(((await consentCookie())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(300 * 24 * 3600)
})

test('the question is in the HTML of every page; the consent app is requested only when the settings are opened [4.36] [7.41]', async ({
  guest,
  request,
  browserErrors,
}) => {
  for (const path of ['/', '/vsetky-hry', '/hra/vlcia-hora', '/pravidla-hry']) {
    const [html = ''] =
      /<section[^>]*aria-label="Vaše súkromie".*?<\/section>/s.exec(await (await request.get(path)).text()) ?? []
    expect(html.match(/<button/g), path).toHaveLength(3)
    expect(html, path).not.toMatch(/hidden|style=/)
  }
  const embedRequests: string[] = []
  guest.on('request', (sent) => sent.url().includes('/fe/cookie-consent/') && embedRequests.push(sent.url()))
  await guest.goto('/', { waitUntil: 'networkidle' })
  await expect(question(guest)).toBeVisible()
  await expect.poll(() => consentSignals(guest)).toEqual([`default ${ALL_DENIED}`])
  expect(embedRequests).toEqual([])
  await guest.keyboard.press('Tab')
  await expect(question(guest).getByRole('link')).toBeFocused()
  await question(guest).getByRole('button', { name: 'Nastaviť' }).press('Enter')
  await expect(question(guest).getByRole('group', { name: 'Čo povolíte' })).toBeVisible()
  await expect(question(guest)).toHaveCount(1)
  await guest.keyboard.press('Tab')
  await expect(question(guest).getByRole('link')).toBeFocused()
  expect(embedRequests.some((url) => url.includes('/manifest.json'))).toBe(true)
  expect(browserErrors).toEqual([])
})

test('the question is answered before any file of the portal has loaded, is not asked again, and the next page records it [4.39]', async ({
  page,
  context,
}) => {
  const records: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/cookie-consent') && records.push(request.postDataJSON()))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/pravidla-hry', { waitUntil: 'domcontentloaded' })
  await question(page).getByRole('button', { name: 'Prijať všetko' }).click()
  await expect(question(page)).toHaveCount(0)
  const value = async () => (await context.cookies()).find(({ name }) => name === 'cookie-consent')?.value
  await expect.poll(value).toMatch(/\.1111\.0$/)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect([await layoutShifts(page), records]).toEqual([[], []])
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect.poll(value).toMatch(/\.1111\.1$/)
  expect(records.at(-1)).toMatchObject({ analytics: true, marketing: true, personalisation: true })
  await expect.poll(() => consentSignals(page)).toEqual([`default ${ALL_DENIED}`, 'update granted granted granted granted'])
})

test('without JavaScript nothing is asked and nothing is stored [4.39]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/pravidla-hry')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cookie-consent')
  await context.close()
})

test('on a phone the question takes less than a seventh of the screen and less area than a tile’s picture, above the bottom bar; over a game it is not shown', async ({
  guest,
}) => {
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 412, height: 823 },
  ]) {
    await guest.setViewportSize(viewport)
    await guest.goto('/vsetky-hry')
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const areaOf = ({ width, height }: { width: number; height: number }) => width * height
    const bar = await boxOf(question(guest))
    expect(bar.height).toBeLessThan(viewport.height / 7)
    expect(bar.y + bar.height).toBeLessThanOrEqual((await boxOf(guest.getByRole('navigation', { name: 'Hlavná navigácia' }))).y)
    const text = await boxOf(question(guest).getByRole('paragraph'))
    expect(areaOf(text)).toBeGreaterThan(0)
    expect(areaOf(text)).toBeLessThan(areaOf(await boxOf(guest.locator('main a[href^="/hra/"] img').first())))
    expect(await layoutShifts(guest)).toEqual([])
  }
  await guest.goto('/play/vlcia-hora/demo')
  await expect(guest.locator('[data-layout="game-play"]')).toBeVisible()
  await expect(question(guest)).toHaveCount(0)
})
