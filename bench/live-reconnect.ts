// What happens when a node of the live feed dies: two real processes over a real redis-server, thousands of clients on them, `kill -9` of one. How long until
// every client has its tables from the other node, what that costs the node, and whether unmodified npm clients see every table right, none of them older again.
// `node bench/live-reconnect.ts [--clients 5000] [--real 40] [--rate 200]`   needs redis-server on the PATH
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { benchStudio } from './live-feed/bench-studio.ts'
import { cpuSeconds, type FeedProcess, residentBytes, sleep, startFeed, startRedis } from './live-feed/feed-process.ts'
import type { ReturnReport } from './live-feed/returning-clients.ts'
import { numberOptions, percentile, table } from './measure.ts'

const { clients: clientCount, real: realCount, rate } = numberOptions({ clients: 5_000, real: 40, rate: 200 })

const TABLES = 500
const SETTLE_MS = 3_000
const SAMPLE_MS = 250
/** How long a load balancer sends connections to a node that has died. */
const HEALTH_CHECK_MS = 1_000
/** The last retry begins 42 s after the connection was lost. */
const MAX_RETURN_MS = 90_000

const redis = await startRedis()
// Of 5,000 clients, 90 share an address.
const environment = { REDIS_URL: redis.url, HERNA_LIVE_CONNECTIONS_PER_ADDRESS: '1000' }
const nodes: FeedProcess[] = [await startFeed({ environment }), await startFeed({ environment })]
const [dying, surviving] = nodes as [FeedProcess, FeedProcess]
const ports = () => nodes.map(({ port }) => port)
const studio = benchStudio(() => ports().toReversed(), TABLES)
await studio.replace()

const clients = fork(new URL('live-feed/returning-clients.ts', import.meta.url))
clients.send({ ports: ports(), count: clientCount })
await once(clients, 'message')
const balancer = await startBalancer(ports)
const pages = await Promise.all(Array.from({ length: realCount }, () => openRealClient(`${balancer}${LIVE_HUB_PATH}`)))
const stop = studio.run(rate)
await sleep(SETTLE_MS)

const rssBefore = residentBytes(surviving.pid)
const killedAt = performance.now()
await dying.stop('SIGKILL')
setTimeout(() => {
  nodes.shift()
  clients.send({ ports: ports() })
}, HEALTH_CHECK_MS)
const { cpu, cpuTotal, rss, doneMs } = await watch()
await sleep(SETTLE_MS)
await stop()
await sleep(SETTLE_MS)
const result = await askClients()
await report()
for (const { connection } of pages) await connection.stop()
clients.kill()
await surviving.stop('SIGTERM')
redis.stop()
process.exit()

async function askClients(): Promise<ReturnReport> {
  clients.send('report')
  const [reply] = (await once(clients, 'message')) as [ReturnReport]
  return reply
}

/** Forwards the connections of the real clients to the nodes in turn. */
async function startBalancer(targets: () => number[]): Promise<string> {
  let turn = 0
  const server = createServer((client) => {
    const node = connect(targets()[turn++ % targets().length] as number, '127.0.0.1')
    for (const [socket, other] of [
      [client, node],
      [node, client],
    ] as const) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
      socket.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Table {
  ImsGameCode: string
  Players?: number
}

/** A client as the portal has it. `disorders`: updates of a table that were not newer than what it had. */
async function openRealClient(url: string) {
  const tables = new Map<string, number>()
  const seen = { inits: 0, updates: 0, disorders: 0 }
  // Both nodes are behind one address without sticky routing, so negotiation is left out, as docs/live-feed.md demands.
  const connection = new HubConnectionBuilder()
    .withUrl(url, { skipNegotiation: true, transport: 1 })
    .withAutomaticReconnect()
    .configureLogging(LogLevel.None)
    .build()
  connection.on('init', (list: Table[]) => {
    seen.inits += 1
    for (const { ImsGameCode, Players = 0 } of list) {
      if (Players < (tables.get(ImsGameCode) ?? 0)) seen.disorders += 1
      tables.set(ImsGameCode, Players)
    }
  })
  connection.on('updateTable', ({ ImsGameCode, Players = 0 }: Table) => {
    seen.updates += 1
    if (Players <= (tables.get(ImsGameCode) ?? Number.POSITIVE_INFINITY)) seen.disorders += 1
    tables.set(ImsGameCode, Players)
  })
  await connection.start()
  return { connection, tables, seen }
}

/** Samples the surviving node until every client is connected, or has given up. */
async function watch() {
  const measured = { cpu: 0, cpuTotal: 0, rss: 0, doneMs: 0 }
  const cpuBefore = cpuSeconds(surviving.pid)
  for (let before = cpuSeconds(surviving.pid); ; ) {
    const startedAt = performance.now()
    await sleep(SAMPLE_MS)
    const after = cpuSeconds(surviving.pid)
    measured.cpu = Math.max(measured.cpu, ((after - before) / (performance.now() - startedAt)) * 100_000)
    measured.rss = Math.max(measured.rss, residentBytes(surviving.pid))
    measured.cpuTotal = after - cpuBefore
    before = after
    const { connected, givenUp } = await askClients()
    measured.doneMs = performance.now() - killedAt
    if (connected + givenUp >= clientCount || measured.doneMs > MAX_RETURN_MS) return measured
  }
}

async function report(): Promise<void> {
  const { attempts, successes, times, connected, givenUp } = result
  console.log(
    table(
      ['retry after', '0 s', '2 s', '10 s', '30 s'],
      [
        ['attempts', ...attempts],
        ['of them successful', ...successes],
      ],
    ),
  )
  console.log(`\nfailed attempts by reason: ${JSON.stringify(result.failures)}`)
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  console.log(
    `\n${table(
      [
        'clients',
        'had to come back',
        'until half',
        'until 99 %',
        'until all',
        'given up',
        'node: peak CPU',
        'memory before',
        'peak',
      ],
      [
        [
          `${connected} of ${clientCount}`,
          times.length,
          seconds(percentile(times, 0.5)),
          seconds(percentile(times, 0.99)),
          seconds(doneMs),
          givenUp,
          `${cpuTotal.toFixed(1)} s`,
          `${cpu.toFixed(0)} %`,
          megabytes(rssBefore),
          megabytes(rss),
        ],
      ],
    )}`,
  )
  const wrong = pages.filter(({ tables }) => [...studio.tables].some(([code, players]) => tables.get(code) !== players)).length
  const sum = (field: 'inits' | 'updates' | 'disorders') => pages.reduce((total, { seen }) => total + seen[field], 0)
  console.log(
    `\n${table(
      ['npm clients', 'came back', 'updates', 'older or repeated', 'wrong tables at the end'],
      [[realCount, sum('inits') - realCount, sum('updates'), sum('disorders'), wrong]],
    )}`,
  )
  console.log(
    `\nload of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  if (connected !== clientCount || sum('disorders') > 0 || wrong > 0) process.exitCode = 1
}
