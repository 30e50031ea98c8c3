import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FILMS_FOLDER } from '@herna/seed/films'
import { chromium, type Page } from 'playwright'
import { chromiumExecutable } from '../../tools/chromium.ts'
import { materialOf } from './material.ts'
import { FPS, H, W } from './screen/measures.ts'
import type { Weather } from './screen/material.ts'
import type { shoot } from './screen/shoot.ts'
import { webmOf } from './webm.ts'

// Shoots the short silent films of the default catalogue's games: `node sandbox/films/films.ts [code …]`. They are drawn from the games' own
// pictures and rounds, frame by frame, in Chromium, and lie in sandbox/seed/films, where the content service serves them [2.41] [3.22].

const CAST: Readonly<Record<string, Weather>> = {
  'tigrie-oci': 'fireflies',
  'vlcia-hora': 'snow',
  'perla-hlbin': 'bubbles',
  'kometa-9': 'stars',
  'faraonova-pecat': 'glints',
  'dracia-hostina': 'embers',
  'cukrova-zahrada': 'confetti',
  'cirkus-polnoc': 'confetti',
  'fenixov-let': 'embers',
  'sedmicka-stastia': 'glints',
}
const VERSIONS = fileURLToPath(import.meta.resolve('@herna/seed/films').replace('index.ts', 'film-versions.ts'))
const BITRATE = 285_000
const LEAST = 150_000
/** Bytes: what a phone on the road loads in a moment. */
const HEAVIEST = 250_000
/** WebCodecs are there on secure pages only; nothing leaves the machine, the page is answered here. */
const STUDIO = 'https://films.invalid/'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((code) => !(code in CAST))
if (unknown.length > 0) throw new Error(`no film is planned of ${unknown.join(', ')}; there are ${Object.keys(CAST).join(', ')}`)

const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await furnish(page)
  for (const [code, weather] of Object.entries(CAST)) {
    if (wanted.length > 0 && !wanted.includes(code)) continue
    const film = await filmOf(page, code, weather)
    await writeFile(join(FILMS_FOLDER, `${code}.webm`), film)
    console.log(`${code}: ${Math.round(film.length / 1000)} kB`)
  }
  await writeVersions()
} finally {
  await browser.close()
}

/** The page's modules are this folder's own, without their types. */
async function furnish(page: Page): Promise<void> {
  await page.route(`${STUDIO}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('.ts')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>films</title>' })
    const source = await readFile(new URL(`.${pathname}`, import.meta.url), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto(STUDIO)
}

/** As good as its weight allows: a film that became too heavy is shot again with what is left. */
async function filmOf(page: Page, code: string, weather: Weather): Promise<Uint8Array> {
  const material = materialOf(code, weather)
  for (let bitrate = BITRATE; ; bitrate = Math.floor(bitrate * 0.94)) {
    const shots = await page.evaluate(
      async ({ given, bits, module }) => ((await import(module)) as { shoot: typeof shoot }).shoot(given, bits),
      { given: material, bits: bitrate, module: `${STUDIO}screen/shoot.ts` },
    )
    const frames = shots.map(({ data, key }) => ({ bytes: Buffer.from(data, 'base64'), key }))
    const film = webmOf(frames, { width: W, height: H, fps: FPS })
    if (film.length <= HEAVIEST || bitrate < LEAST) return film
  }
}

/** A film's address carries the first digits of its SHA-256: another film is another address. */
async function writeVersions(): Promise<void> {
  const files = (await readdir(FILMS_FOLDER)).filter((name) => name.endsWith('.webm')).sort()
  const lines = files.map(async (name) => {
    const digest = createHash('sha256')
      .update(await readFile(join(FILMS_FOLDER, name)))
      .digest('hex')
    return `  '${name.replace('.webm', '')}': '${digest.slice(0, 12)}',\n`
  })
  const head =
    '/** By game code, written by sandbox/films. */\nexport const FILM_VERSIONS: Readonly<Record<string, string>> = {\n'
  await writeFile(VERSIONS, `${head}${(await Promise.all(lines)).join('')}}\n`)
}
