import { type Browser, chromium, type Page } from 'playwright'
import { logInAs } from '../tests/journeys/player.ts'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'
import { median, table } from './measure.ts'
import { CPU_FACTOR, DESKTOP, openSlowed } from './slowed-page.ts'

// P3: how long a guest's and a player's interactions take in Chromium with a CPU slowed four times, from the input event to the frame that
// shows its effect, measured inside the page. `node bench/interactions.ts [rounds]`; HERNA_JOURNEYS_ORIGIN measures a product that runs already, so that a
// new product's preparation of pictures does not compete.

const ROUNDS = Number(process.argv[2] ?? 5)
const PLAYER = 'hrac'
/** Interactions in the order of the table; each measures itself once per round. */
const INTERACTIONS: { name: string; measure(browser: Browser, origin: string): Promise<number> }[] = [
  { name: 'changes the theme', measure: measureTheme },
  { name: 'types a letter into the search', measure: measureSearch },
  { name: 'ticks a filter', measure: measureFilter },
  { name: 'opens the details of a game', measure: measureDetails },
  { name: 'marks a favourite game, as a player', measure: measureFavourite },
]

const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running ? { origin: running, close: async () => undefined } : await startProduct()
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const durations = INTERACTIONS.map((): number[] => [])
// The first round generates the images and is not counted.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [index, { measure }] of INTERACTIONS.entries()) {
    const duration = await measure(browser, product.origin)
    if (round > 0) durations[index]?.push(duration)
  }
}
console.log(
  table(
    ['what the visitor does', `until the frame that shows it, ms (CPU ÷ ${CPU_FACTOR})`, 'fastest', 'slowest'],
    INTERACTIONS.map(({ name }, index) => {
      const measured = durations[index] ?? []
      return [name, ...[median(measured), Math.min(...measured), Math.max(...measured)].map((value) => value.toFixed(0))]
    }),
  ),
)
await browser.close()
await product.close()

/** The longest event of an interaction as the browser reports it: from the input to the next frame, in steps of 8 ms and at least 16. */
async function eventDuration(page: Page, act: () => Promise<void>): Promise<number> {
  const reported = await page.evaluateHandle(() => {
    const longest = { duration: 16 }
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) longest.duration = Math.max(longest.duration, entry.duration)
    }).observe(options)
    return longest
  })
  await act()
  await page.waitForTimeout(1_000)
  const { duration } = await reported.jsonValue()
  await page.context().close()
  return duration
}

/** From the click to the painted frame in which an element matches the selector and its text is as expected. */
async function shownAfter(page: Page, selector: string, text: string, act: () => Promise<void>): Promise<number> {
  const shown = await page.evaluateHandle(
    ([selector, text]) => {
      const state: { at?: Promise<number> } = {}
      const isShown = () => [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text))
      const painted = () =>
        new Promise<number>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          // The message is delivered after the frame is painted.
          requestAnimationFrame(() => port2.postMessage(null))
        })
      state.at = new Promise((resolve) => {
        const onClick = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (!isShown()) return
            observer.disconnect()
            void painted().then((at) => resolve(at - timeStamp))
          })
          observer.observe(document, { childList: true, subtree: true, characterData: true })
        }
        addEventListener('click', onClick, { capture: true, once: true })
      })
      return state
    },
    [selector, text] as const,
  )
  await act()
  const duration = await shown.evaluate(({ at }) => at)
  await page.context().close()
  return duration ?? Number.NaN
}

async function measureTheme(browser: Browser, origin: string): Promise<number> {
  const { page } = await openSlowed(browser, `${origin}/#start`)
  const button = page.getByRole('button', { name: /Režim zobrazenia/ }).first()
  await button.hover()
  await page.waitForTimeout(500)
  return eventDuration(page, () => button.click())
}

async function measureSearch(browser: Browser, origin: string): Promise<number> {
  const { page } = await openSlowed(browser, `${origin}/#start`)
  await page.getByRole('button', { name: 'Hľadať hru' }).click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type('z')
  await page.waitForTimeout(1_500)
  return eventDuration(page, () => page.keyboard.type('l'))
}

async function measureFilter(browser: Browser, origin: string): Promise<number> {
  const { page } = await openSlowed(browser, `${origin}/vsetky-hry#start`)
  await page.getByRole('button', { name: /Filtre/ }).click()
  const choice = page.getByRole('dialog').getByRole('checkbox').first()
  await choice.waitFor()
  await page.waitForTimeout(1_500)
  return eventDuration(page, () => choice.click({ force: true }))
}

async function measureDetails(browser: Browser, origin: string): Promise<number> {
  const { page } = await openSlowed(browser, `${origin}/#start`)
  const tile = page.locator('main [data-game]').first()
  const position = { x: 30, y: 30 }
  await tile.hover({ position })
  await page.waitForTimeout(1_500)
  return shownAfter(page, '[role=dialog]', 'O hre', () => tile.click({ position }))
}

async function measureFavourite(browser: Browser, origin: string): Promise<number> {
  const { page } = await openSlowed(browser, `${origin}/vsetky-hry#start`, DESKTOP, (each) => logInAs(each, PLAYER))
  const heart = page.getByRole('button', { name: /^Obľúbená hra:/ }).first()
  await heart.hover()
  await page.waitForTimeout(1_000)
  return eventDuration(page, () => heart.click())
}
