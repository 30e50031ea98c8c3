import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './guest.ts'
import { type RunningProduct, startSecondProduct } from './running-product.ts'
import { accountButton, closePlayInfo, submitCredentials, logInLink, refuseCookies } from './player.ts'

/** Settings of an operator with a sports site, the classic login dialog and accounts in the legacy window. */
function operatorSettings(): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'herna-operator-')), 'portal.json')
  const link = (label: string, href: string, product: string) => ({
    label: { 'sk-SK': label },
    href,
    isInternal: href.startsWith('/'),
    isNew: false,
    product,
  })
  const headerLinks = [link('Kasíno', '/', 'casino'), link('Šport', 'https://sport.example/ponuka', 'sport')]
  writeFileSync(file, JSON.stringify({ headerLinks }))
  return { HERNA_PORTAL_CONFIG: file, HERNA_FEATURE_TOGGLES: '-', HERNA_LEGACY_MY_ACCOUNT: 'on' }
}

// It starts the whole product with such settings; in the gate each of them is proven where it is read.
test('an operator’s own configuration: the sports link has return URLs, the login dialog is the classic one, account and deposit open in the legacy window and close when its page requests it [2.36] [2.40] [4.13] [6.8]', {
  tag: '@full',
}, async ({ guest }) => {
  test.setTimeout(150_000)
  const product = await startSecondProduct(operatorSettings())
  try {
    await guest.setViewportSize({ width: 1440, height: 900 })
    await guest.goto(`${product.origin}/pravidla-hry`)
    await refuseCookies(guest)
    const sport = guest.getByRole('navigation', { name: 'Produkty' }).getByRole('link', { name: 'Šport' })
    const returnUrls = { close_url: `${product.origin}/`, back_url: `${product.origin}/pravidla-hry` }
    expect(Object.fromEntries(new URL((await sport.getAttribute('href')) ?? '').searchParams)).toEqual(returnUrls)

    await logInLink(guest).click()
    const classic = guest.getByRole('dialog', { name: 'Prihlásenie' })
    await expect(classic.getByLabel('Heslo', { exact: true })).toBeVisible()
    await expect(classic.getByRole('button', { name: 'Zabudli ste heslo?' })).toHaveCount(0)
    await guest.keyboard.press('Escape')
    await expect(classic).toHaveCount(0)
    await submitCredentials(guest, 'hrac', 'Skusobna-Jazda-7')
    await closePlayInfo(guest)
    const header = guest.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible()

    await header.getByRole('button', { name: 'Vklad' }).click()
    const frame = await legacyWindow(guest, product, 'Vklad')
    await guest.keyboard.press('Escape')
    await expect(frame).toHaveCount(0)
    await accountButton(guest, 'hrac').click()
    const page = (await legacyWindow(guest, product, 'Prehľad')).contentFrame()
    await page.getByRole('button', { name: 'Zabezpečenie', exact: true }).click()
    await page.getByRole('button', { name: 'Odhlásiť všade' }).click()
    await expect(frame).toHaveCount(0)
  } finally {
    await product.close()
  }
})

/** The account as a standalone page of the embeds' host, in a frame about 1000 px wide. */
async function legacyWindow(page: Page, { environment }: RunningProduct, screen: string): Promise<Locator> {
  const frame = page.getByRole('dialog', { name: 'Môj účet' }).locator('iframe')
  await expect(frame).toHaveAttribute('src', new RegExp(`^http://localhost:${environment.HERNA_EMBEDS_PORT}/`))
  await expect(frame.contentFrame().getByRole('heading', { level: 2, name: screen })).toBeVisible()
  const { width } = (await frame.boundingBox()) ?? { width: 0 }
  expect(Math.abs(width - 1000)).toBeLessThan(60)
  return frame
}
