import type { Browser, Locator, Page } from 'playwright/test'
import { callsIn } from '../clients/call-table.ts'
import { expect, PASSWORD, snackbar, suppressPopups, test, timesCalled, unexpectedErrors } from './fault-fixtures.ts'
import { accessibilityViolations } from './guest.ts'
import { accountButton, closePlayInfo, overflowingElements, registerPlayer, submitCredentials } from './player.ts'

/** Everything of the customers' chat: calls, preflights and sockets. */
const CHAT = /^\w+ \/chat\//
/** The header is the same on every page. */
const LIGHT_PAGE = '/pravidla-hry'

const chatButton = (page: Page): Locator => page.locator('#chat-button')
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Podpora' })

async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(text)
  await panel(page).getByRole('textbox').press('Enter')
  await expect(panel(page).getByRole('log')).toContainText(text)
  await expect(panel(page).getByText('odosiela sa')).toHaveCount(0)
}

/** The support page in a browser of its own, with an operator logged in. */
async function openSupport(browser: Browser, services: string): Promise<Page> {
  const support = await (await browser.newContext({ locale: 'sk-SK' })).newPage()
  await support.goto(`${services}/support/`)
  await support.getByLabel('Prihlasovacie meno').fill('zuzana')
  await support.getByLabel('Heslo').fill(PASSWORD)
  await support.getByLabel('Heslo').press('Enter')
  await expect(support.getByRole('heading', { name: 'Podpora' })).toBeVisible()
  return support
}

async function take(support: Page, customer: string | RegExp): Promise<void> {
  await support.getByRole('navigation').getByRole('button', { name: customer }).first().click()
  await support.getByRole('button', { name: 'Prevziať rozhovor' }).click()
}
async function answer(support: Page, text: string): Promise<void> {
  await support.getByRole('textbox', { name: 'Odpoveď' }).fill(text)
  await support.getByRole('textbox', { name: 'Odpoveď' }).press('Enter')
  await expect(support.getByRole('log')).toContainText(text)
}

test('a guest asks and is answered, a reload keeps the history, a player has a chat of their own with a counter, a file is refused, and a failed count shows a toast [4.30] [6.2] [8.24]', async ({
  guest: page,
  browser,
  faultProxy,
  services,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await suppressPopups(page)
  const { username, password } = await registerPlayer(page)
  await page.goto(LIGHT_PAGE)
  const support = await openSupport(browser, services)

  const question = `Kedy príde výber ${username}`
  await chatButton(page).click()
  await write(page, question)
  await take(support, new RegExp(question))
  await answer(support, 'Výber príde zajtra.')
  await expect(panel(page).getByText('Výber príde zajtra.')).toBeVisible()
  await expect(panel(page).getByText('Odpovedá Zuzana')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await accessibilityViolations(support)).toEqual([])

  await panel(page)
    .locator('form')
    .evaluate((form) => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'doklad.png', { type: 'image/png' }))
      form.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
  await expect(panel(page).getByRole('alert')).toContainText('Súbory v chate neprijímame')

  await page.reload()
  await chatButton(page).click()
  await expect(panel(page).getByText(question)).toBeVisible()
  await panel(page).press('Escape')
  await expect(panel(page)).toBeHidden()

  await submitCredentials(page, username, password)
  await closePlayInfo(page)
  await expect(accountButton(page, username)).toBeVisible()
  await chatButton(page).click()
  await expect(panel(page).getByText(`Píšete ako ${username}`)).toBeVisible()
  await expect(panel(page).getByText(question)).toHaveCount(0)
  await write(page, 'Som prihlásený')
  await panel(page).getByRole('button', { name: 'Zavrieť chat' }).click()
  await take(support, username)
  await answer(support, 'Vitajte')
  await expect(chatButton(page)).toHaveAccessibleName('Potrebujete pomoc? 1 nová správa')
  await expect(support.getByText('Prihlásil sa')).toBeVisible()
  await chatButton(page).click()
  await expect(panel(page).getByText('Vitajte')).toBeVisible()
  await expect(chatButton(page)).toHaveAccessibleName('Zavrieť chat')

  // The service is unreachable: the count fails with a toast.
  faultProxy.calls.length = 0
  faultProxy.setFault(CHAT, 'refused')
  await page.reload()
  await expect(snackbar(page, 'Neprečítané správy od podpory sa nepodarilo načítať')).toBeVisible()
  // It opens a session again, but not the conversation, which a retry then loads.
  faultProxy.clearFaults()
  faultProxy.setFault('GET /chat/v1/conversation', 'refused')
  await chatButton(page).click()
  await expect(panel(page).getByText('Chat sa nepodarilo načítať')).toBeVisible()
  for (const call of callsIn('chat')) expect(timesCalled(faultProxy, call), call).toBeGreaterThan(0)
  faultProxy.clearFaults()
  // A connection that comes back before the click loads it too, and then the button is gone.
  const retry = panel(page).getByRole('button', { name: 'Skúsiť znova' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(panel(page).getByText('Vitajte')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowingElements(page)).toEqual([])
  expect(unexpectedErrors(browserErrors)).toEqual([])
  await support.context().close()
})
