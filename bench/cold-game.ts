import { crashAssignments, slotAssignments, tableAssignments } from '@herna/seed'
import { slotModel } from '@herna/game-maths'
import { type Browser, chromium, type Page } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { CHROMIUM_ARGS, chromiumExecutable } from '../tools/chromium.ts'
import { median, ms, numberOptions, table } from './measure.ts'

// How long a game takes that nobody has opened yet: a new browser without a cache opens its demo in the portal, the game host renders its pictures for the first time.
// „Name“ is when the game's name is on the screen, „ready“ when the game has announced itself and is complete. Fails above LIMIT_MS. The first game after the start of the
// product is reported by itself and not judged: its services compile and read what they need for the first time.
// `node bench/cold-game.ts [--games 4]`: games of each family, on a phone and a desktop in turn; HERNA_JOURNEYS_ORIGIN measures a product that runs already, whose games
// are cold only once.

const LIMIT_MS = 3_000
const TIMEOUT_MS = 40_000
const { games: gamesPerFamily } = numberOptions({ games: 4 })
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Codes of the games of each family, those first that the most players open. */
function gamesByFamily(): Map<string, string[]> {
  const families = new Map<string, string[]>()
  const add = (family: string, code: string) => families.set(family, [...(families.get(family) ?? []), code])
  for (const [code, { variantId }] of slotAssignments()) add(slotModel(variantId).family, code)
  for (const [code] of crashAssignments()) add('crash', code)
  for (const [code] of tableAssignments()) add('tables', code)
  return families
}

/** The last ones, because no product renders them ahead. */
const measuredGames = [...gamesByFamily()].map(([family, codes]) => [family, codes.slice(-gamesPerFamily)] as const)
/** None of the measured ones. */
const FIRST_GAME = 'vlcia-hora'

interface Opening {
  readonly code: string
  readonly name: number
  readonly ready: number
}

const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running
  ? { origin: running, close: async () => undefined }
  : await startProduct(undefined, { HERNA_DRAW_AHEAD: 'off' })
const results: { family: string; openings: Opening[] }[] = []
const { ready: firstReady } = await open(FIRST_GAME, SCREENS[0])
console.log(`the first game after the start: ready after ${ms(firstReady)}`)
for (const [family, codes] of measuredGames) {
  const openings: Opening[] = []
  for (const [index, code] of codes.entries()) openings.push(await open(code, SCREENS[index % SCREENS.length] ?? SCREENS[0]))
  results.push({ family, openings })
}
await product.close()

const slowestOf = (openings: readonly Opening[]) => openings.toSorted((one, other) => other.ready - one.ready)[0]
console.log(
  table(
    ['family', 'name, median', 'ready, median', 'ready, slowest', 'slowest game'],
    results.map(({ family, openings }) => {
      const slowest = slowestOf(openings)
      const [name, ready] = [median(openings.map((one) => one.name)), median(openings.map((one) => one.ready))]
      return [family, ms(name), ms(ready), ms(slowest?.ready ?? Number.NaN), slowest?.code ?? '']
    }),
  ),
)
if (results.some(({ openings }) => (slowestOf(openings)?.ready ?? 0) > LIMIT_MS)) {
  console.error(`a cold game takes more than ${ms(LIMIT_MS)}`)
  process.exitCode = 1
}

/** Opens the demo in a browser of its own, so that nothing is cached. */
async function open(code: string, viewport: { width: number; height: number }): Promise<Opening> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumExecutable() ?? undefined, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport, locale: 'sk-SK' })
    const startedAt = performance.now()
    await page.goto(`${product.origin}/play/${code}/demo`, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor({ timeout: TIMEOUT_MS })
    const name = performance.now() - startedAt
    await untilReady(page)
    return { code, name, ready: performance.now() - startedAt }
  } finally {
    await browser.close()
  }
}

/** The portal marks the iframe of a game that has announced itself. */
async function untilReady(page: Page): Promise<void> {
  await page.locator('iframe[data-phase="running"]').waitFor({ timeout: TIMEOUT_MS })
}
