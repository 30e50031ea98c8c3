import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ThreadTime } from './bare-page.ts'
import { startProduct } from '../tests/journeys/running-product.ts'
import { RETURNED_MEMORY, SMALL_HEAP } from '../tools/supervised-process.ts'
import { load } from './load.ts'
import { median, ms, table } from './measure.ts'

// P2: uncached pages, from the request to the bytes of the response, compared with React's `renderToString` alone for the same trees in the same
// process: what a page costs more when its tree is rendered `REPEATS` times more, without the parts of pages that the portal keeps. The portal runs without a page cache, so every request is rendered.
// Both are processor times of the portal's thread; compression runs in another one. The limit is the ratio of a portal that costs nothing itself: what the same bytes and data
// cost in React Router's request handler and Node's server without the tree (`bare-page.ts`), and the tree. `node bench/render.ts`

const SECONDS = 2
const ROUNDS = 3
const REPEATS = 4
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', Accept: 'text/html' }
const PAGES = {
  lobby: '/',
  'live lobby': '/kasino-zive',
  'all games': '/vsetky-hry',
  'all games, filtered': '/vsetky-hry?valce=5&jackpot=1',
  'game page': '/hra/vlcia-hora',
}

const reportFile = join(mkdtempSync(join(tmpdir(), 'herna-renders-')), 'renders.json')
process.env.HERNA_BENCH_RENDERS = reportFile
writeFileSync(`${reportFile}.repeat`, '0')
process.env.NODE_OPTIONS = `--import=${fileURLToPath(new URL('./report-renders.ts', import.meta.url))}`
const product = await startProduct(undefined, { HERNA_PORTAL_CACHE_MB: '0', HERNA_DRAW_AHEAD: 'off' })
const port = Number(new URL(product.origin).port)

const rows: string[][] = []
for (const [name, path] of Object.entries(PAGES)) {
  await load({ port, path, headers: BROWSER }, 2, 1)
  const durations = { page: [] as number[], render: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const page = await pageTime(path, 0)
    durations.page.push(page)
    durations.render.push(((await pageTime(path, REPEATS)) - page) / REPEATS)
  }
  const [page, render] = [median(durations.page), median(durations.render)]
  const bare = await bareTime(await (await fetch(product.origin + path, { headers: BROWSER })).text())
  const ratios = [render / page, render / (render + bare)].map((ratio) => `${ratio.toFixed(2)} ×`)
  rows.push([name, ms(page), ms(render), (1_000 / page).toFixed(0), ms(bare), ...ratios])
}
console.log(table(['page', 'a page', 'renderToString alone', 'pages/s', 'without a tree', 'ratio', 'limit'], rows))
await product.close()

/** Processor time in ms of a page of the same bytes and data in React Router and Node alone. */
async function bareTime(page: string): Promise<number> {
  const data = /<script type="application\/json" id="loader-data">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  const child = fork(fileURLToPath(new URL('bare-page.ts', import.meta.url)), {
    execArgv: SMALL_HEAP,
    env: { ...RETURNED_MEMORY, ...process.env, NODE_ENV: 'production' },
  })
  const answer = <T>(): Promise<T> => once(child, 'message').then(([message]) => message as T)
  const read = (): Promise<ThreadTime> => (child.send('time'), answer())
  child.send({ html: page.replace(data, ''), data })
  const target = { port: await answer<number>(), path: '/', headers: BROWSER }
  await load(target, 1, 1)
  const durations: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const previous = await read()
    await load(target, SECONDS, 1)
    const current = await read()
    durations.push((current.thread - previous.thread) / (current.pages - previous.pages))
  }
  child.disconnect()
  child.kill()
  return median(durations)
}

/** Processor time of a page in ms when its tree is rendered so many times more. */
async function pageTime(path: string, repeats: number): Promise<number> {
  writeFileSync(`${reportFile}.repeat`, String(repeats))
  const previous = await readRenders()
  // One request at a time: simultaneous ones for the same page would share a render.
  await load({ port, path, headers: BROWSER }, SECONDS, 1)
  const current = await readRenders()
  return (current.thread - previous.thread) / (current.pages - previous.pages)
}

async function readRenders(): Promise<{ pages: number; thread: number }> {
  await new Promise((done) => setTimeout(done, 500))
  return JSON.parse(readFileSync(reportFile, 'utf8'))
}
