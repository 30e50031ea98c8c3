import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'
import { median, table } from './measure.ts'

// P3, P4, P5, P6: the first load of the lobby in Chromium on slow 4G with a CPU slowed four times, compared with the same page as static HTML
// (same markup, styles and images, no scripts). Then the duration of interactions. `node bench/page-load.ts`

const ROUNDS = 5
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_FACTOR = 4

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const twin = await staticTwin(product.origin)
// Images are generated at their first request, which is not part of a page load.
await generateImages(browser, product.origin)

const loads = { own: [] as PageLoad[], still: [] as PageLoad[] }
for (let round = 0; round < ROUNDS; round++) {
  loads.own.push(await firstLoad(browser, product.origin))
  loads.still.push(await firstLoad(browser, twin.origin))
}
const medianOf = (list: PageLoad[], fact: keyof PageLoad) => median(list.map((pageLoad) => pageLoad[fact]))
const ratio = medianOf(loads.own, 'lcp') / medianOf(loads.still, 'lcp')
console.log(
  table(
    ['page', 'LCP ms', 'CLS', 'TBT ms', 'HTML kB', 'JavaScript kB', 'images kB'],
    (['own', 'still'] as const).map((name) => [
      name === 'own' ? 'lobby' : 'the same, static',
      medianOf(loads[name], 'lcp').toFixed(0),
      medianOf(loads[name], 'cls').toFixed(4),
      medianOf(loads[name], 'tbt').toFixed(0),
      (medianOf(loads[name], 'html') / 1000).toFixed(1),
      (medianOf(loads[name], 'script') / 1000).toFixed(1),
      (medianOf(loads[name], 'image') / 1000).toFixed(0),
    ]),
  ),
)
console.log(`\nLCP: ${ratio.toFixed(2)} × static\n`)

const interactionTimes = {
  theme: [] as number[],
  details: [] as number[],
  search: [] as number[],
  filter: [] as number[],
  second: [] as number[],
}
for (let round = 0; round < ROUNDS; round++) await interact(browser, product.origin)
console.log(
  table(
    ['what the visitor does', 'until the next frame, ms (CPU ÷ 4)'],
    [
      ['changes the theme', median(interactionTimes.theme).toFixed(0)],
      ['opens the details of a game', median(interactionTimes.details).toFixed(0)],
      ['types a letter into the search', median(interactionTimes.search).toFixed(0)],
      ['ticks a filter', median(interactionTimes.filter).toFixed(0)],
      ['opens a category after hovering its link (until the page is shown)', median(interactionTimes.second).toFixed(0)],
    ],
  ),
)
await browser.close()
twin.server.close()
await product.close()

interface PageLoad {
  lcp: number
  cls: number
  tbt: number
  html: number
  script: number
  image: number
}

async function openThrottledPage(browser: Browser, network: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, locale: 'sk-SK' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  return page
}

async function firstLoad(browser: Browser, origin: string): Promise<PageLoad> {
  const page = await openThrottledPage(browser, true)
  const bytes = { document: 0, script: 0, image: 0 }
  page.on('response', async (response) => {
    const kind = response.request().resourceType() as keyof typeof bytes
    if (kind in bytes)
      bytes[kind] +=
        (
          await response
            .request()
            .sizes()
            .catch(() => null)
        )?.responseBodySize ?? 0
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tbt: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
    watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
    watch('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForTimeout(2_500)
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number; tbt: number } }).seen)
  await page.context().close()
  return { ...seen, html: bytes.document, script: bytes.script, image: bytes.image }
}

/** Measures interactions: the longest event duration that the browser reports, from the input to the next frame. */
async function interact(browser: Browser, origin: string): Promise<void> {
  const page = await openThrottledPage(browser, false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { taken: durations })
    const options = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => durations.push(entry.duration))).observe(options)
  })
  const durationOf = async (action: () => Promise<unknown>) => {
    await page.waitForTimeout(600)
    await page.evaluate(() => ((window as unknown as { taken: number[] }).taken.length = 0))
    await action()
    await page.waitForTimeout(700)
    return page.evaluate(() => Math.max(16, ...(window as unknown as { taken: number[] }).taken))
  }
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  interactionTimes.theme.push(
    await durationOf(() =>
      page
        .getByRole('button', { name: /Režim zobrazenia/ })
        .first()
        .click(),
    ),
  )
  const tile = page.locator('[data-game]').first()
  await tile.hover({ position: { x: 30, y: 30 } })
  interactionTimes.details.push(await durationOf(() => tile.click({ position: { x: 30, y: 30 } })))
  await page.keyboard.press('Escape')
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'Hľadať hru' }).click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type('z')
  interactionTimes.search.push(await durationOf(() => page.keyboard.type('l')))
  await page.keyboard.press('Escape')
  const category = page.getByRole('navigation', { name: 'Kasíno', exact: true }).getByRole('link', { name: 'Automaty' })
  await category.hover()
  await page.waitForTimeout(1_000)
  const startedAt = Date.now()
  await category.click()
  await page.getByRole('heading', { level: 1, name: 'Automaty' }).waitFor()
  interactionTimes.second.push(Date.now() - startedAt)
  await page.goto(`${origin}/vsetky-hry`, { waitUntil: 'load' })
  await page.waitForTimeout(3_000)
  await page.getByRole('button', { name: /Filtre/ }).click()
  const box = page.getByRole('dialog').getByRole('checkbox').first()
  await box.waitFor()
  await page.waitForTimeout(800)
  interactionTimes.filter.push(await durationOf(() => box.click({ force: true })))
  await page.context().close()
}

async function generateImages(browser: Browser, origin: string): Promise<void> {
  for (const size of [
    { width: 360, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: size.width === 360 ? 2 : 1 })
    const page = await context.newPage()
    await page.goto(`${origin}/`, { waitUntil: 'networkidle', timeout: 120_000 })
    await context.close()
  }
}

/** Serves the lobby's HTML without scripts, with the same styles and fonts. */
async function staticTwin(origin: string): Promise<{ origin: string; server: Server }> {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
  const html = (await (await fetch(`${origin}/`, { headers })).text())
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  const page = brotliCompressSync(html)
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      return response.end(page)
    }
    const asset = await fetch(origin + url, { headers })
    const body = Buffer.from(await asset.arrayBuffer())
    const type = asset.headers.get('content-type') ?? ''
    const packed = /text|svg/.test(type)
    response.writeHead(asset.status, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
      ...(packed && { 'Content-Encoding': 'br' }),
    })
    response.end(packed ? brotliCompressSync(body) : body)
  })
  await new Promise<void>((done) => server.listen(0, done))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}
