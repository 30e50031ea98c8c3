import { brotliCompressSync, constants } from 'node:zlib'
import type { APIRequestContext, Browser, Page } from 'playwright/test'
import { expect, leaveUntouched } from './guest.ts'

/** What the first load of a page costs, in numbers that do not depend on time: bytes, requests and elements. */

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
/** The HTML that a browser gets, before any script. */
export const htmlOf = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address, { headers: BROWSER })).text()
export const brotliSize = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

/** Opens the page with the scripts named in its HTML and no others, waits until it is hydrated, and returns the paths of those that were loaded. */
export async function hydrateWithNamedScripts(page: Page, address: string): Promise<string[]> {
  const html = await htmlOf(page.request, address)
  // Without those that run only while a page waits, which a slow load does.
  const namedScripts = new Set([...html.matchAll(/\/assets\/(?!early-)[\w.-]+\.js/g)].map(([path]) => path))
  const loadedScripts = new Set<string>()
  await page.route(/\.js(\?|$)/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!namedScripts.has(pathname)) return route.abort()
    loadedScripts.add(pathname)
    return route.continue()
  })
  // On narrow screens the theme is switched in the menu.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const theme = page.getByRole('button', { name: /Režim zobrazenia/ }).first()
  const initialLabel = (await theme.getAttribute('aria-label')) ?? ''
  await theme.click()
  await expect(theme).not.toHaveAttribute('aria-label', initialLabel)
  return [...loadedScripts]
}

/** What the HTML itself names: elements, preloaded fonts, and pictures that are loaded without being near the viewport. */
export const htmlCosts = (page: Page, html: string): Promise<Record<'elements' | 'preloadedFonts' | 'eagerPictures', number>> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return {
      elements: parsed.querySelectorAll('*').length,
      preloadedFonts: parsed.querySelectorAll('link[rel=preload][as=font]').length,
      eagerPictures: parsed.querySelectorAll('img:not([loading=lazy])').length,
    }
  }, html)

/**
 * Visits a page once, so that the pictures of its first screen are rendered: while they are, an untouched page starts before its network is quiet. Its scripts are blocked
 * and not switched off: a browser without JavaScript loads lazy pictures, too.
 */
export async function renderPicturesOf(browser: Browser, url: string): Promise<void> {
  const visit = await browser.newContext({ viewport: { width: 412, height: 823 } })
  leaveUntouched(visit)
  try {
    await visit.route(/\.js(\?|$)/, (route) => route.abort())
    await (await visit.newPage()).goto(url, { waitUntil: 'networkidle' })
  } finally {
    await visit.close()
  }
}

/** Scripts of a page that waits (`apps/portal/early-scripts.ts`). */
const EARLY_SCRIPT = /\/assets\/early-/

interface PageLoad {
  /** Compressed bytes of all responses with their headers, except pictures. */
  bytes: number
  /** Lazy pictures below the fold are requested or not, depending on whether rows above them were inserted before the browser looked. */
  pictureBytes: number
  /** Requests made by the HTML itself with a high priority: they share the connection until the first paint. */
  urgentRequests: number
  styleSheets: number
  modules: number
  /** Elements that React hydrated or created. */
  hydratedElements: number
}

interface SettledLoads {
  /** Before anybody touches the page. */
  untouched: PageLoad
  /** With everything that a person's first sign starts. */
  started: PageLoad
}

/**
 * Opens the page, in an untouched context, like a new guest; reports what was loaded until the `namedScripts` of its HTML had arrived and the network was quiet, then moves the mouse and waits until the page has settled.
 * Requests that match `uncounted` do not count.
 */
export async function loadUntilSettled(
  page: Page,
  address: string,
  namedScripts: number,
  uncounted?: RegExp,
): Promise<SettledLoads> {
  const load: PageLoad = { bytes: 0, pictureBytes: 0, urgentRequests: 0, styleSheets: 0, modules: 0, hydratedElements: 0 }
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const pictures = new Set<string>()
  const open = new Set<string>()
  const ignored = new Set<string>()
  network.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (uncounted?.test(request.url)) return void ignored.add(requestId)
    if (type === 'Image') pictures.add(requestId)
    if (type !== 'WebSocket') open.add(requestId)
    const isNamedByHtml = type === 'Document' || initiator.type === 'parser'
    if (isNamedByHtml && /High/.test(request.initialPriority)) load.urgentRequests += 1
    if (type === 'Stylesheet') load.styleSheets += 1
    if (type === 'Script' && !EARLY_SCRIPT.test(request.url)) load.modules += 1
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ignored.has(requestId)) load[pictures.has(requestId) ? 'pictureBytes' : 'bytes'] += encodedDataLength
    open.delete(requestId)
  })
  network.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await holdIdleStart(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  // The network of a busy machine is quiet before the page has painted, which is when it requests its scripts.
  await expect.poll(() => load.modules >= namedScripts && open.size <= 1, { intervals: [50] }).toBe(true)
  const untouched = { ...load, hydratedElements: await hydratedElements(page) }
  await page.mouse.move(2, 2)
  // The question about cookies is the last thing that a new guest's page loads.
  await expect(page.getByRole('region', { name: 'Vaše súkromie' })).toBeVisible()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  let before = -1
  const isQuiet = () => {
    const wasQuiet = open.size <= 1 && before === load.bytes
    before = load.bytes
    return wasQuiet
  }
  // The live feed may keep one request open.
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  // React hydrates what is less urgent in idle time.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  load.hydratedElements = await hydratedElements(page)
  await network.detach()
  return { untouched, started: load }
}

/** Without a person the page starts in idle time some seconds after it has settled, on a busy machine before its network is quiet: here it waits for the person. */
export const holdIdleStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: Parameters<typeof requestIdleCallback>[] = []
    const { requestIdleCallback: request } = window
    window.requestIdleCallback = (...call) => held.push(call)
    const release = () => {
      window.requestIdleCallback = request
      for (const call of held.splice(0)) request(...call)
    }
    addEventListener('pointermove', release, { once: true, capture: true })
  })

/** React marks every element of its own with a property. */
const hydratedElements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((property) => property.startsWith('__reactFiber$')),
      ).length,
  )
