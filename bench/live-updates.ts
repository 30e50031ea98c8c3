import { type Page, type WebSocketRoute, chromium } from 'playwright'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'
import { median, table } from './measure.ts'

// P13: what one `updateTable` costs the live lobby's main thread at CPU ÷ 4: script, style and layout, as Chromium counts them (painting is not: it depends on the machine's graphics). The feed is played
// by the benchmark through Playwright's WebSocket route, so the same number of updates of a table that no tile shows is measured too: the difference is the tile's.
// `node bench/live-updates.ts [rounds]`

const ROUNDS = Number(process.argv[2] ?? 5)
const CPU_FACTOR = 4
const UPDATES = 40
const UPDATE_EVERY_MS = 60
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
const RECORD_END = '\u001e'

const product = await startProduct()
const browser = await chromium.launch({ executablePath: chromiumExecutable() ?? undefined, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'sk-SK' })
const sockets: WebSocketRoute[] = []
let codes: string[] = []
await playFeed(page)
await page.goto(`${product.origin}/kasino-zive`, { waitUntil: 'networkidle' })
codes = await page.locator('[data-game]').evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.game ?? ''))
send('init', codes.map(tableOf))
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

/** Answers the portal's connection like the feed's hub. */
async function playFeed(target: Page): Promise<void> {
  await target.route('**/live/hub/negotiate**', (route) =>
    route.fulfill({
      headers: {
        'access-control-allow-origin': product.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': '*, x-requested-with, x-signalr-user-agent',
      },
      json: {
        negotiateVersion: 1,
        connectionId: 'bench',
        connectionToken: 'bench',
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      },
    }),
  )
  await target.routeWebSocket(/\/live\/hub/, (socket) => {
    socket.onMessage((message) => {
      if (!String(message).includes('"protocol"')) return
      sockets.push(socket)
      socket.send(`{}${RECORD_END}`)
      send('init', codes.map(tableOf))
    })
  })
}

function send(target: string, argument: unknown): void {
  const message = `${JSON.stringify({ type: 1, target, arguments: [argument] })}${RECORD_END}`
  for (const socket of sockets) socket.send(message)
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
    send('updateTable', { ImsGameCode: codeOf(number), Results })
    await page.waitForTimeout(UPDATE_EVERY_MS)
  }
  return ((await workSeconds()) - before) * (1_000 / UPDATES)
}

async function workSeconds(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => (WORK.includes(name) ? sum + value : sum), 0)
}
