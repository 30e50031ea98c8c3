import { type Browser, expect, type Locator, type Page } from 'playwright/test'
import { accessibilityViolations, test } from './guest.ts'
import { accountButton, overflowingElements, registerPlayer, submitCredentials } from './player.ts'
import { suppressPopups } from './real-money.ts'

const PASSWORD = 'Skusobna-Jazda-7'
const servicesOrigin = () => (process.env.HERNA_JOURNEYS_CONTENT ?? '').replace(/\/content$/, '')
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
async function openSupport(browser: Browser): Promise<Page> {
  const support = await (await browser.newContext({ locale: 'sk-SK' })).newPage()
  await support.goto(`${servicesOrigin()}/support/`)
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
  browserErrors,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await suppressPopups(page)
  const { username, password } = await registerPlayer(page)
  await page.goto(LIGHT_PAGE)
  const support = await openSupport(browser)

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

  // The service is down: the count fails with a toast, a message is kept, and both recover.
  await page.route('**/chat/v1/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Neprečítané správy od podpory sa nepodarilo načítať' })).toBeVisible()
  await chatButton(page).click()
  await expect(panel(page).getByText('Chat sa nepodarilo načítať')).toBeVisible()
  await page.unroute('**/chat/v1/**')
  await panel(page).getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect(panel(page).getByText('Vitajte')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowingElements(page)).toEqual([])
  expect(browserErrors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
  await support.context().close()
})
