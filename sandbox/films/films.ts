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
import type { encodeFilm } from './screen/encode-film.ts'
import { webmOf } from './webm.ts'

// Generates the short silent films of the default catalogue's games: `node sandbox/films/films.ts [code …]`. Chromium renders them frame by frame
// from the games' own images and rounds. They are stored in sandbox/seed/films, from where the content service serves them [2.41] [3.22].

const WEATHER_BY_GAME: Readonly<Record<string, Weather>> = {
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
const MIN_BITRATE = 150_000
/** Size limit in bytes, for phones on mobile networks. */
const MAX_BYTES = 250_000
/** WebCodecs needs a secure origin; the page is served by Playwright's routing, without any network. */
const PAGE_URL = 'https://films.invalid/'

const requestedCodes = process.argv.slice(2)
const unknownCodes = requestedCodes.filter((code) => !(code in WEATHER_BY_GAME))
if (unknownCodes.length > 0)
  throw new Error(`no film is configured for ${unknownCodes.join(', ')}; configured: ${Object.keys(WEATHER_BY_GAME).join(', ')}`)

const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await openPage(page)
  for (const [code, weather] of Object.entries(WEATHER_BY_GAME)) {
    if (requestedCodes.length > 0 && !requestedCodes.includes(code)) continue
    const film = await filmOf(page, code, weather)
    await writeFile(join(FILMS_FOLDER, `${code}.webm`), film)
    console.log(`${code}: ${Math.round(film.length / 1000)} kB`)
  }
  await writeVersions()
} finally {
  await browser.close()
}

/** Serves this folder's modules to the page, with types stripped. */
async function openPage(page: Page): Promise<void> {
  await page.route(`${PAGE_URL}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('.ts')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>films</title>' })
    const source = await readFile(new URL(`.${pathname}`, import.meta.url), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto(PAGE_URL)
}

/** Encodes the film at the best bitrate within the size limit: a film that is too large is encoded again at a lower bitrate. */
async function filmOf(page: Page, code: string, weather: Weather): Promise<Uint8Array> {
  const material = materialOf(code, weather)
  for (let bitrate = BITRATE; ; bitrate = Math.floor(bitrate * 0.94)) {
    const shots = await page.evaluate(
      async ({ input, bits, module }) => ((await import(module)) as { encodeFilm: typeof encodeFilm }).encodeFilm(input, bits),
      { input: material, bits: bitrate, module: `${PAGE_URL}screen/encode-film.ts` },
    )
    const frames = shots.map(({ data, key }) => ({ bytes: Buffer.from(data, 'base64'), key }))
    const film = webmOf(frames, { width: W, height: H, fps: FPS })
    if (film.length <= MAX_BYTES || bitrate < MIN_BITRATE) return film
  }
}

/** A film's URL contains the first digits of its SHA-256, so a changed film has a new URL. */
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
