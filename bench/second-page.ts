import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'
import { median, table } from './measure.ts'
import { CPU_FACTOR, DESKTOP, openSlowed, PHONE } from './slowed-page.ts'

// P6: a category opened by its link in the menu, from three pages, in Chromium with a CPU slowed four times: from the release of the mouse button or
// the finger to the painted frame with the title, after the mouse has rested on the link, or by a tap. Both the first screen and the page itself.
// `node bench/second-page.ts [rounds]`; HERNA_JOURNEYS_ORIGIN measures a product that runs already.

const ROUNDS = Number(process.argv[2] ?? 9)
/** How long a finger stays on a link. */
const TAP_MS = 100
const SOURCES = [
  { name: 'list', path: '/vsetky-hry', menu: 'Kasíno', category: 'Automaty' },
  { name: 'game page', path: '/hra/vlcia-hora', menu: 'Kasíno', category: 'Automaty' },
  { name: 'live lobby', path: '/kasino-zive', menu: 'Kasíno naživo', category: 'Ruleta' },
] as const
type Source = (typeof SOURCES)[number]
/** Until the first screen is painted, and until the page itself is, in ms. */
interface Opening {
  screen: number
  page: number
}
const WAYS: { name: string; measure(browser: Browser, origin: string, source: Source): Promise<Opening> }[] = [
  { name: 'mouse', measure: measureHovered },
  { name: 'tap', measure: measureTapped },
]

const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running ? { origin: running, close: async () => undefined } : await startProduct()
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const rows = SOURCES.flatMap((source) => WAYS.map((way) => ({ source, way, openings: [] as Opening[] })))
// The first round generates the images and is not counted.
for (let round = 0; round <= ROUNDS; round++) {
  for (const { source, way, openings } of rows) {
    const opening = await way.measure(browser, product.origin, source)
    if (round > 0) openings.push(opening)
  }
}
const cells = (durations: number[]) =>
  [median(durations), Math.min(...durations), Math.max(...durations)].map((ms) => ms.toFixed(0))
console.log(
  table(
    ['from', 'by', `first screen, ms (CPU ÷ ${CPU_FACTOR})`, 'fastest', 'slowest', 'the page itself', 'fastest', 'slowest'],
    rows.map(({ source, way, openings }) => [
      source.name,
      way.name,
      ...cells(openings.map(({ screen }) => screen)),
      ...cells(openings.map(({ page }) => page)),
    ]),
  ),
)
await browser.close()
await product.close()

function linkOf(page: Page, { menu, category }: Source): Locator {
  return page.getByRole('navigation', { name: menu, exact: true }).getByRole('link', { name: category })
}

async function measureHovered(browser: Browser, origin: string, source: Source): Promise<Opening> {
  const { page } = await openSlowed(browser, `${origin}${source.path}#start`, DESKTOP)
  const link = linkOf(page, source)
  await link.hover()
  await page.waitForTimeout(1_200)
  return openedAfter(page, source, () => link.click())
}

async function measureTapped(browser: Browser, origin: string, source: Source): Promise<Opening> {
  // Started at the load, as by an earlier touch: the first touch of a page that waits for a person (docs/decisions/0065) is measured by `first-tap.ts`.
  const { page, session } = await openSlowed(browser, `${origin}${source.path}#start`, PHONE)
  const link = linkOf(page, source)
  await link.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'center' }))
  const box = await link.boundingBox()
  if (!box) throw new Error('the category’s link is not shown')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  return openedAfter(page, source, async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(TAP_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
}

async function openedAfter(page: Page, { category }: Source, act: () => Promise<void>): Promise<Opening> {
  const anywhere = await paintedAfter(page, 'h1', category)
  const inPage = await paintedAfter(page, 'main h1', category)
  await act()
  const opening = { screen: await anywhere(), page: await inPage() }
  await page.context().close()
  return opening
}

/** Waits for the release of the pointer, then for the painted frame in which a matching element with the text is visible. */
async function paintedAfter(page: Page, selector: string, text: string): Promise<() => Promise<number>> {
  const shown = await page.evaluateHandle(
    ([selector, text]) => {
      const isShown = () =>
        [...document.querySelectorAll(selector)].some(
          (heading) =>
            heading.textContent === text && heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
      const onFrame = (then: (paintedAt: number) => void) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          const seen = isShown()
          // The message is delivered after the frame is painted.
          port1.onmessage = () => (seen ? then(performance.now()) : onFrame(then))
          port2.postMessage(null)
        })
      return {
        at: new Promise<number>((resolve) => {
          // The click has the same time, but the page may stop it and repeat it later.
          const onRelease = ({ timeStamp }: Event) => onFrame((paintedAt) => resolve(paintedAt - timeStamp))
          addEventListener('pointerup', onRelease, { capture: true, once: true })
        }),
      }
    },
    [selector, text] as const,
  )
  return () => shown.evaluate(({ at }) => at)
}
