import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '../tests/journeys/running-product.ts'
import { load } from './load.ts'
import { median, table, times } from './measure.ts'

// P2: pages rendered for every request (drafts and filtered lists are never cached), compressed and sent, compared with the time of React's
// `renderToString` alone for the same pages in the same process. `node bench/render.ts`

const SECONDS = 3
const ROUNDS = 5
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', Accept: 'text/html' }
const PAGES = { lobby: '/preview', 'all games, filtered': '/vsetky-hry?valce=5&jackpot=1' }

const reportFile = join(mkdtempSync(join(tmpdir(), 'herna-renders-')), 'renders.json')
process.env.HERNA_BENCH_RENDERS = reportFile
process.env.NODE_OPTIONS = `--import=${fileURLToPath(new URL('./report-renders.ts', import.meta.url))}`
const product = await startProduct()
const port = Number(new URL(product.origin).port)

const rows: string[][] = []
for (const [name, path] of Object.entries(PAGES)) {
  await load({ port, path, headers: BROWSER }, 2)
  const rates = { own: [] as number[], alone: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const previousRenders = await readRenders()
    rates.own.push((await load({ port, path, headers: BROWSER }, SECONDS)).perSecond)
    const currentRenders = await readRenders()
    rates.alone.push(
      (1000 * (currentRenders.pages - previousRenders.pages)) / (currentRenders.milliseconds - previousRenders.milliseconds),
    )
  }
  const [ownRate, aloneRate] = [median(rates.own), median(rates.alone)]
  rows.push([name, ownRate.toFixed(0), aloneRate.toFixed(0), times(ownRate / aloneRate)])
}
console.log(table(['page', 'pages/s', 'renderToString alone', 'ratio'], rows))
await product.close()

async function readRenders(): Promise<{ pages: number; milliseconds: number }> {
  await new Promise((done) => setTimeout(done, 500))
  return JSON.parse(readFileSync(reportFile, 'utf8'))
}
