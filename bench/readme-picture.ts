import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { startProduct } from '../tests/journeys/running-product.ts'
import { chromiumExecutable } from '../tools/chromium.ts'

// Records README's picture from the running product: a guest scrolls the lobby on a phone, opens a game and plays demo rounds until one wins.
// Needs `npm run build`. `node bench/readme-picture.ts [game code]`; HERNA_JOURNEYS_ORIGIN records a product that runs already.

const FILE = resolve(import.meta.dirname, '../docs/lobby-to-spin.webp')
const GAME = process.argv[2] ?? 'vlcia-hora'
const SIZE = { width: 390, height: 720 }
const WIDTH = 300
const QUALITY = 58
const MAX_ROUNDS = 40
const FRAMES_OF_A_SPIN = 16

interface Frame {
  png: Buffer
  /** Milliseconds. */
  delay: number
}

const running = process.env.HERNA_JOURNEYS_ORIGIN
const product = running ? { origin: running, close: async () => undefined } : await startProduct()
const browser = await chromium.launch({
  executablePath: chromiumExecutable() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({
    viewport: SIZE,
    isMobile: true,
    hasTouch: true,
    locale: 'sk-SK',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  const frames = [...(await lobbyFrames(page)), ...(await gameFrames(page))]
  writeFileSync(FILE, await animationOf(frames))
  console.log(`${FILE}: ${frames.length} frames`)
} finally {
  await browser.close()
  await product.close()
}

async function lobbyFrames(page: Page): Promise<Frame[]> {
  await page.goto(`${product.origin}/`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Len nevyhnutné' }).click()
  await page.waitForTimeout(1_500)
  const frames = [await frameOf(page, 1_500)]
  for (let step = 0; step < 4; step += 1) {
    await page.evaluate(() => scrollBy({ top: 110, behavior: 'instant' }))
    await page.waitForTimeout(700)
    frames.push(await frameOf(page, step === 3 ? 900 : 150))
  }
  await page.goto(`${product.origin}/hra/${GAME}`)
  await page.waitForLoadState('networkidle')
  return [...frames, await frameOf(page, 1_400)]
}

/** Rounds until one wins more than its stake: only that one is kept. */
async function gameFrames(page: Page): Promise<Frame[]> {
  await page
    .getByRole('link', { name: /^Hrať demo/ })
    .first()
    .click()
  const spin = page.locator('.spin')
  const isReady = () => page.locator('.spin[aria-label="Točiť"][aria-disabled=false]').waitFor({ timeout: 60_000 })
  await isReady()
  await page.waitForTimeout(2_000)
  const idle = await frameOf(page, 1_200)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await spin.click()
    const frames: Frame[] = []
    for (let frame = 0; frame < FRAMES_OF_A_SPIN; frame += 1) frames.push(await frameOf(page, 140))
    if (await page.locator('.ribbon:not([hidden]), .cell.highlighted').first().isVisible())
      return [idle, ...frames, await frameOf(page, 2_000)]
    await isReady()
  }
  throw new Error(`no win within ${MAX_ROUNDS} rounds`)
}

async function frameOf(page: Page, delay: number): Promise<Frame> {
  return { png: await page.screenshot(), delay }
}

async function animationOf(frames: readonly Frame[]): Promise<Buffer> {
  const pages = await Promise.all(frames.map(({ png }) => sharp(png).resize(WIDTH).png().toBuffer()))
  return sharp(pages, { join: { animated: true } })
    .webp({ quality: QUALITY, effort: 6, delay: frames.map(({ delay }) => delay), loop: 0, minSize: true })
    .toBuffer()
}
