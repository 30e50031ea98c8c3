import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startProduct } from '../tests/journeys/running-product.ts'
import { load, type Load } from './load.ts'
import { median, table } from './measure.ts'

// P1, P10: pages and lists of the running product, compared in turn with a `node:http` server that sends fixed bytes of the same length.
// `node bench/server.ts`

const SECONDS = 2
const ROUNDS = 5
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', Accept: 'text/html' }

const product = await startProduct()
const portal = Number(new URL(product.origin).port)
const content = Number(new URL(product.content).port)
const version = await etagOf(`${product.content}/games/no-files`)

const targets: (Parameters<typeof load>[0] & { name: string; headers: Record<string, string> })[] = [
  { name: 'lobby, from the page cache', port: portal, path: '/', headers: BROWSER },
  {
    name: 'all games, filtered (rendered each time)',
    port: portal,
    path: '/vsetky-hry?valce=5&jackpot=1',
    headers: BROWSER,
  },
  { name: 'catalogue file', port: portal, path: await catalogueAddress(), headers: BROWSER },
  { name: 'content list, full', port: content, path: '/content/games/no-files', headers: {} },
  { name: 'content list, conditional', port: content, path: '/content/games/no-files', headers: { 'If-None-Match': version } },
]
const rows: string[][] = []
for (const target of targets) {
  const peer = await startFixedBytesServer(target)
  const measured: Record<'own' | 'fixed', Load[]> = { own: [], fixed: [] }
  await load(target, 1)
  for (let round = 0; round < ROUNDS; round++) {
    measured.own.push(await load(target, SECONDS))
    measured.fixed.push(await load({ ...target, port: peer.port }, SECONDS))
  }
  peer.close()
  const [ownStats, fixedStats] = [measured.own, measured.fixed].map((loads) => ({
    perSecond: median(loads.map((sample) => sample.perSecond)),
    p99: median(loads.map((sample) => sample.p99)),
  })) as [Load, Load]
  rows.push([
    target.name,
    ownStats.perSecond.toFixed(0),
    ownStats.p99.toFixed(1),
    fixedStats.perSecond.toFixed(0),
    `${(ownStats.perSecond / fixedStats.perSecond).toFixed(2)} ×`,
  ])
}
console.log(table(['what', 'responses/s', 'p99 ms', 'fixed bytes/s', 'ratio'], rows))
await product.close()

async function etagOf(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  await response.arrayBuffer()
  return response.headers.get('etag') ?? ''
}

async function catalogueAddress(): Promise<string> {
  const response = await fetch(`${product.origin}/katalog/najnovsi.json`, { headers: BROWSER })
  await response.arrayBuffer()
  return new URL(response.url).pathname
}

/** A server that only sends a recorded response with the same bytes and headers. */
async function startFixedBytesServer({ port, path, headers }: { port: number; path: string; headers: Record<string, string> }) {
  const { get } = await import('node:http')
  const sample = await new Promise<{ status: number; rawHeaders: string[]; body: Buffer }>((done, fail) => {
    get({ port, path, headers: { ...headers, 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
      )
    }).on('error', fail)
  })
  const headersToRepeat = sample.rawHeaders.filter(
    (_, index, all) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/i.test(all[index - (index % 2)] ?? ''),
  )
  const responseHeaders =
    sample.body.length > 0 ? [...headersToRepeat, 'Content-Length', String(sample.body.length)] : headersToRepeat
  const server = createServer((_, response) => {
    response.writeHead(sample.status, responseHeaders)
    response.end(sample.body.length > 0 ? sample.body : undefined)
  })
  await new Promise<void>((done) => server.listen(0, done))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
