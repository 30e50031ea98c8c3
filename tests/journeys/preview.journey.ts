import type { Page } from 'playwright/test'
import { accessibilityViolations, contrastViolationsIn, expect, PREVIEW_PASSWORD, scrollsHorizontally, test } from './guest.ts'

const field = (guest: Page) => guest.getByLabel('Heslo redakcie')
const submitPassword = async (guest: Page, password: string) => {
  await field(guest).fill(password)
  await guest.getByRole('button', { name: 'Vstúpiť do náhľadu' }).click()
}

test('an editor submits the password by keyboard and returns to the requested draft [6.4] [4.15] [2.1]', async ({
  guest,
  context,
}) => {
  await guest.goto('/preview/vsetky-hry?strana=2')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Náhľad pre redakciu')
  await expect(field(guest)).toBeFocused()
  await guest.keyboard.type(PREVIEW_PASSWORD)
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(/\/preview\/vsetky-hry\?strana=2$/)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Všetky hry')
  await expect(guest.locator('main a[href^="/preview/"]').first()).toBeVisible()
  expect(await guest.evaluate(() => document.cookie)).not.toContain('preview')
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('herna-preview'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600
  expect(hours).toBeGreaterThan(11.9)
  expect(hours).toBeLessThanOrEqual(12)
})

test('a wrong password is reported, the right one continues; the editor’s redirect asks for it too [2.23] [6.4]', async ({
  guest,
}) => {
  await guest.goto('/redirect/Provider/krivan')
  await submitPassword(guest, 'Toto-Nie-Je-Ono')
  await expect(guest.getByRole('alert')).toHaveText('Heslo nie je správne. Skontrolujte ho a skúste to znova.')
  await expect(field(guest)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(guest)).toBeFocused()
  await expect(field(guest)).toHaveValue('')
  expect(await accessibilityViolations(guest)).toEqual([])
  await submitPassword(guest, PREVIEW_PASSWORD)
  await expect(guest).toHaveURL(/\/preview\/poskytovatelia\/krivan$/)
})

test('works without JavaScript [6.4]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  expect((await page.goto('/preview/temy'))?.status()).toBe(401)
  await submitPassword(page, PREVIEW_PASSWORD)
  await expect(page).toHaveURL(/\/preview\/temy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Témy')
  await context.close()
})

test('when the preview session ends during work, the next page asks for the password again and continues [6.4]', async ({
  guest,
  context,
}) => {
  await guest.setViewportSize({ width: 1440, height: 900 })
  await guest.goto('/preview/temy')
  await submitPassword(guest, PREVIEW_PASSWORD)
  const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('herna-preview'))
  if (!cookie) throw new Error('the preview cookie is missing')
  await context.addCookies([{ ...cookie, value: cookie.value.replace(/^\w+/, 'mmmmmmm') }])
  await guest.getByRole('navigation', { name: 'Ďalšie stránky' }).getByRole('link', { name: 'Turnaje' }).click()
  await expect(guest.getByRole('alert')).toHaveText('Váš vstup do náhľadu sa skončil. Zadajte heslo znova.')
  await expect(guest).toHaveURL(/\/preview\/turnaje$/)
  await submitPassword(guest, PREVIEW_PASSWORD)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Turnaje')
  await expect(guest).toHaveURL(/\/preview\/turnaje$/)
})

test('drafts are not available from the content service, nor to a guest after an editor [4.15] [S10]', async ({
  request,
  browser,
  baseURL,
}) => {
  const content = process.env.HERNA_JOURNEYS_CONTENT
  for (const path of ['/games/no-files', '/pages', '/layouts', '/games/vlcia-hora']) {
    const response = await request.get(`${content}${path}?status=Draft`)
    expect([response.status(), response.headers()['cache-control']], path).toEqual([401, 'no-store'])
  }
  const editor = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await editor.newPage()
  await page.goto('/preview/temy')
  await submitPassword(page, PREVIEW_PASSWORD)
  const drafts = await editor.request.get('/preview/temy')
  expect([drafts.status(), drafts.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  await editor.close()
  for (const address of ['/preview', '/preview/temy', '/preview/temy.data', '/redirect/Lobby']) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect([response.status(), response.headers()['cache-control']], address).toEqual([401, 'no-store'])
  }
})

test('the password page fits 320 and 1440 px and has no axe-core violation in both themes', async ({ guest }) => {
  await guest.emulateMedia({ colorScheme: 'dark' })
  await guest.goto('/preview')
  for (const width of [1440, 320]) {
    await guest.setViewportSize({ width, height: 700 })
    expect(await scrollsHorizontally(guest), `${width} px`).toBe(false)
    if (process.env.HERNA_SHOTS) await guest.screenshot({ path: `${process.env.HERNA_SHOTS}/preview-${width}.png` })
  }
  expect(await accessibilityViolations(guest)).toEqual([])
  expect(await contrastViolationsIn(guest, 'light')).toEqual([])
})
