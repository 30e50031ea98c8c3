import type { Browser, Page } from 'playwright/test'

type Load = Page['goto'] | Page['reload']
type LoadOptions = Parameters<Page['reload']>[0]

/** True when the page is hydrated, or never will be: scripts are disabled, or the page is not the portal's. */
const isReady = (): boolean => {
  const isPortal = matchMedia('(scripting: enabled)').matches && document.querySelector('script[type=late-module]') !== null
  return !isPortal || document.documentElement.dataset.hydrated !== undefined
}

const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(isReady, undefined, { timeout: 15_000 })
}

const waitsForLoad = ({ waitUntil = 'load' }: LoadOptions = {}): boolean => waitUntil === 'load' || waitUntil === 'networkidle'

/**
 * From here on `goto` and `reload` of every page of the browser also wait until the portal is hydrated, like a visitor who reads the page first: its scripts start only
 * after the page has loaded. A journey that uses a page earlier, or one that cannot be hydrated, passes `waitUntil: 'domcontentloaded'` or `'commit'`.
 */
export async function useHydratedPages(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  const methods = Object.getPrototypeOf(page) as Record<'goto' | 'reload', Load>
  await page.close()
  const { goto, reload } = methods as Pick<Page, 'goto' | 'reload'>
  methods.goto = async function (this: Page, url: string, options?: LoadOptions) {
    const response = await goto.call(this, url, options)
    if (waitsForLoad(options)) await waitForHydration(this)
    return response
  }
  methods.reload = async function (this: Page, options?: LoadOptions) {
    const response = await reload.call(this, options)
    if (waitsForLoad(options)) await waitForHydration(this)
    return response
  }
}
