import { type Browser, chromium, type Page } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'
import {
  type Comparison,
  FIRST_LOAD_PAGES,
  type FirstLoad,
  goalsTable,
  medianOf,
  SCRIPTS,
  usualLcpElement,
} from './first-load.ts'
import { table } from './measure.ts'

// P3, P4, P5: the first load of the home page, the live lobby, a list and a game page in Chromium on slow 4G with a CPU slowed four times,
// in turn with the same page with its scripts blocked. `node bench/page-load.ts`

const ROUNDS = 5
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_FACTOR = 4

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
// Images are generated at their first request, which is not part of a page load.
await generateImages(browser, product.origin)

const comparisons: Comparison<PageLoad>[] = []
for (const page of FIRST_LOAD_PAGES) {
  const comparison: Comparison<PageLoad> = { page, visitor: 'guest', own: [], blocked: [] }
  for (let round = 0; round < ROUNDS; round++) {
    comparison.own.push(await firstLoad(browser, product.origin + page, false))
    comparison.blocked.push(await firstLoad(browser, product.origin + page, true))
  }
  comparisons.push(comparison)
}
console.log(loadsTable(comparisons))
console.log('\nMedians against the page with its scripts blocked (its TBT in brackets):\n')
console.log(`${goalsTable(comparisons)}\n`)

await browser.close()
await product.close()

interface PageLoad extends FirstLoad {
  html: number
  script: number
  image: number
}

function loadsTable(measured: readonly Comparison<PageLoad>[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return table(
    ['page', 'scripts', 'LCP ms', 'LCP element', 'CLS', 'TBT ms', 'main thread ms', 'HTML kB', 'JavaScript kB', 'images kB'],
    measured.flatMap(({ page, own, blocked }) =>
      [own, blocked].map((loads) => [
        page,
        loads === own ? 'run' : 'blocked',
        medianOf(loads, (load) => load.lcp).toFixed(0),
        usualLcpElement(loads),
        medianOf(loads, (load) => load.cls).toFixed(4),
        medianOf(loads, (load) => load.tbt).toFixed(0),
        medianOf(loads, (load) => load.mainThread).toFixed(0),
        kilobytes(medianOf(loads, (load) => load.html)),
        kilobytes(medianOf(loads, (load) => load.script)),
        kilobytes(medianOf(loads, (load) => load.image)),
      ]),
    ),
  )
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

async function firstLoad(browser: Browser, url: string, scriptsBlocked: boolean): Promise<PageLoad> {
  const page = await openThrottledPage(browser, true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Network.enable')
  if (scriptsBlocked) await devtools.send('Network.setBlockedURLs', { urls: [SCRIPTS] })
  const bytes = { Document: 0, Script: 0, Image: 0 }
  const kinds = new Map<string, string | undefined>()
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) as keyof typeof bytes
    if (kind in bytes) bytes[kind] += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, lcpElement: 'none', cls: 0, tbt: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => {
      const { element } = entry as PerformanceEntry & { element: Element | null }
      seen.lcp = entry.startTime
      seen.lcpElement = element ? `${element.tagName.toLowerCase()} ${element.parentElement?.className ?? ''}`.trim() : 'removed'
    })
    watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
    watch('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
  })
  // What the page starts after it has loaded takes seconds on this network, and is part of its blocking time.
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<FirstLoad, 'mainThread'> }).seen)
  await page.context().close()
  return { ...seen, mainThread, html: bytes.Document, script: bytes.Script, image: bytes.Image }
}

async function generateImages(browser: Browser, origin: string): Promise<void> {
  for (const size of [
    { width: 360, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: size.width === 360 ? 2 : 1 })
    const page = await context.newPage()
    for (const path of FIRST_LOAD_PAGES) await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 })
    await context.close()
  }
}
