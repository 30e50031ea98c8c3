import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { type CatalogueSource, writeCatalogue } from '@herna/rules'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { manyGames } from './many-games.ts'
import { median, ms, table, times } from './measure.ts'

// P9 and P15: the size of the catalogue file and how long a browser on a slow processor reads it, against the same catalogue as a list of
// objects. `node bench/catalogue-index.ts`

const SIZES = [2_306, 10_000, 40_000]
const ROUNDS = 5
const SLOWER = 4
/** As the portal sends it at first, and after it has been packed once more (`laterQuality` of `render-page.ts`). */
const [FIRST, LATER] = [5, 10]

const packed = (text: string, quality: number): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The peer: games as objects, with the lists, read into what filters need of it: a set of codes for each list and a map by code. */
const asObjects = ({ games, providers, categories, collections, languages, settings }: CatalogueSource): string =>
  JSON.stringify({ games, providers, categories, collections, languages, settings })
const READ_OBJECTS = `text => {
  const { games, providers, categories, collections } = JSON.parse(text)
  const sets = new Map([...providers, ...categories, ...collections].map(({ id }) => [id, new Set()]))
  const byCode = new Map()
  for (const game of games) {
    byCode.set(game.gameCode, game)
    for (const id of [game.provider, ...game.categories, ...game.collections]) sets.get(id)?.add(game.gameCode)
  }
  return byCode.size
}`
const READ_COLUMNS = 'text => reader.readCatalogueText(text).size'
/** Columns and bits are made when first asked for; this asks for all of them at once. */
const READ_ALL = `text => {
  const catalogue = reader.readCatalogueText(text)
  const columns = Object.values(catalogue).length
  for (const list of ['providers', 'categories', 'collections', 'languages']) for (const { games } of catalogue[list]) games.length
  return columns
}`
const READERS = { columns: READ_COLUMNS, all: READ_ALL, objects: READ_OBJECTS }

/** The reader as browsers get it. */
async function readerScript(): Promise<string> {
  const entry = new URL('../packages/rules/src/catalogue/index.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'reader' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

interface Served {
  columns: string
  objects: string
}

/**
 * Milliseconds of processor that one reading takes in a fresh page, where the program has never run before, as with a visitor. The
 * thread's own time, so that what else runs on the machine does not count, times as often as the phone's processor is slower.
 */
async function readOnce(browser: Browser, address: string, kind: keyof typeof READERS): Promise<number> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.evaluate(
    `fetch('/${kind === 'objects' ? 'objects' : 'columns'}').then(async (answer) => { window.text = await answer.text() })`,
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
  }
  const before = await spent()
  await session.send('Runtime.evaluate', { expression: `(${READERS[kind]})(text)` })
  const after = await spent()
  await page.close()
  return (after - before) * 1000 * SLOWER
}

const script = await readerScript()
const browser = await chromium.launch({
  executablePath: process.env.HERNA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
let served: Served = { columns: '', objects: '' }
const server = createServer(({ url = '/' }, response) => {
  const text =
    url === '/columns' ? served.columns : url === '/objects' ? served.objects : `<!doctype html><script>${script}</script>`
  response
    .writeHead(200, { 'content-type': url === '/' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' })
    .end(text)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

console.log(
  `${kilobytes(packed(script, 11))} kB of program read the file. Processor time × ${SLOWER} (CPU ÷ ${SLOWER}), first run in a fresh page, median of ${ROUNDS}.\n`,
)
const rows: (string | number)[][] = []
for (const size of SIZES) {
  const source = manyGames(size)
  const begun = performance.now()
  const columns = JSON.stringify(writeCatalogue(source))
  const writing = performance.now() - begun
  served = { columns, objects: asObjects(source) }
  const read = { columns: [] as number[], all: [] as number[], objects: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['columns', 'all', 'objects'] as const) read[kind].push(await readOnce(browser, address, kind))
  }
  const later = packed(served.columns, LATER)
  rows.push([
    size,
    `${kilobytes(packed(served.columns, FIRST))} / ${kilobytes(later)} kB`,
    (later / size).toFixed(1),
    `${kilobytes(packed(served.objects, FIRST))} kB`,
    ms(median(read.columns)),
    ms(median(read.all)),
    ms(median(read.objects)),
    times(median(read.objects) / median(read.columns)),
    ms(writing),
  ])
}
console.log(
  table(
    [
      'games',
      'file, first / later',
      'bytes a game',
      'as objects',
      'read',
      'read and all made',
      'objects read',
      'ratio',
      'written',
    ],
    rows,
  ),
)
await browser.close()
server.close()
