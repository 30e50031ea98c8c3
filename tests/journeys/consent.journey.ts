import type { Page } from 'playwright/test'
import { expect, test } from './guest.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const question = (page: Page) => page.getByRole('region', { name: 'Vaše súkromie' })
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

/** Consent commands sent to the tag manager, in order: `default` or `update`, and the four advertising and analytics signals. */
const consentSignals = (page: Page): Promise<string[]> =>
  page.evaluate((signals) => {
    const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []
    return layer
      .filter((command) => command[0] === 'consent')
      .map((command) => [command[1], ...signals.map((name) => (command[2] as Record<string, string>)[name])].join(' '))
  }, SIGNALS)
const DENIED = 'denied denied denied denied'

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
  expect(await consentSignals(guest)).toEqual([`default ${DENIED}`])
  await question(guest).getByRole('button', { name: 'Odmietnuť všetko' }).click()
  await expect(question(guest)).toHaveCount(0)
  expect(await consentSignals(guest)).toEqual([`default ${DENIED}`, `update ${DENIED}`])

  await guest.reload()
  await expect(guest.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => consentSignals(guest)).toEqual([`default ${DENIED}`, `update ${DENIED}`])
  await expect(question(guest)).toHaveCount(0)

  const settings = guest.getByRole('contentinfo').getByRole('button', { name: /cookies/i })
  await settings.click()
  await question(guest)
    .getByLabel(/^Štatistika/)
    .check()
  await question(guest).getByRole('button', { name: 'Uložiť výber' }).click()
  expect((await consentSignals(guest)).at(-1)).toBe('update denied denied denied granted')
  await settings.click()
  await expect(question(guest).getByLabel(/^Štatistika/)).toBeChecked()
  await expect(question(guest).getByLabel(/^Marketing/)).not.toBeChecked()
  await question(guest).getByRole('button', { name: 'Prijať všetko' }).click()
  expect((await consentSignals(guest)).at(-1)).toBe('update granted granted granted granted')

  await expect
    .poll(() => recorded)
    .toMatchObject([
      { analytics: false, marketing: false, personalisation: false },
      { analytics: true, marketing: false, personalisation: false },
      { analytics: true, marketing: true, personalisation: true },
    ])
  const consentCookie = (await context.cookies()).find(({ name }) => name === 'cookie-consent')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'cookie-consent')?.value)
    .toMatch(/\.1111\.1$/)
  expect((consentCookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(300 * 24 * 3600)
})
