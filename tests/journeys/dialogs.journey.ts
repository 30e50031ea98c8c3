import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { expect, test } from './guest.ts'
import {
  accountButton,
  submitCredentials,
  logInLink,
  playInfo,
  refuseCookies,
  registerPlayer,
  createPlayerWithOffer,
} from './player.ts'
import { suppressPopups } from './real-money.ts'

type CloseDialog = (page: Page, button: string) => Promise<unknown>
const byButton: CloseDialog = (page, button) => page.getByRole('dialog').getByRole('button', { name: button }).first().click()
const byEscape: CloseDialog = (page) => page.keyboard.press('Escape')
const byBack: CloseDialog = (page) => page.evaluate(() => window.history.back())
const WAYS_TO_CLOSE = [byButton, byEscape, byBack]

/** How the § 32 information, the message and the bonus are closed. */
const SEQUENCES: [description: string, CloseDialog, CloseDialog, CloseDialog][] = [
  ['the phone’s Back, Escape and a button', byBack, byEscape, byButton],
  ...(breadth === 'full'
    ? ([
        ['a button for each', byButton, byButton, byButton],
        ['Escape for each', byEscape, byEscape, byEscape],
        ['the phone’s Back for each', byBack, byBack, byBack],
      ] as typeof SEQUENCES)
    : []),
]
for (const [description, closePlayInfo, closeMessage, closeBonus] of SEQUENCES)
  test(`after the login the § 32 information, a message and a bonus popup follow one another, closed by ${description}: the player stays in the portal [2.43] [1.8] [4.25] [4.31] [4.32] [7.41]`, async ({
    guest,
    browserErrors,
  }) => {
    // A new tab: there is no history before the portal.
    await guest.goto('/')
    const otherPages: string[] = []
    guest.on('framenavigated', (frame) => {
      if (frame === guest.mainFrame() && new URL(frame.url()).pathname !== '/') otherPages.push(frame.url())
    })
    await refuseCookies(guest)
    const { username, password } = await createPlayerWithOffer(guest)
    await submitCredentials(guest, username, password)
    await expect(playInfo(guest)).toBeVisible()
    await closePlayInfo(guest, 'Zavrieť')
    await expect(playInfo(guest)).toHaveCount(0)
    const message = guest.getByRole('dialog').filter({ has: guest.getByRole('button', { name: 'Rozumiem' }) })
    await expect(message).toBeVisible()
    await closeMessage(guest, 'Rozumiem')
    await expect(message).toHaveCount(0)
    const bonus = guest.getByRole('dialog').filter({ has: guest.getByRole('button', { name: /Prijať|Vziať/ }) })
    await expect(bonus).toBeVisible()
    await closeBonus(guest, 'Zavrieť')
    await expect(guest.getByRole('dialog')).toHaveCount(0)
    await expect(accountButton(guest, username)).toBeVisible()
    // The closed message is in the hub and counts as read [7.41].
    await guest.getByRole('banner').getByRole('button', { name: 'Správy', exact: true }).click()
    const hub = guest.getByRole('dialog', { name: 'Správy' })
    await expect(hub.getByText('Všetko máte prečítané')).toBeVisible()
    await expect(hub.getByRole('listitem')).not.toHaveCount(0)
    await byEscape(guest, '')
    await expect(hub).toHaveCount(0)
    expect(otherPages).toEqual([])
    // The dialogs left no history entries: one Back returns to the tab's start.
    await expect.poll(() => guest.evaluate(() => (window.history.state as { modal?: object }).modal)).toBeUndefined()
    await guest.goBack()
    expect(guest.url()).toBe('about:blank')
    expect(browserErrors).toEqual([])
  })

test('in any order search, menu, filters, login and details leave the guest on the same page', async ({ guest }) => {
  await guest.setViewportSize({ width: 390, height: 844 })
  await suppressPopups(guest)
  await guest.goto('/')
  await guest.goto('/vsetky-hry')
  const dialogs = guest.getByRole('dialog')
  const openers = [
    () =>
      guest
        .getByRole('button', { name: /^Hľadať/ })
        .first()
        .click(),
    () => guest.getByRole('button', { name: 'Menu' }).click(),
    () => guest.getByRole('button', { name: /^Filtre/ }).click(),
    () => logInLink(guest).click(),
    () => guest.locator('main a[href^="/hra/"]').first().click(),
  ]
  // Every way for every dialog in a full run; in the gate the ways take turns (all of them: `dialog-history.test.tsx`).
  for (const [index, open] of openers.entries())
    for (const close of breadth === 'full' ? WAYS_TO_CLOSE : WAYS_TO_CLOSE.slice(index % 3, (index % 3) + 1)) {
      await open()
      await expect(dialogs).toHaveCount(1)
      await close(guest, 'Zavrieť')
      await expect(dialogs).toHaveCount(0)
      await expect(guest).toHaveURL(/\/vsetky-hry$/)
    }
  await guest.goBack()
  await expect(guest).toHaveURL(/:\d+\/$/)
})

test('the § 32 information that opens by itself over a page reached with Back takes no page of Forward away; Back closes it [4.31] [4.32]', async ({
  guest,
}) => {
  const { username, password } = await registerPlayer(guest)
  await guest.goto('/')
  await refuseCookies(guest)
  for (const path of ['/jackpoty', '/kasino-zive']) {
    await guest.locator(`header a[href="${path}"], nav a[href="${path}"]`).first().click()
    await expect(guest).toHaveURL(new RegExp(`${path}$`))
  }
  await guest.goBack()
  await expect(guest).toHaveURL(/\/jackpoty$/)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  // Logged in in another tab, which this one follows.
  const other = await guest.context().newPage()
  await other.goto('/')
  await submitCredentials(other, username, password)
  await expect(playInfo(guest)).toBeVisible()
  const canGoForward = () => guest.evaluate(() => window.navigation.canGoForward)
  expect(await canGoForward()).toBe(true)
  // A browser lets a page hold Back back only after somebody has touched it.
  await playInfo(guest).getByRole('heading').first().click()
  await guest.evaluate(() => window.history.back())
  await expect(playInfo(guest)).toHaveCount(0)
  await expect(guest).toHaveURL(/\/jackpoty$/)
  expect(await canGoForward()).toBe(true)
  await guest.goForward()
  await expect(guest).toHaveURL(/\/kasino-zive$/)
  await guest.goBack()
  await guest.goBack()
  await expect(guest).toHaveURL(/:\d+\/$/)
})

test('a page reloaded under a dialog has no dialog; one Back returns to the previous page', async ({ guest }) => {
  await suppressPopups(guest)
  await guest.goto('/')
  await guest.goto('/vsetky-hry')
  await logInLink(guest).click()
  await expect(guest.getByRole('dialog')).toHaveCount(1)
  await guest.reload()
  await expect(logInLink(guest)).toBeVisible()
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => guest.evaluate(() => (window.history.state as { modal?: object } | null)?.modal)).toBeUndefined()
  await guest.locator('main a[href^="/hra/"]').first().click()
  await expect(guest).toHaveURL(/\/hra\//)
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await guest.goBack()
  await expect(guest).toHaveURL(/\/vsetky-hry$/)
  await guest.goBack()
  await expect(guest).toHaveURL(/:\d+\/$/)
})

test('on a phone real play waits until the § 32 information is closed, and then opens at the provider [4.31] [4.17]', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const { username, password } = await registerPlayer(page)
  const consentCookie = '2026-11.00000000-0000-4000-8000-000000000000.0000.1'
  await context.addCookies([{ name: 'cookie-consent', value: consentCookie, domain: 'localhost', path: '/' }])
  await page.goto('/play/vlcia-hora/real')
  const portal = new URL(page.url()).origin
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie' })
  await dialog.getByLabel('Používateľské meno alebo e-mail').fill(username)
  await dialog.getByLabel('Heslo', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
  await expect(playInfo(page)).toBeVisible()
  await expect(playInfo(page).getByText('Čas od prihlásenia')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(portal)
  await playInfo(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect.poll(() => new URL(page.url()).origin).not.toBe(portal)
  await page.goBack()
  // The game removes the token from its address: `goBack` may take that for its own navigation and return before it.
  await expect(page).toHaveURL('about:blank')
  await context.close()
})
