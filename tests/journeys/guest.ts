import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test'
import { useHydratedPages } from './hydrated-pages.ts'

interface Options {
  /**
   * Whether the browser loads images. `blocked` by default: generating, loading and painting them is a third of a page's work. A file that
   * checks an image or opens a game, whose client waits for its symbols, starts with `test.use({ images: 'loaded' })`.
   */
  images: 'blocked' | 'loaded'
  /** Applied in every worker, see `useHydratedPages`. */
  hydratedPages: void
}
interface Fixtures {
  /** A page whose console errors, page errors and CSP violations are collected in `browserErrors`. */
  guest: Page
  browserErrors: string[]
}

/** A guest of the running product. Journeys assert that `browserErrors` is empty. */
export const test = base.extend<Fixtures, Options>({
  images: ['blocked', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, images }, use) => {
      const { args = [], ...others } = launchOptions
      await use({ ...others, args: images === 'blocked' ? [...args, '--blink-settings=imagesEnabled=false'] : args })
    },
    { scope: 'worker' },
  ],
  hydratedPages: [
    async ({ browser, images }, use) => {
      await useHydratedPages(browser, images)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({}, use) => use(process.env.HERNA_JOURNEYS_ORIGIN),
  browserErrors: async ({}, use) => use([]),
  guest: async ({ page, browserErrors }, use) => {
    page.on('pageerror', (error) => browserErrors.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') browserErrors.push(`console: ${message.text()}`)
    })
    await use(page)
  },
})
export { expect }
export { leaveUntouched } from './hydrated-pages.ts'
export { accessibilityViolations, contrastViolationsIn } from './accessibility.ts'

/** Every public screen with a URL that exists in the default catalogue. */
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

/** The sandbox's preview password, as in the README. */
export const PREVIEW_PASSWORD = 'Nahlad-Redakcie-7'

/** Submits the CMS password: the context's cookies then open the editors' preview [6.4]. */
export async function enterPreview(request: APIRequestContext): Promise<void> {
  const response = await request.post('/preview', { form: { heslo: PREVIEW_PASSWORD }, maxRedirects: 0 })
  expect(response.status()).toBe(303)
}

/** True when the page can be scrolled horizontally. */
export const scrollsHorizontally = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Waits until the page no longer scrolls: while it does, tiles are added and removed. */
export async function untilStill(page: Page): Promise<void> {
  let previousPosition = -1
  const isStill = async () => {
    const position = await page.evaluate(() => window.scrollY)
    const isSame = position === previousPosition
    previousPosition = position
    return isSame
  }
  await expect.poll(isStill, { intervals: [250] }).toBe(true)
}

/** Layout shifts since the page was opened: the score, and which elements moved from where to where. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Shifts of the awaited state are counted only when it is painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element) return 'a removed element'
      const id = element.id && `#${element.id}`
      return `<${element.tagName.toLowerCase()}${id} class="${element.getAttribute('class') ?? ''}"> "${(element.textContent ?? '').trim().slice(0, 40)}"`
    }
    const rectText = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput, value }) => !hadRecentInput && value > 0)
    observer.disconnect()
    return shifts.map(({ value, startTime, sources }) => {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${rectText(previousRect)} to ${rectText(currentRect)}`,
      )
      return `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`
    })
  })

/** URLs of the games in the page's longest list, in order: the list itself, not the rows around it. */
export async function gamesOfLongestList(page: Page): Promise<string[]> {
  const lists = await page.locator('main ul').all()
  const games = await Promise.all(
    lists.map((list) =>
      list.locator('a[href*="/hra/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    ),
  )
  return games.map((hrefs) => [...new Set(hrefs)]).reduce((longest, list) => (list.length > longest.length ? list : longest), [])
}
