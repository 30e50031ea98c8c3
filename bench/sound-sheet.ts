import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { slotModel } from '@herna/game-maths'
import { slotAssignments } from '@herna/seed'
import { type Browser, chromium } from 'playwright'
import { chromiumExecutable } from '../tools/chromium.ts'
import { startSeededHost } from './game-sheets/host.ts'
import { seedsOf } from './game-sheets/rounds.ts'
import { type Recording, recordGame } from './game-sheets/record-sound.ts'
import { table } from './measure.ts'

// What games let sound, as pictures: a slot of every studio's material is played at the game host with sound switched on, what its audio graph sends to the
// loudspeaker is recorded, and drawn as waveform and level with the moments of the clips. Fails when a sample clips, when sound starts before a gesture
// or when a win is silent. Needs `npm run build`. `node bench/sound-sheet.ts [code …]`

const FOLDER = resolve(import.meta.dirname, '../.game-sheets')
const MATERIALS = [
  'vlcia-hora',
  'hviezdny-joker',
  'faraonova-pecat',
  'lisci-les',
  'cierna-dama',
  'perla-hlbin',
  'trpaslicia-bana',
  'kometa-9',
  'melon-mania',
  'severny-vietor',
] as const
const BET = 100

const { positionals } = parseArgs({ allowPositionals: true })
const codes = positionals.length > 0 ? positionals : MATERIALS
const assignments = slotAssignments()
mkdirSync(FOLDER, { recursive: true })
const host = await startSeededHost(codes, FOLDER)
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
const recordings: Recording[] = []
try {
  for (const code of codes) {
    const model = slotModel(assignments.get(code)?.variantId ?? '')
    const bet = model.betOptions.reduce((best, each) => (Math.abs(each - BET) < Math.abs(best - BET) ? each : best))
    const seeds = seedsOf(model, bet, ['small', 'medium', 'big', 'bonus'])
    recordings.push(await recordGame(browser, host, code, seeds))
  }
  const decibels = (level: number) => (20 * Math.log10(level)).toFixed(1)
  console.log(
    table(
      ['game', 'peak', 'loudest 400 ms, dB', 'ambience, dB', 'clips'],
      recordings.map(({ code, peak, loudest, ambience, clips }) => [
        code,
        peak.toFixed(3),
        decibels(loudest),
        decibels(ambience),
        clips.length,
      ]),
    ),
  )
  writeFileSync(join(FOLDER, 'sounds.png'), await pictureOf(browser, recordings))
  const faults = recordings.flatMap(({ code, peak, faults }) => [
    ...faults.map((fault) => `${code}: ${fault}`),
    ...(peak >= 1 ? [`${code}: a sample clips`] : []),
  ])
  if (faults.length > 0) throw new Error(faults.join('\n'))
} finally {
  await browser.close()
  await host.close()
}

async function pictureOf(to: Browser, all: readonly Recording[]): Promise<Buffer> {
  const page = await to.newPage({ viewport: { width: 1500, height: all.length * 150 } })
  const rows = all.map(
    ({ code, picture }) =>
      `<figure style="margin:0"><figcaption>${code}</figcaption><img width="1500" src="${picture}"></figure>`,
  )
  await page.setContent(`<body style="margin:0;background:#0f0c17;color:#f4f1fb;font:12px sans-serif">${rows.join('')}`)
  const png = await page.screenshot({ fullPage: true })
  await page.close()
  return png
}
