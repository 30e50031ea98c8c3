import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOverlay } from './debug-overlay.ts'

afterEach(() => document.querySelector('[data-tracking-overlay]')?.remove())

const reported = (detail: object) => window.dispatchEvent(new CustomEvent('trackingReported', { detail }))
const sent = (detail: object) => window.dispatchEvent(new CustomEvent('trackingSent', { detail }))
const THEME = { event: 'casino_theme_toggle', theme: 'dark' }

test('the overlay for developers counts what is reported and what is sent, and lists both, the newest first [7.49]', async () => {
  showOverlay()
  showOverlay()
  expect(document.querySelectorAll('[data-tracking-overlay]')).toHaveLength(1)
  reported({ page: { pathname: '/temy', search: '?strana=2', hash: '' } })
  reported({ player: { email: 'jan@posta.test' } })
  reported(THEME)
  sent(THEME)
  await page.getByText('Tracking: 3 reported, 1 sent').click()
  const lines = [...document.querySelectorAll('[data-tracking-overlay] li')].map(({ textContent }) => textContent)
  expect(lines).toEqual([
    `sent: ${JSON.stringify(THEME)}`,
    `reported: ${JSON.stringify(THEME)}`,
    'reported: player',
    'reported: page /temy?strana=2',
  ])
  await expect.element(page.getByText('reported: player')).toBeVisible()
})
