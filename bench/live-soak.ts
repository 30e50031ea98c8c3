// P14: memory of the live feed's process over time, while thousands of clients come and go and tables change. Fails when it is not flat.
// `node bench/live-soak.ts [--minutes 30] [--clients 2000] [--rate 200] [--leave 20]`   leave: clients that are replaced each second
// The first minutes fill caches, and V8's heap grows to its working size, so they do not count. Flat: by a straight line through the minutes that do (least
// squares), the heap in use after a collection grows by less than 0.1 % a minute or 20 kB/min, whichever is more, and resident memory never exceeds 400 MB.
import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { freePort } from '@herna/service-kit'
import { benchStudio } from './live-feed/bench-studio.ts'
import { cpuSeconds, residentBytes, sleep, startFeed } from './live-feed/feed-process.ts'
import { openInspector } from './live-feed/inspector.ts'
import { loadClients } from './live-feed/load-clients.ts'
import { numberOptions, slope, table } from './measure.ts'

const {
  minutes,
  clients: clientCount,
  rate,
  leave: leavingPerSecond,
} = numberOptions({ minutes: 30, clients: 2_000, rate: 200, leave: 20 })

const TABLES = 500
const MINUTE_MS = 60_000
const SETTLE_MS = 3_000
const MAX_RSS_MB = 400
/** Growth of the heap that counts as flat. */
const MAX_KB_PER_MINUTE = 20
const MAX_SHARE_PER_MINUTE = 0.001

interface Sample {
  minute: number
  heapKb: number
  rssKb: number
}

const inspectPort = await freePort()
const feed = await startFeed({ nodeOptions: [`--inspect=127.0.0.1:${inspectPort}`] })
const inspector = await openInspector(inspectPort)
const studio = benchStudio(() => [feed.port], TABLES)
await studio.replace()
const clients = await loadClients(LIVE_HUB_PATH, 'hub')
await clients.connect(feed.port, clientCount)
const stop = studio.run(rate)

const samples: Sample[] = []
console.log(`${clientCount} clients, ${leavingPerSecond} replaced a second, ${rate} updates/s, ${minutes} minutes`)
console.log('minute  heap after GC kB  RSS kB  CPU %  replaced')
let replaced = 0
for (let minute = 0; minute <= minutes; minute++) {
  const cpuBefore = cpuSeconds(feed.pid)
  if (minute > 0) await comeAndGo(MINUTE_MS)
  const cpu = ((cpuSeconds(feed.pid) - cpuBefore) / MINUTE_MS) * 100_000
  const sample = { minute, heapKb: (await inspector.heapBytes()) / 1_000, rssKb: residentBytes(feed.pid) / 1_000 }
  samples.push(sample)
  console.log([minute, sample.heapKb.toFixed(0), sample.rssKb.toFixed(0), cpu.toFixed(0), replaced].join('  '))
}
await stop()
await sleep(SETTLE_MS)
await clients.requireTables(studio.tables)
clients.close()
inspector.close()
await feed.stop('SIGTERM')
report()

/** Replaces clients for this long. */
async function comeAndGo(durationMs: number): Promise<void> {
  const endsAt = performance.now() + durationMs
  for (let second = 1; performance.now() < endsAt; second++) {
    await clients.replace(feed.port, leavingPerSecond)
    replaced += leavingPerSecond
    await sleep(Math.max(0, endsAt - durationMs + second * 1_000 - performance.now()))
  }
}

function report(): void {
  // A sixth, of 30 minutes the first five.
  const counted = samples.slice(Math.ceil(samples.length / 6))
  const heapSlope = slope(counted.map(({ minute, heapKb }) => [minute, heapKb]))
  const rssSlope = slope(counted.map(({ minute, rssKb }) => [minute, rssKb]))
  const meanHeapKb = counted.reduce((sum, { heapKb }) => sum + heapKb, 0) / counted.length
  const maxRssMb = Math.max(...samples.map(({ rssKb }) => rssKb)) / 1_000
  const isFlat = heapSlope < Math.max(MAX_KB_PER_MINUTE, meanHeapKb * MAX_SHARE_PER_MINUTE)
  console.log(
    `\n${table(
      ['minutes', 'heap after GC', 'its slope', 'RSS, highest', 'its slope', 'flat', `≤ ${MAX_RSS_MB} MB`],
      [
        [
          minutes,
          `${(meanHeapKb / 1_000).toFixed(1)} MB`,
          `${heapSlope.toFixed(1)} kB/min`,
          `${maxRssMb.toFixed(0)} MB`,
          `${rssSlope.toFixed(1)} kB/min`,
          isFlat ? 'yes' : '**no**',
          maxRssMb <= MAX_RSS_MB ? 'yes' : '**no**',
        ],
      ],
    )}`,
  )
  if (!isFlat || maxRssMb > MAX_RSS_MB) process.exitCode = 1
}
