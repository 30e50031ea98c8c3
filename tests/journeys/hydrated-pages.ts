import type { Browser, BrowserContext, Page } from 'playwright/test'
import { failImagesOfFrames } from './blocked-images.ts'

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

/** Contexts whose pages have a person before them, or deliberately none. */
const prepared = new WeakSet<BrowserContext>()

/** In every page of the context somebody moves a pointer as soon as it has loaded; without a position, so that nothing is hovered. */
async function addPerson(context: BrowserContext): Promise<void> {
  if (prepared.has(context)) return
  prepared.add(context)
  await context.addInitScript(() => {
    if (window === window.top) addEventListener('load', () => dispatchEvent(new Event('pointermove')), { once: true })
  })
}

/** Nobody touches the pages of this context, and `goto` does not wait until they are hydrated. To be called before its first page is opened. */
export const leaveUntouched = (context: BrowserContext): void => {
  prepared.add(context)
  untouched.add(context)
}
const untouched = new WeakSet<BrowserContext>()

/**
 * From here on every page has a person before it, because without one its scripts start only after some seconds, and `goto` and `reload` of every page of the browser also wait until the portal is hydrated, like a visitor who
 * reads the page first. A journey that uses a page earlier, or one that cannot be hydrated, passes `waitUntil: 'domcontentloaded'` or `'commit'`.
 */
export async function useHydratedPages(browser: Browser, images: 'blocked' | 'loaded'): Promise<void> {
  const page = await browser.newPage()
  const methods = Object.getPrototypeOf(page) as Record<'goto' | 'reload', Load>
  await page.close()
  const isAwaited = (page: Page, options?: LoadOptions) => waitsForLoad(options) && !untouched.has(page.context())
  const { goto, reload } = methods as Pick<Page, 'goto' | 'reload'>
  const withFailingImages = new WeakSet<BrowserContext>()
  methods.goto = async function (this: Page, url: string, options?: LoadOptions) {
    await addPerson(this.context())
    if (images === 'blocked' && !withFailingImages.has(this.context())) {
      withFailingImages.add(this.context())
      await failImagesOfFrames(this.context())
    }
    const response = await goto.call(this, url, options)
    if (isAwaited(this, options)) await waitForHydration(this)
    return response
  }
  methods.reload = async function (this: Page, options?: LoadOptions) {
    const response = await reload.call(this, options)
    if (isAwaited(this, options)) await waitForHydration(this)
    return response
  }
}
