import { createServer } from 'node:http'
import { LIVE_FEED_MESSAGES, LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { createHub } from '@herna/live-hub'
import { freePort } from '@herna/service-kit'
import { type Page, chromium } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'
import { median, table } from './measure.ts'

// P13: what one `updateTable` costs the live lobby's main thread at CPU ÷ 4: script, style and layout, as Chromium counts them (painting is not: it depends on the machine's graphics). The page is connected
// to a hub of the benchmark over a real WebSocket. Updates of a table that no tile shows are measured too: the difference is the tile's.
// `node bench/live-updates.ts [rounds]`

const ROUNDS = Number(process.argv[2] ?? 5)
const CPU_FACTOR = 4
const UPDATES = 40
const UPDATE_EVERY_MS = 60
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

let codes: string[] = []
const hub = await startHub()
const product = await startProduct(undefined, { HERNA_LIVE_FEED_PUBLIC_URL: hub.address })
const browser = await chromium.launch({ executablePath: chromiumExecutable() ?? undefined, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'sk-SK' })
await page.goto(`${product.origin}/kasino-zive`, { waitUntil: 'networkidle' })
codes = await page.locator('[data-game]').evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.game ?? ''))
hub.send(LIVE_FEED_MESSAGES.init, codes.map(tableOf))
await hydrateAllRows(page)
const tiles = await page.locator('[data-table-state]').count()
const session = await page.context().newCDPSession(page)
// In processor time: other processes on the machine do not count.
await session.send('Performance.enable', { timeDomain: 'threadTicks' })
await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR })

const costs = { elsewhere: [] as number[], shown: [] as number[] }
for (let round = 0; round <= ROUNDS; round++) {
  const elsewhere = await costPerUpdate(() => 'no-such-game')
  const shown = await costPerUpdate((number) => codes[(number * 7) % codes.length] ?? '')
  if (round > 0) {
    costs.elsewhere.push(elsewhere)
    costs.shown.push(shown)
  }
}
const [idle, updated] = [median(costs.elsewhere), median(costs.shown)]
console.log(
  table(
    ['live tiles', `one update of a shown table, ms (CPU ÷ ${CPU_FACTOR})`, 'of a table that no tile shows', 'its tile'],
    [[tiles, updated.toFixed(2), idle.toFixed(2), (updated - idle).toFixed(2)]],
  ),
)
await browser.close()
await product.close()
await hub.close()

/** A hub on a port of its own: the feed's would send what the studio changes meanwhile. */
async function startHub() {
  const port = await freePort()
  const hub = createHub<null>({
    path: LIVE_HUB_PATH,
    authenticate: () => null,
    isOriginAllowed: () => true,
    onConnected: (connection) => void connection.send(LIVE_FEED_MESSAGES.init, codes.map(tableOf)),
  })
  const server = createServer((request, response) => {
    if (!hub.request(request, response)) response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${port}${LIVE_HUB_PATH}`,
    send(target: string, argument: unknown) {
      for (const connection of hub.connections) connection.send(target, argument)
    },
    async close() {
      await hub.close()
      server.close()
    },
  }
}

function tableOf(ImsGameCode: string) {
  const Results = Array.from({ length: 20 }, (_, index) => String((index * 7) % 37))
  return { ImsGameCode, Language: 'sk', Status: 'online', SeatsAvailability: {}, Kind: 'roulette', Dealer: 'Lucia', Results }
}

/** Rows hydrate when they come near the viewport. */
async function hydrateAllRows(target: Page): Promise<void> {
  const height = await target.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await target.evaluate((y) => scrollTo(0, y), top)
    await target.waitForTimeout(200)
  }
  await target.evaluate(() => scrollTo(0, 600))
  await target.waitForTimeout(1_000)
}

/** Main-thread milliseconds per update. */
async function costPerUpdate(codeOf: (number: number) => string): Promise<number> {
  const before = await workSeconds()
  for (let number = 0; number < UPDATES; number++) {
    const Results = Array.from({ length: 20 }, (_, index) => String((index + number) % 37))
    hub.send(LIVE_FEED_MESSAGES.updateTable, { ImsGameCode: codeOf(number), Results })
    await page.waitForTimeout(UPDATE_EVERY_MS)
  }
  return ((await workSeconds()) - before) * (1_000 / UPDATES)
}

async function workSeconds(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => (WORK.includes(name) ? sum + value : sum), 0)
}
