import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import type { SeededHost } from './host.ts'
import { type Moment, seededDraw } from './rounds.ts'

/** A picture as JPEG, by the name of what it shows. */
export type Shots = Map<string, Buffer>

export interface ShotsOptions {
  code: string
  seeds: ReadonlyMap<Moment, number>
  size: readonly [width: number, height: number]
  /** Which moments to play, in this order. */
  moments: readonly Moment[]
  /** Also the loading screen, and the game before its first spin. */
  isOpening: boolean
}

const WAIT = 60_000
const QUIET = 900
const DIALOG = 'dialog.decision[open]'

/** Opens the game at the host, plays one round per moment, and takes a picture of each. */
export async function takeShots(browser: Browser, host: SeededHost, options: ShotsOptions): Promise<Shots> {
  const [width, height] = options.size
  const isPhone = width < 600
  const context = await browser.newContext({ viewport: { width, height }, locale: 'sk-SK', hasTouch: isPhone, isMobile: isPhone })
  context.setDefaultTimeout(WAIT)
  try {
    return await playAll(context, host, options)
  } finally {
    await context.close()
  }
}

async function playAll(context: BrowserContext, host: SeededHost, options: ShotsOptions): Promise<Shots> {
  const shots: Shots = new Map()
  const page = await context.newPage()
  const take = async (name: string) => void shots.set(name, await page.screenshot({ type: 'jpeg', quality: 88 }))
  const opened = await holdSession(page)
  await page.goto(`${host.origin}/launch/${options.code}?mode=demo`)
  await page.waitForLoadState('load')
  if (options.isOpening) await take('loading')
  opened()
  await idle(page)
  await page.waitForTimeout(QUIET)
  if (options.isOpening) await take('idle')
  for (const moment of options.moments) {
    const seed = options.seeds.get(moment)
    if (seed === undefined) continue
    host.drawFrom(seededDraw(seed))
    await page.locator('.spin').click()
    await SHOW[moment](page, take)
    if (moment !== options.moments.at(-1)) await finish(page)
  }
  return shots
}

/** Keeps the game loading until the function that it returns is called. */
async function holdSession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/sessions', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

type Take = (name: string) => Promise<void>
const spinIs = (page: Page, name: RegExp) => page.locator('.spin').and(page.getByRole('button', { name, includeHidden: true }))
const idle = (page: Page) =>
  spinIs(page, /^Točiť/)
    .and(page.locator('[aria-disabled=false]'))
    .waitFor()

const SHOW: Record<Moment, (page: Page, take: Take) => Promise<void>> = {
  async loss(page, take) {
    await idle(page)
    await take('loss')
  },
  async small(page, take) {
    await page.locator('.cell.highlighted').first().waitFor()
    await page.waitForTimeout(500)
    await take('small')
  },
  async medium(page, take) {
    await page.locator('.ribbon:not([hidden])').waitFor()
    await page.waitForTimeout(700)
    await take('medium')
  },
  async big(page, take) {
    await page.locator('.overlay.celebrated:not([hidden])').waitFor()
    await page.waitForTimeout(1_600)
    await take('big')
  },
  async bonus(page, take) {
    const ask = page.locator(`${DIALOG}, .overlay:not([hidden]):not(.celebrated), .in-free-spins`).first()
    await ask.waitFor()
    await page.waitForTimeout(QUIET)
    await take('intro')
    const option = page.locator(`${DIALOG} .spin-option`).first()
    const go = page.locator('.overlay:not([hidden]) .overlay-go')
    if (await option.isVisible()) await option.click()
    if (await go.isVisible()) await go.click()
    await page.locator('.in-free-spins').waitFor()
    await page.waitForTimeout(2_200)
    await take('bonus')
  },
}

/** Presses at once what may be gone in a moment: on a busy machine a big win ends by itself while a click waits for its button to rest. */
const press = (target: Locator): Promise<void> => target.click({ force: true, timeout: 2_000 }).catch(() => undefined)

/** Ends what is shown, as a player in a hurry would. */
async function finish(page: Page): Promise<void> {
  const collect = page.locator(`${DIALOG} .collect`)
  const go = page.locator('.overlay:not([hidden]) .overlay-go')
  const ready = spinIs(page, /^Točiť/)
  for (let step = 0; step < 400 && !(await ready.isVisible()); step += 1) {
    if (await collect.isVisible()) await press(collect)
    else if (await go.isVisible()) await press(go)
    else await press(page.locator('.spin'))
    await page.waitForTimeout(120)
  }
  await idle(page)
}
