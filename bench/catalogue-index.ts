import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { type CatalogueSource, writeCatalogue } from '@herna/rules'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { manyGames } from './many-games.ts'
import { median, ms, table, times } from './measure.ts'

// P9 and P15: the size of the catalogue file and its reading time in a browser on a slow CPU, compared with the same catalogue as a list of
// objects. `node bench/catalogue-index.ts`

const SIZES = [2_306, 10_000, 40_000]
const ROUNDS = 5
const CPU_FACTOR = 4
/** Brotli quality of the portal's first response and of later ones (`laterQuality` in `render-page.ts`). */
const [FIRST, LATER] = [5, 10]

const brotliSize = (text: string, quality: number): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The peer: games and lists as objects, read into the structures that filters need: a set of codes per list and a map by code. */
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
/** Columns and bit sets are created lazily; this creates all of them. */
const READ_ALL = `text => {
  const catalogue = reader.readCatalogueText(text)
  const columns = Object.values(catalogue).length
  for (const list of ['providers', 'categories', 'collections', 'languages']) for (const { games } of catalogue[list]) games.length
  return columns
}`
const READERS = { columns: READ_COLUMNS, all: READ_ALL, objects: READ_OBJECTS }

/** The reader, bundled for browsers. */
async function readerScript(): Promise<string> {
  const entry = new URL('../packages/rules/src/catalogue/index.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'reader' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('the build has no output')
  return output.output[0].code
}

interface ServedFiles {
  columns: string
  objects: string
}

/**
 * CPU milliseconds of one reading in a fresh page, where the script has never run, as for a visitor. Thread time excludes other load on the
 * machine; it is multiplied by the factor by which a phone's CPU is slower.
 */
async function readOnce(browser: Browser, address: string, kind: keyof typeof READERS): Promise<number> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.evaluate(
    `fetch('/${kind === 'objects' ? 'objects' : 'columns'}').then(async (answer) => { window.text = await answer.text() })`,
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const threadTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
  }
  const startTime = await threadTime()
  await session.send('Runtime.evaluate', { expression: `(${READERS[kind]})(text)` })
  const endTime = await threadTime()
  await page.close()
  return (endTime - startTime) * 1000 * CPU_FACTOR
}

const script = await readerScript()
const browser = await chromium.launch({
  executablePath: process.env.HERNA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
let servedFiles: ServedFiles = { columns: '', objects: '' }
const server = createServer(({ url = '/' }, response) => {
  const text =
    url === '/columns'
      ? servedFiles.columns
      : url === '/objects'
        ? servedFiles.objects
        : `<!doctype html><script>${script}</script>`
  response
    .writeHead(200, { 'content-type': url === '/' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' })
    .end(text)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

console.log(
  `${kilobytes(brotliSize(script, 11))} kB of program read the file. Processor time × ${CPU_FACTOR} (CPU ÷ ${CPU_FACTOR}), first run in a fresh page, median of ${ROUNDS}.\n`,
)
const rows: (string | number)[][] = []
for (const size of SIZES) {
  const source = manyGames(size)
  const startedAt = performance.now()
  const columns = JSON.stringify(writeCatalogue(source))
  const writing = performance.now() - startedAt
  servedFiles = { columns, objects: asObjects(source) }
  const read = { columns: [] as number[], all: [] as number[], objects: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['columns', 'all', 'objects'] as const) read[kind].push(await readOnce(browser, address, kind))
  }
  const laterSize = brotliSize(servedFiles.columns, LATER)
  rows.push([
    size,
    `${kilobytes(brotliSize(servedFiles.columns, FIRST))} / ${kilobytes(laterSize)} kB`,
    (laterSize / size).toFixed(1),
    `${kilobytes(brotliSize(servedFiles.objects, FIRST))} kB`,
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
