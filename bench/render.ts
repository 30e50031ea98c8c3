import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '../tests/journeys/running-product.ts'
import { load } from './load.ts'
import { median, table, times } from './measure.ts'

// P2: pages rendered anew for every request (drafts and filtered lists are never kept), packed and sent, against what React's
// `renderToString` alone took of the same pages in the same process. `node bench/render.ts`

const SECONDS = 3
const ROUNDS = 5
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', Accept: 'text/html' }
const PAGES = { lobby: '/preview', 'all games, filtered': '/vsetky-hry?valce=5&jackpot=1' }

const told = join(mkdtempSync(join(tmpdir(), 'herna-renders-')), 'told.json')
process.env.HERNA_BENCH_RENDERS = told
process.env.NODE_OPTIONS = `--import=${fileURLToPath(new URL('./tell-renders.ts', import.meta.url))}`
const house = await startProduct()
const port = Number(new URL(house.origin).port)

const rows: string[][] = []
for (const [name, path] of Object.entries(PAGES)) {
  await load({ port, path, headers: BROWSER }, 2)
  const rates = { own: [] as number[], alone: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const before = await renders()
    rates.own.push((await load({ port, path, headers: BROWSER }, SECONDS)).perSecond)
    const after = await renders()
    rates.alone.push((1000 * (after.pages - before.pages)) / (after.milliseconds - before.milliseconds))
  }
  const [own, alone] = [median(rates.own), median(rates.alone)]
  rows.push([name, own.toFixed(0), alone.toFixed(0), times(own / alone)])
}
console.log(table(['page', 'pages/s', 'renderToString alone', 'ratio'], rows))
await house.close()

async function renders(): Promise<{ pages: number; milliseconds: number }> {
  await new Promise((done) => setTimeout(done, 500))
  return JSON.parse(readFileSync(told, 'utf8'))
}
