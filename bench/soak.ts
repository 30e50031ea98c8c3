// P14: memory of the whole product at load: portal, services and database as `npm start` runs them, 2,000 visitors at once. Each holds a connection to the live
// feed, whose tables the sandbox's own studio changes, and opens a page every 20 s: one of the sitemap's, and with it what a page calls by itself.
// `node bench/soak.ts [--minutes 30] [--visitors 2000] [--leave 20]`   leave: live connections that are replaced each second
// Flat: the first third fills caches and does not count; of the rest no process grows by more than 2 MB a minute (straight line, least squares), which is what
// the page cache may take until it is full. Limits: portal 250 MB, services 400 MB of resident memory.
import { Agent, request } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { portal } from '@herna/contract/portal'
import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { startProduct } from '../tests/journeys/running-product.ts'
import { cpuSeconds, residentBytes, sleep } from './live-feed/feed-process.ts'
import { loadClients } from './live-feed/load-clients.ts'
import { numberOptions, percentile, slope, table } from './measure.ts'

const { minutes, visitors, leave } = numberOptions({ minutes: 30, visitors: 2_000, leave: 20 })

const VIEW_EVERY_MS = 20_000
const SAMPLE_MS = 15_000
const SAMPLES_PER_MINUTE = 60_000 / SAMPLE_MS
const TIMEOUT_MS = 10_000
const MAX_MB = { portal: 250, services: 400 }
const MAX_MB_PER_MINUTE = 2
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', accept: 'text/html', 'accept-encoding': 'br' }
/** What a page of a guest calls after it has loaded. */
const CALLS = [portal.jackpotAmounts.path, portal.latestWins.path]

const product = await startProduct(undefined, { HERNA_HOST: '127.0.0.1' })
const portalPort = Number(product.environment.HERNA_PORTAL_PORT)
const servicesPort = Number(product.environment.HERNA_SERVICES_PORT)
const processes = { portal: processOf('portal/server/start.ts'), services: processOf('stack/main.ts') }
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const pages = await addressesOfSitemap()

const samples: Record<keyof typeof processes, number>[] = []
const times: number[] = []
let [views, failures, replaced] = [0, 0, 0]
let isRunning = true

sample()
const live = await loadClients(LIVE_HUB_PATH, 'hub')
await live.connect(servicesPort, visitors)
const visits = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
const cpuBefore = { portal: cpuSeconds(processes.portal), services: cpuSeconds(processes.services) }
console.log(
  `${visitors} visitors, a page each every ${VIEW_EVERY_MS / 1_000} s of ${pages.length}, ${leave} live connections replaced a second`,
)
console.log('minute  portal MB  services MB  pages  failed')
const startedAt = performance.now()
for (let second = 1; second <= minutes * 60; second++) {
  await live.replace(servicesPort, leave)
  replaced += leave
  if ((second * 1_000) % SAMPLE_MS === 0) sample()
  await sleep(Math.max(0, startedAt + second * 1_000 - performance.now()))
}
isRunning = false
const seconds = (performance.now() - startedAt) / 1_000
const cpu = {
  portal: ((cpuSeconds(processes.portal) - cpuBefore.portal) / seconds) * 100,
  services: ((cpuSeconds(processes.services) - cpuBefore.services) / seconds) * 100,
}
await visits
live.close()
agent.destroy()
report()
await product.close()
process.exit()

/** One visitor: a page, then its calls; the first at a moment of their own. */
async function visit(index: number): Promise<void> {
  await sleep((index / visitors) * VIEW_EVERY_MS)
  for (let view = 0; isRunning; view++) {
    const begun = performance.now()
    // Every tenth is the lobby; the others go through all pages, no two visitors at once to the same one.
    const path = (index + view) % 10 === 0 ? '/' : (pages[(index * 7 + view * 13) % pages.length] ?? '/')
    const isFine = await open(path)
    times.push(performance.now() - begun)
    views += 1
    if (!isFine) failures += 1
    for (const call of CALLS) await open(call)
    while (isRunning && performance.now() - begun < VIEW_EVERY_MS) await sleep(1_000)
  }
}

/** Reads a response of the portal to its end. False: it failed, or was refused. */
function open(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(
      { agent, host: '127.0.0.1', port: portalPort, path, headers: BROWSER, timeout: TIMEOUT_MS },
      (response) => {
        response
          .resume()
          .on('end', () => resolve(response.statusCode === 200))
          .on('error', () => resolve(false))
      },
    )
    call
      .on('timeout', () => call.destroy())
      .on('error', () => resolve(false))
      .end()
  })
}

async function addressesOfSitemap(): Promise<string[]> {
  const read = async (address: string) => (await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text()
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname)
  const base = `http://127.0.0.1:${portalPort}`
  const parts = locations(await read(`${base}/sitemap.xml`))
  return (await Promise.all(parts.map(async (part) => locations(await read(base + part))))).flat()
}

/** The process of this product whose command line ends so. */
function processOf(script: string): number {
  const found = readdirSync('/proc').find((pid) => {
    try {
      const isScript = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        .split('\0')
        .some((part) => part.endsWith(script))
      return isScript && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HERNA_DATA_DIR=${product.data}\0`)
    } catch {
      // It is another user's, or has just ended.
      return false
    }
  })
  if (!found) throw new Error(`no process ${script}`)
  return Number(found)
}

function sample(): void {
  const next = { portal: residentBytes(processes.portal) / 1e6, services: residentBytes(processes.services) / 1e6 }
  samples.push(next)
  const minute = ((samples.length - 1) / SAMPLES_PER_MINUTE).toFixed(2)
  console.log([minute, next.portal.toFixed(0), next.services.toFixed(0), views, failures].join('  '))
}

function report(): void {
  const rows = (['portal', 'services'] as const).map((name) => {
    const megabytes = samples.map((each) => each[name])
    const counted = megabytes.slice(Math.ceil(megabytes.length / 3))
    const perMinute = slope(counted.map((value, index) => [index / SAMPLES_PER_MINUTE, value]))
    const highest = Math.max(...megabytes)
    const isMet = highest <= MAX_MB[name] && perMinute <= MAX_MB_PER_MINUTE
    if (!isMet) process.exitCode = 1
    return [
      name,
      `${megabytes[0]?.toFixed(0)} MB`,
      `${megabytes.at(-1)?.toFixed(0)} MB`,
      `${highest.toFixed(0)} MB (≤ ${MAX_MB[name]})`,
      `${perMinute.toFixed(2)} MB/min`,
      `${cpu[name].toFixed(0)} %`,
      isMet ? 'yes' : '**no**',
    ]
  })
  console.log(`\n${table(['process', 'before', 'at the end', 'highest', 'slope', 'CPU', 'met'], rows)}`)
  console.log(
    `\n${views} pages (${(views / seconds).toFixed(0)}/s), ${failures} failed; p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms;` +
      ` ${replaced} live connections replaced; load of the machine ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
  )
}
