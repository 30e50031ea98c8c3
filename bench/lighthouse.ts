import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { chromium, type Page } from 'playwright'
import { accountButton, logInAs } from '../tests/journeys/player.ts'
import { freePort, startProduct } from '../tests/journeys/running-product.ts'
import { CHROMIUM_ARGS, chromiumExecutable } from '../tools/chromium.ts'
import { FIRST_LOAD_PAGES, type FirstLoad, goalsTable, medianOf, SCRIPTS, usualLcpElement } from './first-load.ts'
import { table } from './measure.ts'

// P3, P18: Lighthouse mobile of the home page, the live lobby, a list and a game page, in turn with the same page with its scripts blocked,
// with its scripts started by an address with a fragment (Lighthouse touches nothing, and without a person a page hydrates only some seconds after the load, docs/decisions/0065, 0089),
// and, with `--react-alone`, with React alone (started, evaluated, nothing rendered: the limit of a page that hydrates with it),
// for a guest (empty cache) and for a returning player (session cookies, warm cache). `node bench/lighthouse.ts [--rounds 5]
// [--visitor guest] [--react-alone] [page …]`; HERNA_JOURNEYS_ORIGIN measures a product that runs already.

const VISITORS = ['guest', 'player'] as const
type Visitor = (typeof VISITORS)[number]
/** A seeded player of the sandbox. */
const PLAYER = 'hrac'
/** Part of the selector of everything in the question about cookies. */
const CONSENT_QUESTION = 'section._question_'
const MIN_PERFORMANCE = 95
const PERFORMANCE_POINTS = 2
/** The script of the portal's modules; blocked, the page evaluates React and React Router and renders nothing. */
const PORTAL_SCRIPT = '*/assets/first-*.js'
interface LoadVariant {
  blocked: readonly string[]
  /** Added to the address. */
  fragment?: string
}
const STARTED = '#start'
const VARIANTS = {
  untouched: { blocked: [] },
  started: { blocked: [], fragment: STARTED },
  'React alone': { blocked: [PORTAL_SCRIPT], fragment: STARTED },
  blocked: { blocked: [SCRIPTS] },
} as const satisfies Record<string, LoadVariant>
type Variant = keyof typeof VARIANTS
/** Chromium loses the start of a trace now and then. */
const ATTEMPTS = 3

const { values: options, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    visitor: { type: 'string', multiple: true, default: [...VISITORS] },
    'react-alone': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const variants = (Object.keys(VARIANTS) as Variant[]).filter((name) => name !== 'React alone' || options['react-alone'])
const pages = positionals.length > 0 ? positionals : FIRST_LOAD_PAGES

interface Load extends FirstLoad {
  performance: number
  fcp: number
  bytes: number
  requests: number
}

const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running ? { origin: running, close: async () => undefined } : await startProduct()
interface Measured {
  page: string
  visitor: Visitor
  blocked: Load[]
  all: Record<Variant, Load[]>
}
const comparisons: Measured[] = []
for (const visitor of VISITORS.filter((name) => options.visitor.includes(name))) {
  const browser = await startBrowser()
  if (visitor === 'player') await inProfile(browser.port, (page) => logInAs(page, PLAYER))
  for (const page of pages) comparisons.push(await compare(browser.port, visitor, page))
  // A session that ended meanwhile would have measured a guest.
  if (visitor === 'player') await inProfile(browser.port, (page) => accountButton(page, PLAYER).waitFor())
  await browser.close()
}
await product.close()
console.log(measuredTable(comparisons))
console.log('\nMedians against the page with its scripts blocked (its TBT in brackets):\n')
const goalRows = comparisons.flatMap(({ page, visitor, blocked, all: { untouched, started } }) => [
  { page, visitor: `${visitor}, untouched`, own: untouched, blocked },
  { page, visitor: `${visitor}, started`, own: started, blocked },
])
console.log(goalsTable(goalRows, lighthouseGoals()))

async function compare(port: number, visitor: Visitor, page: string): Promise<Measured> {
  const loads: Record<Variant, Load[]> = { untouched: [], started: [], 'React alone': [], blocked: [] }
  // Images are generated at their first request, and a returning visitor has them in the cache.
  await audit(port, visitor, page, 'started')
  for (let round = 0; round < Number(options.rounds); round++)
    for (const variant of variants) loads[variant].push(await audit(port, visitor, page, variant))
  return { page, visitor, blocked: loads.blocked, all: loads }
}

async function audit(port: number, visitor: Visitor, page: string, variant: Variant, attempt = 1): Promise<Load> {
  const { blocked, fragment = '' }: LoadVariant = VARIANTS[variant]
  const result = await lighthouse(product.origin + page + fragment, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    // Lighthouse never deletes cookies; this retains the cache and the storage too.
    disableStorageReset: visitor === 'player',
    blockedUrlPatterns: [...blocked],
  })
  if (!result) throw new Error(`Lighthouse measured nothing at ${page}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError?.code === 'NO_NAVSTART' && attempt < ATTEMPTS) return audit(port, visitor, page, variant, attempt + 1)
  if (runtimeError) throw new Error(`Lighthouse at ${page}: ${runtimeError.message}`)
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    mainThread: numberOf('mainthread-work-breakdown'),
    bytes: numberOf('total-byte-weight'),
    requests: detailItems(audits['network-requests']?.details).length,
    lcpElement: lcpElementOf(audits['lcp-breakdown-insight']?.details),
  }
}

interface DetailItem {
  type?: string
  selector?: string
  nodeLabel?: string
}
function detailItems(details: unknown): DetailItem[] {
  return (details as { items?: DetailItem[] } | undefined)?.items ?? []
}
function lcpElementOf(details: unknown): string {
  const node = detailItems(details).find(({ type }) => type === 'node')
  return node ? `${node.selector?.split(' > ').slice(-2).join(' > ')} “${(node.nodeLabel ?? '').slice(0, 30)}”` : 'none'
}

/** Chromium on a new profile, without a client of its own: another debugger's events would take part in the measurement. */
async function startBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const executable = chromiumExecutable()
  if (!executable) throw new Error('no Chromium found: set HERNA_CHROMIUM to its path')
  const profile = mkdtempSync(join(tmpdir(), 'herna-lighthouse-'))
  const port = await freePort()
  const args = [
    '--headless=new',
    '--no-first-run',
    '--lang=sk-SK',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${port}`,
  ]
  const browser = spawn(executable, [...CHROMIUM_ARGS, ...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  await untilListening(browser)
  return {
    port,
    close: async () => {
      const exited = new Promise((done) => browser.once('exit', done))
      browser.kill()
      await exited
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function untilListening(browser: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    browser.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('DevTools listening')) done()
    })
    browser.on('exit', () => fail(new Error(`Chromium did not start:\n${output}`)))
  })
}

/** Runs `visit` on a page of the profile that Lighthouse uses, and disconnects. */
async function inProfile(port: number, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${product.origin}/`)
  await visit(page)
  await page.close()
  await browser.close()
}

function measuredTable(measured: typeof comparisons): string {
  const seconds = (loads: Load[], value: (load: Load) => number) => (medianOf(loads, value) / 1000).toFixed(2)
  return table(
    [
      'page',
      'visitor',
      'scripts',
      'performance',
      'FCP s',
      'LCP s',
      'LCP element',
      'TBT ms',
      'CLS',
      'main thread ms',
      'kB',
      'requests',
    ],
    measured.flatMap(({ page, visitor, all }) =>
      variants
        .map((variant) => ({ variant, loads: all[variant] }))
        .map(({ variant, loads }) => [
          page,
          visitor,
          variant,
          medianOf(loads, (load) => load.performance).toFixed(0),
          seconds(loads, (load) => load.fcp),
          seconds(loads, (load) => load.lcp),
          usualLcpElement(loads),
          medianOf(loads, (load) => load.tbt).toFixed(0),
          medianOf(loads, (load) => load.cls).toFixed(3),
          medianOf(loads, (load) => load.mainThread).toFixed(0),
          (medianOf(loads, (load) => load.bytes) / 1000).toFixed(0),
          medianOf(loads, (load) => load.requests).toFixed(0),
        ]),
    ),
  )
}

function lighthouseGoals(): NonNullable<Parameters<typeof goalsTable<Load>>[1]> {
  const performanceOf = (loads: Load[]) => medianOf(loads, (load) => load.performance)
  return {
    [`performance ≥ ${MIN_PERFORMANCE}`]: (own) => ({
      shown: performanceOf(own).toFixed(0),
      met: performanceOf(own) >= MIN_PERFORMANCE,
    }),
    [`within ${PERFORMANCE_POINTS} points`]: (own, blocked) => {
      const points = performanceOf(own) - performanceOf(blocked)
      return { shown: points.toFixed(0), met: points >= -PERFORMANCE_POINTS }
    },
    'consent is the LCP: never': (own) => {
      const runs = own.filter(({ lcpElement }) => lcpElement.includes(CONSENT_QUESTION)).length
      return { shown: `${runs} of ${own.length}`, met: runs === 0 }
    },
  }
}
