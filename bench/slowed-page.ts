import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** Shared by the benchmarks of interactions: pages of a browser whose CPU is slowed down. */
export const CPU_FACTOR = 4
export const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'sk-SK' }
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'sk-SK',
}

export interface SlowPage {
  page: Page
  session: CDPSession
}

/** Opens a page, lets it settle at full speed (and log in), then slows the CPU. */
export async function openSlowed(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = DESKTOP,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<SlowPage> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await prepare(page)
  await page.waitForTimeout(1_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR })
  return { page, session }
}
