// P12: the live feed with 10,000 clients and 1,000 updates a second, service and clients on the same cores, through the real ingest: as one process, and as
// two nodes over Redis. Against the same hub with one frame per update and client, and plain `ws`; and, as the limit of one process's p50, plain `ws` that
// sends one small message to as many clients four times a second and does nothing else. Needs redis-server on the PATH.
// `node bench/live-feed.ts [--clients 10000] [--rate 1000] [--seconds 20]`
// Latency is from the studio's update to the client that has read it; processor time and memory are those of the server's processes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { benchStudio, changeOf } from './live-feed/bench-studio.ts'
import { cpuSeconds, type FeedProcess, residentBytes, sleep, startFeed, startRedis } from './live-feed/feed-process.ts'
import { type ClientTotals, countedPercentile, loadClients } from './live-feed/load-clients.ts'
import { numberOptions, table, times } from './measure.ts'

const { clients: clientCount, rate, seconds } = numberOptions({ clients: 10_000, rate: 1_000, seconds: 20 })

const TABLES = 500
const SETTLE_MS = 3_000
/** What the peers can send without a growing queue; the figures are per update and client. */
const PEER = { clients: 2_000, rate: 20, seconds: 10 }
const LIMIT = { clients: clientCount, rate: 4, seconds: 10 }
const MAX_P50_MS = 50
const MAX_P99_MS = 300
const MAX_KB_PER_CLIENT = 12
const MIN_RATIO = 20

interface Measured extends ClientTotals {
  clients: number
  cpuSeconds: number
  wallSeconds: number
  kbPerClient: number
}

const own = await measureFeed(1)
const nodes = await measureFeed(2)
const hub = await measurePeer('hub', PEER)
const ws = await measurePeer('ws', PEER)
const limit = await measurePeer('ws', LIMIT, Math.round(own.bytes / own.frames))
report()

async function measureFeed(nodeCount: 1 | 2): Promise<Measured> {
  const redis = nodeCount > 1 ? await startRedis() : null
  const environment: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
  const feeds: FeedProcess[] = []
  while (feeds.length < nodeCount) feeds.push(await startFeed({ environment }))
  const pids = feeds.map(({ pid }) => pid)
  const studio = benchStudio(() => feeds.map(({ port }) => port), TABLES)
  await studio.replace()
  const memoryBefore = sum(pids.map(residentBytes))
  const clients = await loadClients(LIVE_HUB_PATH, 'hub')
  for (const { port } of feeds) await clients.connect(port, clientCount / nodeCount)
  await sleep(SETTLE_MS)
  const kbPerClient = (sum(pids.map(residentBytes)) - memoryBefore) / clientCount / 1_000
  const stop = studio.run(rate)
  await sleep(SETTLE_MS)
  const measured = await measure(pids, clients, seconds)
  await stop()
  await sleep(SETTLE_MS)
  await clients.requireTables(studio.tables)
  clients.close()
  for (const feed of feeds) await feed.stop('SIGTERM')
  redis?.stop()
  return { ...measured, clients: clientCount, kbPerClient }
}

/** `bytes`: of a frame at least; the update is filled up. */
async function measurePeer(peer: 'hub' | 'ws', load: typeof PEER, bytes = 0): Promise<Measured> {
  const peerArguments = [peer, String(load.rate), JSON.stringify(changeOf(1, 0)), String(bytes)]
  const server = fork(new URL('live-feed/peers.ts', import.meta.url), peerArguments)
  const pid = server.pid as number
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const memoryBefore = residentBytes(pid)
  const clients = await loadClients('/live', peer)
  await clients.connect(port, load.clients)
  await sleep(SETTLE_MS)
  const kbPerClient = (residentBytes(pid) - memoryBefore) / load.clients / 1_000
  server.send('start')
  await sleep(SETTLE_MS)
  const measured = await measure([pid], clients, load.seconds)
  clients.close()
  server.kill()
  return { ...measured, clients: load.clients, kbPerClient }
}

async function measure(pids: readonly number[], clients: Awaited<ReturnType<typeof loadClients>>, duration: number) {
  await clients.measure()
  const [cpuBefore, startedAt] = [sum(pids.map(cpuSeconds)), performance.now()]
  await sleep(duration * 1_000)
  const wallSeconds = (performance.now() - startedAt) / 1_000
  const cpu = sum(pids.map(cpuSeconds)) - cpuBefore
  const totals = await clients.report()
  if (totals.closed > 0) throw new Error(`${totals.closed} clients were disconnected`)
  return { ...totals, cpuSeconds: cpu, wallSeconds }
}

/** Whatever the order of sending, at most this share of the updates has arrived after a time: the time × frames per second and client. */
function leastP50({ clients, frames, wallSeconds }: Measured): number {
  return (500 * clients * wallSeconds) / frames
}

function report(): void {
  const perCpuSecond = ({ clients, updates, cpuSeconds: cpu }: Measured) => (clients * updates) / cpu
  const row = (name: string, measured: Measured) => {
    const { clients, updates, latencies, cpuSeconds: cpu, wallSeconds, kbPerClient, bytes, frames } = measured
    return [
      name,
      clients,
      (updates / wallSeconds).toFixed(0),
      countedPercentile(latencies, 0.5),
      countedPercentile(latencies, 0.99),
      ((cpu / wallSeconds) * 100).toFixed(0),
      kbPerClient.toFixed(1),
      (frames / clients / wallSeconds).toFixed(1),
      ((cpu / frames) * 1e6).toFixed(1),
      (bytes / wallSeconds / 1e6).toFixed(1),
      `${(perCpuSecond(measured) / 1e6).toFixed(2)} M`,
      times(perCpuSecond(measured) / perCpuSecond(ws)),
    ]
  }
  const heads = [
    'server',
    'clients',
    'updates/s',
    'p50 ms',
    'p99 ms',
    'CPU %',
    'kB/client',
    'frames/s each',
    'CPU µs/frame',
    'MB/s',
    'updates × clients per CPU s',
    '× ws',
  ]
  const rows = [
    row('live feed, one process', own),
    row('live feed, two nodes', nodes),
    row('hub, a frame per update', hub),
    row('ws, a frame per update', ws),
    row('ws, one frame of the same bytes for all', limit),
  ]
  console.log(table(heads, rows))
  const verdicts = (isMet: (measured: Measured) => boolean) =>
    [own, nodes].map((measured) => (isMet(measured) ? 'yes' : '**no**'))
  const goals = [
    [`p50 ≤ ${MAX_P50_MS} ms`, ...verdicts(({ latencies }) => countedPercentile(latencies, 0.5) <= MAX_P50_MS)],
    [`p99 ≤ ${MAX_P99_MS} ms`, ...verdicts(({ latencies }) => countedPercentile(latencies, 0.99) <= MAX_P99_MS)],
    [`≤ ${MAX_KB_PER_CLIENT} kB per connection`, ...verdicts(({ kbPerClient }) => kbPerClient <= MAX_KB_PER_CLIENT)],
    [`≥ ${MIN_RATIO} × ws`, ...verdicts((measured) => perCpuSecond(measured) >= MIN_RATIO * perCpuSecond(ws))],
  ]
  console.log(`\n${table(['P12', 'one process', 'two nodes'], goals)}`)
  console.log(
    `\np50 of plain ws that only writes the same bytes: ${countedPercentile(limit.latencies, 0.5)} ms. ` +
      `Half of the time in which every client is served once: ${[own, nodes].map((each) => leastP50(each).toFixed(0)).join(' and ')} ms.`,
  )
  console.log(
    `\nload of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
