import { resolve } from 'node:path'
import { slotModel } from '@herna/game-maths'
import { slotAssignments } from '@herna/seed'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumExecutable } from '../tools/chromium.ts'
import { startSeededHost } from './game-sheets/host.ts'
import { type Moment, seededDraw, seedsOf } from './game-sheets/rounds.ts'
import { table } from './measure.ts'
import { CPU_FACTOR, PHONE } from './slowed-page.ts'
import type { TraceEvent } from './thread-work.ts'

// Tasks of a slot's spin on a phone: the longest tasks of the main thread in processor time × 4 (CPU ÷ 4), and what the longest one consists of. Spins run
// from the press until the next spin is possible: without a win, with a medium and a big win. Needs `npm run build`. `node bench/spin-tasks.ts [code …]`

const FOLDER = resolve(import.meta.dirname, '../.game-sheets')
const BET = 100
const LONG_TASK_MS = 50
const MOMENTS: readonly (readonly [string, Moment])[] = [
  ['first spin', 'loss'],
  ['second spin', 'loss'],
  ['medium win', 'medium'],
  ['big win', 'big'],
  ['after it', 'loss'],
]
const codes = process.argv.length > 2 ? process.argv.slice(2) : ['vlcia-hora', 'hviezdny-joker', 'panda-pagoda']
const assignments = slotAssignments()
const host = await startSeededHost(codes, FOLDER)
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: (string | number)[][] = []
try {
  for (const code of codes) rows.push(...(await measureGame(browser, code)))
  console.log(
    table(['game', 'round', `longest tasks, ms (CPU ÷ ${CPU_FACTOR})`, `above ${LONG_TASK_MS}`, 'the longest one'], rows),
  )
} finally {
  await browser.close()
  await host.close()
}

async function measureGame(from: Browser, code: string): Promise<(string | number)[][]> {
  const model = slotModel(assignments.get(code)?.variantId ?? '')
  const bet = model.betOptions.reduce((best, each) => (Math.abs(each - BET) < Math.abs(best - BET) ? each : best))
  const seeds = seedsOf(model, bet, ['loss', 'medium', 'big'])
  const context = await from.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${host.origin}/launch/${code}?mode=demo`)
  await isReady(page)
  await page.waitForTimeout(2_500)
  const measured: (string | number)[][] = []
  for (const [name, moment] of MOMENTS) {
    const seed = seeds.get(moment)
    if (seed === undefined) continue
    host.drawFrom(seededDraw(seed))
    const tasks = await tasksOf(from, page)
    const longest = tasks.slice(0, 4).map(({ ms }) => (ms * CPU_FACTOR).toFixed(0))
    const long = tasks.filter(({ ms }) => ms * CPU_FACTOR > LONG_TASK_MS).length
    measured.push([code, name, longest.join(' '), long, tasks[0]?.parts.join(', ') ?? ''])
  }
  await context.close()
  return measured
}

const isReady = (page: Page): Promise<void> => page.locator('.spin[aria-label="Točiť"][aria-disabled=false]').waitFor()

interface Task {
  /** Processor time. */
  ms: number
  parts: string[]
}

/** Plays one round, continues what waits for the player, and returns the main thread's tasks, longest first. */
async function tasksOf(from: Browser, page: Page): Promise<Task[]> {
  await from.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'] })
  await page.evaluate(() => document.querySelector<HTMLElement>('.spin')?.click())
  await page.waitForTimeout(4_500)
  await page.evaluate(() => document.querySelector<HTMLElement>('.overlay:not([hidden]) .overlay-go')?.click())
  await page.waitForTimeout(300)
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog.decision[open] .collect')?.click())
  await isReady(page)
  const { traceEvents } = JSON.parse((await from.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return mainThreadTasks(traceEvents)
}

function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const complete = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
  const isIn = (event: TraceEvent, task: TraceEvent) =>
    event.pid === task.pid && event.tid === task.tid && event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0)
  const tasks = complete.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  return tasks
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 30)
    .map((task) => ({
      ms: (task.tdur ?? 0) / 1_000,
      parts: complete
        .filter((event) => event !== task && isIn(event, task) && (event.tdur ?? 0) > 600)
        .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
        .slice(0, 6)
        .map(({ name, tdur }) => `${name} ${((tdur ?? 0) / 1_000).toFixed(1)}`),
    }))
}
