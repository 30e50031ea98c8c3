import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test'

interface Fixtures {
  /** A page whose console errors, page errors and CSP violations end up in `complaints`. */
  guest: Page
  complaints: string[]
}

/** A guest of the running product; a journey fails when its browser had something to complain about. */
export const test = base.extend<Fixtures>({
  // The runner reads a fixture’s needs from its first parameter, which must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.HERNA_JOURNEYS_ORIGIN),
  // oxlint-disable-next-line no-empty-pattern
  complaints: async ({}, use) => use([]),
  guest: async ({ page, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    await use(page)
  },
})
export { expect }

/** Every public screen of the guest, with an address that exists in the default catalogue. */
export const SCREENS: [name: string, address: string][] = [
  ['casino lobby', '/'],
  ['live lobby', '/kasino-zive'],
  ['all games', '/vsetky-hry'],
  ['live all games', '/kasino-zive/vsetky-hry'],
  ['collections', '/temy'],
  ['providers', '/poskytovatelia'],
  ['provider', '/poskytovatelia/krivan'],
  ['jackpots', '/jackpoty'],
  ['game page', '/hra/vlcia-hora'],
  ['promotions', '/bonusy'],
  ['winners', '/vitazi/posledne'],
  ['jackpot winners', '/vitazi/jackpot'],
  ['hall of fame', '/vitazi/salona-slavy'],
  ['tournaments', '/turnaje'],
  ['game rules', '/pravidla-hry'],
  ['content page', '/novinky/ucet'],
  ['not found', '/nic-take-tu-nie-je'],
]

/** The sandbox's, as the README says it. */
export const PREVIEW_PASSWORD = 'Nahlad-Redakcie-7'

/** Gives the CMS password: the context's cookies then open the editors' preview [6.4]. */
export async function enterPreview(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/preview', { form: { heslo: PREVIEW_PASSWORD }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** What axe-core finds wrong on the page, or in one part of it, or by one rule alone, as readable lines. */
export async function accessibilityFaults(page: Page, part?: string, rule?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (part) axe.include(part)
  if (rule) axe.withRules(rule)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

/** True when the page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** The sum of layout shifts since the page began, as the browser counts them. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 500)
      }),
  )

/** Addresses of the games of the page's longest list, in their order: the list itself, not the rows around it. */
export async function gamesOfLongestList(page: Page): Promise<string[]> {
  const lists = await page.locator('main ul').all()
  const games = await Promise.all(
    lists.map((list) =>
      list.locator('a[href*="/hra/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    ),
  )
  return games.map((hrefs) => [...new Set(hrefs)]).reduce((longest, list) => (list.length > longest.length ? list : longest), [])
}
