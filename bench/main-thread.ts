import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, type CDPSession, chromium } from 'playwright'
import { accountButton, logInAs } from '../tests/journeys/player.ts'
import { startProduct } from '../tests/journeys/running-product.ts'
import { CHROMIUM_ARGS, chromiumExecutable } from '../tools/chromium.ts'
import { FIRST_LOAD_PAGES, medianOf, SCRIPTS } from './first-load.ts'
import { table } from './measure.ts'
import { type ThreadWork, threadWork, type TraceEvent } from './thread-work.ts'

// P3, P18: what the first load costs the page's main thread, by cause, in processor time × 4 (CPU ÷ 4): other programs on the machine do not count, unlike in `lighthouse.ts`.
// In turn: the page that nobody touches, the page that somebody touches once it is quiet (so its scripts start then; without a touch they would some seconds later,
// docs/decisions/0065), and the page with its scripts blocked. For a guest (empty cache) and for a returning player (session, warm cache and compiled scripts).
// `node bench/main-thread.ts [--rounds 5] [--visitor guest] [page …]`; `--causes` adds a table by cause, `--without '*/assets/first-*.js'` blocks a script,
// `--trace file` writes the last trace, `--profile` adds samples of its functions. HERNA_JOURNEYS_ORIGIN measures a product that runs already.

const VISITORS = ['guest', 'player'] as const
type Visitor = (typeof VISITORS)[number]
const PLAYER = 'hrac'
const CPU_FACTOR = 4
/** What Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'sk-SK' }
/** What starts soon after the network is idle is part of the load. */
const QUIET_MS = 3_000
type Touch = 'untouched' | 'touched'
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'v8.execute',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink',
  'blink_gc',
  'cc',
  '__metadata',
]

const { values: options, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    visitor: { type: 'string', multiple: true, default: [...VISITORS] },
    causes: { type: 'boolean', default: false },
    trace: { type: 'string' },
    profile: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const pages = positionals.length > 0 ? positionals : FIRST_LOAD_PAGES

interface Load extends ThreadWork {
  requests: number
}
const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running ? { origin: running, close: async () => undefined } : await startProduct()
const rows: (string | number)[][] = []
for (const visitor of VISITORS.filter((name) => options.visitor.includes(name))) {
  const profile = mkdtempSync(join(tmpdir(), 'herna-main-thread-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    executablePath: chromiumExecutable() ?? undefined,
    args: CHROMIUM_ARGS,
  })
  if (visitor === 'player') await logIn(browser)
  for (const page of pages) rows.push(await compare(browser, visitor, page))
  await browser.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}
await product.close()
console.log(
  table(
    [
      'page',
      'visitor',
      'untouched, ms',
      'touched, ms',
      'blocked, ms',
      'untouched : blocked',
      'touched : blocked',
      'requests, touched',
    ],
    rows,
  ),
)

async function compare(browser: BrowserContext, visitor: Visitor, page: string): Promise<(string | number)[]> {
  const loads = { untouched: [] as Load[], touched: [] as Load[], blocked: [] as Load[] }
  // Images are generated at their first request; a browser stores compiled scripts at the second load.
  for (let warmUp = 0; warmUp < 3; warmUp++) await load(browser, visitor, page, [], 'touched')
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const touch of ['untouched', 'touched'] as const)
      loads[touch].push(await load(browser, visitor, page, options.without, touch))
    loads.blocked.push(await load(browser, visitor, page, [SCRIPTS]))
  }
  if (options.causes) console.log(causesTable(loads))
  const total = (each: Load[]) => medianOf(each, (load) => load.total) * CPU_FACTOR
  const [untouched, touched, blocked] = [total(loads.untouched), total(loads.touched), total(loads.blocked)]
  return [
    page,
    visitor,
    untouched.toFixed(0),
    touched.toFixed(0),
    blocked.toFixed(0),
    `${(untouched / blocked).toFixed(2)} ×`,
    `${(touched / blocked).toFixed(2)} ×`,
    medianOf(loads.touched, ({ requests }) => requests),
  ]
}

async function load(
  browser: BrowserContext,
  visitor: Visitor,
  path: string,
  blocked: readonly string[],
  touch: Touch = 'untouched',
): Promise<Load> {
  const page = await browser.newPage()
  const session = await browser.newCDPSession(page)
  await session.send('Network.enable')
  if (visitor === 'guest') {
    await session.send('Network.clearBrowserCache')
    await session.send('Storage.clearDataForOrigin', { origin: product.origin, storageTypes: 'all' })
  }
  if (blocked.length > 0) await session.send('Network.setBlockedURLs', { urls: [...blocked] })
  let requests = 0
  session.on('Network.requestWillBeSent', () => requests++)
  const events = await traced(session, async () => {
    await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    if (touch === 'untouched') return
    // A finger that is put down and moved away: nothing is opened.
    const touchPoints = [{ x: 2, y: 2 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
    await page.waitForTimeout(QUIET_MS)
  })
  await page.close()
  if (options.trace && blocked.length === 0) writeFileSync(options.trace, JSON.stringify({ traceEvents: events }))
  return { ...threadWork(events), requests }
}

async function traced(session: CDPSession, visit: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const categories = options.profile ? [...CATEGORIES, 'disabled-by-default-v8.cpu_profiler'] : CATEGORIES
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  } as never)
  await visit()
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  return events
}

async function logIn(browser: BrowserContext): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${product.origin}/`)
  await logInAs(page, PLAYER)
  await accountButton(page, PLAYER).waitFor()
  await page.close()
}

function causesTable({ untouched, touched, blocked }: Record<Touch | 'blocked', Load[]>): string {
  const variants = [untouched, touched, blocked]
  const causes = [...new Set(variants.flat().flatMap(({ byCause }) => [...byCause.keys()]))]
  const cost = (loads: readonly Load[], cause: string) => medianOf(loads, ({ byCause }) => byCause.get(cause) ?? 0) * CPU_FACTOR
  const costs = causes.map((cause) => ({ cause, ms: variants.map((loads) => cost(loads, cause)) }))
  const added = ({ ms: [own = 0, after = 0, without = 0] }: (typeof costs)[number]) => own + after - 2 * without
  const sorted = costs.filter(({ ms }) => Math.max(...ms) >= 1).toSorted((a, b) => added(b) - added(a))
  return table(
    ['cause', 'untouched, ms', 'touched, ms', 'blocked, ms'],
    sorted.map(({ cause, ms }) => [cause, ...ms.map((each) => each.toFixed(0))]),
  )
}
