import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gameArtSvg } from '@herna/game-art'
import { slotModel } from '@herna/game-maths'
import { REFERENCE_SLOTS, slotAssignments } from '@herna/seed'
import { type Browser, chromium } from 'playwright'
import { chromiumExecutable } from '../tools/chromium.ts'
import { type SeededHost, startSeededHost } from './game-sheets/host.ts'
import { type Moment, seedsOf } from './game-sheets/rounds.ts'
import { type GameRow, writeSheet } from './game-sheets/sheet.ts'
import { takeShots } from './game-sheets/shots.ts'

// Pictures of games as players see them: tile, loading screen, idle, win, bonus, on a phone and a desktop, several games a sheet. Wins and bonuses are
// real rounds of the game host, decided from seeds that were found by playing the model. Needs `npm run build`.
// `node bench/game-sheets.ts [--games 4] [--narrow] [code …]`: sheets of so many games, default all reference slots; `--narrow`: a phone of 320 px.

const FOLDER = resolve(import.meta.dirname, '../.game-sheets')
const PHONE = [390, 844] as const
const NARROW = [320, 568] as const
const DESKTOP = [1440, 900] as const
const BET = 100
const MOMENTS: readonly Moment[] = ['small', 'medium', 'big', 'bonus']

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '3' }, narrow: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const assignments = slotAssignments()
const codes = positionals.length > 0 ? positionals : REFERENCE_SLOTS.map(({ code }) => code)
const unknown = codes.filter((code) => !assignments.has(code))
if (unknown.length > 0) throw new Error(`no slots of the default catalogue: ${unknown.join(', ')}`)

mkdirSync(join(FOLDER, 'shots'), { recursive: true })
const host = await startSeededHost(codes, FOLDER)
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const perSheet = Number(values.games)
  for (let start = 0; start < codes.length; start += perSheet) {
    const rows: GameRow[] = []
    for (const code of codes.slice(start, start + perSheet)) rows.push(await rowOf(browser, host, code))
    const file = join(FOLDER, `${rows[0]?.code}${values.narrow ? '-320' : ''}.png`)
    await writeSheet(browser, rows, file)
    console.log(`${file}: ${rows.map(({ code }) => code).join(', ')}`)
  }
} finally {
  await browser.close()
  await host.close()
}

async function rowOf(browser: Browser, host: SeededHost, code: string): Promise<GameRow> {
  const assignment = assignments.get(code)
  if (!assignment) throw new Error(`no slot ${code}`)
  const { brief, variantId } = assignment
  const model = slotModel(variantId)
  const bet = model.betOptions.reduce((best, each) => (Math.abs(each - BET) < Math.abs(best - BET) ? each : best))
  const seeds = seedsOf(model, bet, MOMENTS)
  const common = { code, seeds }
  await warmUp(host, code)
  const phone = await takeShots(browser, host, {
    ...common,
    size: values.narrow ? NARROW : PHONE,
    moments: ['medium', 'big', 'bonus'],
    isOpening: true,
  })
  const desktop = await takeShots(browser, host, { ...common, size: DESKTOP, moments: ['small', 'big'], isOpening: true })
  for (const [format, shots] of Object.entries({ phone, desktop }))
    for (const [name, shot] of shots) writeFileSync(join(FOLDER, 'shots', `${code}-${format}-${name}.jpg`), shot)
  return {
    code,
    name: brief.name,
    note: `${brief.providerName} · ${variantId}`,
    tile: gameArtSvg(brief, 'thumbnail'),
    phone,
    desktop,
  }
}

/** Renders the symbols before the game opens: a game that has opened once is what most players see. */
async function warmUp({ origin }: SeededHost, code: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin }
  const body = JSON.stringify({ gameCode: code, mode: 'demo', languageCode: 'sk-SK' })
  const reply = await fetch(`${origin}/api/sessions`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`${code}: ${reply.status} ${await reply.text()}`)
  const pictures = JSON.stringify(await reply.json()).matchAll(/"(\/art\/[^"]+)"/g)
  for (const [, path] of pictures) await (await fetch(`${origin}${path}`)).arrayBuffer()
}
