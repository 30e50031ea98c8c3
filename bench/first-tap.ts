import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { CHROMIUM_ARGS, chromiumExecutable } from '../tools/chromium.ts'
import { median, table } from './measure.ts'

// P3: what a guest waits for who touches the page a second after it has loaded: on a phone (a tap of 80 ms), or with a mouse that moves to the control first. CPU slowed
// four times from the start, empty cache. In turn: the page waits for a person, so that the press pays for its start (docs/decisions/0065); the page starts as soon as it
// has loaded, as an address with a fragment does. „Answer“ is the browser's own duration of the interaction (INP), „shown“ the time from the release to the frame with what was
// asked for. `node bench/first-tap.ts [--rounds 5]`; HERNA_JOURNEYS_ORIGIN measures a product that runs already.

const ROUNDS = Number(process.argv[process.argv.indexOf('--rounds') + 1] || 5)
const CPU_FACTOR = 4
const AFTER_LOAD_MS = 1_000
const TAP_MS = 80
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'sk-SK' }
const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'sk-SK' }

interface Press {
  name: string
  path: string
  device: BrowserContextOptions
  control: (page: Page) => Locator
  /** Selector of what the press shows. */
  shows: string
}
const search = (page: Page) => page.getByRole('button', { name: 'Hľadať hru' }).first()
const PRESSES: Press[] = [
  {
    name: 'a game',
    path: '/',
    device: PHONE,
    control: (page) => page.locator('main [data-game]:visible').first(),
    shows: '[role=dialog] h2',
  },
  { name: 'search', path: '/', device: PHONE, control: search, shows: '[role=dialog]' },
  {
    name: 'login',
    path: '/',
    device: PHONE,
    control: (page) => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }),
    shows: '[role=dialog]',
  },
  {
    name: 'filters',
    path: '/vsetky-hry',
    device: PHONE,
    control: (page) => page.getByRole('button', { name: /^Filtre/ }),
    shows: '[role=dialog]',
  },
  {
    name: 'theme, with a mouse',
    path: '/',
    device: DESKTOP,
    control: (page) => page.getByRole('button', { name: /Režim zobrazenia/ }).first(),
    shows: 'html[data-theme]',
  },
]

interface Measured {
  answer: number
  shown: number
}
const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running ? { origin: running, close: async () => undefined } : await startProduct()
const browser = await chromium.launch({ executablePath: chromiumExecutable() ?? undefined, args: CHROMIUM_ARGS })
/** What is added to the address. */
const STARTS = { 'with the press': '', 'at the load': '#start' } as const
const startNames = Object.keys(STARTS) as (keyof typeof STARTS)[]
const measured = PRESSES.map(() => ({ 'with the press': [] as Measured[], 'at the load': [] as Measured[] }))
// The first round generates the images and is not counted.
for (let round = 0; round <= ROUNDS; round++)
  for (const [index, press] of PRESSES.entries()) {
    for (const start of startNames) {
      const result = await measure(browser, press, STARTS[start])
      if (round > 0) measured[index]?.[start].push(result)
    }
  }
await browser.close()
await product.close()
const medianOf = (results: readonly Measured[], value: (result: Measured) => number) => median(results.map(value)).toFixed(0)
console.log(
  table(
    ['pressed a second after the load', 'the page starts', `answer, ms (CPU ÷ ${CPU_FACTOR})`, 'shown, ms'],
    PRESSES.flatMap(({ name }, index) =>
      startNames.map((start) => {
        const results = measured[index]?.[start] ?? []
        return [name, start, medianOf(results, ({ answer }) => answer), medianOf(results, ({ shown }) => shown)]
      }),
    ),
  ),
)

async function measure(on: Browser, { path, device, control, shows }: Press, fragment: string): Promise<Measured> {
  const context = await on.newContext(device)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(observePresses, shows)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR })
  await page.goto(product.origin + path + fragment, { waitUntil: 'load' })
  await page.waitForTimeout(AFTER_LOAD_MS)
  const box = await control(page).boundingBox()
  if (!box) throw new Error(`nothing to press at ${path}`)
  const point = { x: box.x + Math.min(30, box.width / 2), y: box.y + Math.min(30, box.height / 2) }
  if (device === PHONE) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(TAP_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else {
    await page.mouse.move(point.x - 200, point.y + 100)
    await page.mouse.move(point.x, point.y, { steps: 10 })
    await page.mouse.click(point.x, point.y, { delay: TAP_MS })
  }
  await page.waitForFunction(() => Reflect.has(window, 'shownAfter'), undefined, { timeout: 30_000 })
  // The browser reports a duration with the next frame.
  await page.waitForTimeout(300)
  const result = await page.evaluate(() => ({
    answer: Reflect.get(window, 'answer') as number,
    shown: Reflect.get(window, 'shownAfter') as number,
  }))
  await context.close()
  return result
}

/** Runs in the page: the longest duration of an interaction, and the time from the release to the painted frame in which an element matches `shows`. */
function observePresses(shows: string): void {
  const result = window as unknown as { answer: number; shownAfter?: number }
  result.answer = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) result.answer = Math.max(result.answer, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const onFrame = () =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          const isShown = document.querySelector(shows) !== null
          // The message is delivered after the frame is painted.
          port1.onmessage = () => {
            if (isShown) result.shownAfter = performance.now() - timeStamp
            else onFrame()
          }
          port2.postMessage(null)
        })
      onFrame()
    },
    { capture: true, once: true },
  )
}
