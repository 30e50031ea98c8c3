import { expect, type Locator, type Page } from 'playwright/test'
import { type Line, openLine } from './fault-proxy.ts'
import { test as guestTest } from './guest.ts'
import { withoutPopups } from './real-money.ts'

const PASSWORD = 'Skusobna-Jazda-7'

interface Fixtures {
  /** Between this test's browser and everything it talks to. */
  line: Line
  /** Where the browser finds `/platform` and `/gateway`. */
  services: string
}

/** A visitor behind a line that can be broken. */
export const test = guestTest.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  line: async ({}, use) => {
    const line = await openLine()
    await use(line)
    await line.close()
  },
  proxy: async ({ line }, use) => use({ server: line.address }),
  // oxlint-disable-next-line no-empty-pattern
  services: async ({}, use) => use(new URL(process.env.HERNA_JOURNEYS_CONTENT ?? '').origin),
  viewport: { width: 1280, height: 800 },
  actionTimeout: 10_000,
})
export { expect, PASSWORD, withoutPopups }

/** The hosts' cookies of a player, as after a login in this browser; the page is not told. */
export async function haveSession(
  page: Page,
  services: string,
  portal: string,
  username = 'hrac',
  rememberMe = 0,
  password = PASSWORD,
): Promise<void> {
  const reply = await fetch(`${services}/platform/login`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, rememberMe }),
  })
  expect(reply.status, await reply.text()).toBe(200)
  const cookies = reply.headers.getSetCookie().map((text) => /^([^=]+)=([^;]*)/.exec(text) ?? [])
  await page.context().addCookies(
    cookies.map(([, name = '', value = '']) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    })),
  )
}

/**
 * The 15 seconds that calls to the hosts have [7.1] go by almost four times as fast; `deadlines` keeps what was asked for. They are counted
 * in ticks of the page, so that a page that is held up (a busy machine, another test's page) has its time to read what has long come.
 */
export async function hastenDeadlines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Taken before a journey's own clock replaces them.
    const [real, each, stop] = [AbortSignal.timeout.bind(AbortSignal), setInterval.bind(window), clearInterval.bind(window)]
    const deadlines: number[] = []
    Object.assign(window, { deadlines })
    AbortSignal.timeout = (milliseconds) => {
      deadlines.push(milliseconds)
      if (milliseconds !== 15_000) return real(milliseconds)
      const deadline = new AbortController()
      let ticks = 0
      const ticking = each(() => {
        if (++ticks < 40) return
        stop(ticking)
        deadline.abort(new DOMException('signal timed out', 'TimeoutError'))
      }, 100)
      return deadline.signal
    }
  })
}
export const deadlinesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { deadlines: number[] }).deadlines)

/** Keeps the title of every alert of the page that is open: more than four do not fit on it at once [4.29]. */
export async function rememberAlerts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { alertsSeen: seen })
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) seen.add(alert.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}
export const alertsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(window as unknown as { alertsSeen: Set<string> }).alertsSeen].map((text) => text.replace(/Skúsiť znova.*$/, '').trim()),
  )

export const snackbar = (page: Page, title: string): Locator => page.getByRole('alert').filter({ hasText: title })
/** Also behind the popup of § 32, which opens by itself after a login. */
export const accountOf = (page: Page, username = 'hrac'): Locator => page.locator(`[aria-label="Môj účet: ${username}"]`)
export const guestsWayIn = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })

/** What the browser itself notes of a call that failed is no complaint of ours. */
export const ownComplaints = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (each) =>
      !/^console: (Failed to load resource|WebSocket connection to .* failed|Access to .* blocked by CORS|Failed to find a valid digest)/.test(
        each,
      ),
  )

/** Whatever the account does, the house stands: the search opens, a tile opens its details. */
export async function expectLobbyToWork(page: Page): Promise<void> {
  const search = page.getByRole('dialog', { name: 'Hľadanie' })
  // Keys are heard once the page is alive.
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('/')
    await expect(search.getByRole('combobox')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page
    .getByRole('link', { name: /Vlčia hora/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /Vlčia hora/ })
  await expect(drawer.getByRole('heading', { name: 'Vlčia hora', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}
