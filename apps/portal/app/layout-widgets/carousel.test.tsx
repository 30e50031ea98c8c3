import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import { Hero } from './hero.tsx'
import type { WidgetViewOf } from './widget-view.ts'

withMotion()
let idleCallbacks: (() => void)[] = []
beforeEach(async () => {
  await commands.takePointerAway()
  idleCallbacks = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback))
  // Pages of a parallel run are hidden at times.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
})
afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const texts = { jackpots, lobby }
const slides = ['prvá', 'druhá', 'tretia'].map((title, index) => ({
  id: title,
  eyebrow: 'Jackpot Fond',
  title: `Snímka ${title}`,
  text: 'Text',
  image: '/assets/banners/x/hero',
  action: { label: `Akcia ${title}`, href: '/jackpoty' },
  secondAction: null,
  jackpot: index === 0 ? 'fond' : null,
}))
const hero: WidgetViewOf<'Carousel'> = { id: 'h', type: 'Carousel', title: 'Odporúčame', slides }
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const currentSlide = () => document.querySelector('[aria-current]')?.getAttribute('aria-label')
const carousel = () => document.querySelector('section') as HTMLElement

/** Indexes of the slides that the carousel scrolled to by itself; they are shown at once, because smooth scrolling needs frames. */
function recordShownSlides(): number[] {
  const shown: number[] = []
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options?: ScrollToOptions | number) {
    const left = (options as ScrollToOptions).left ?? 0
    shown.push(Math.round(left / this.clientWidth))
    this.scrollLeft = left
  })
  return shown
}
const becomeIdle = () => {
  for (const callback of idleCallbacks.splice(0)) callback()
}
/** Shows the carousel on a page that has loaded; from then on time passes only in `pass`. */
async function showCarousel(): Promise<number[]> {
  const shown = recordShownSlides()
  await show(<Hero widget={hero} />, { texts })
  await expect.poll(() => document.querySelectorAll('section button')).toHaveLength(4)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return shown
}
async function showMovingCarousel(): Promise<number[]> {
  const shown = await showCarousel()
  await expect.poll(() => idleCallbacks).toHaveLength(1)
  becomeIdle()
  return shown
}
/** Each look of `expect.poll` also lets 50 ms pass. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const hover = async () => {
  await userEvent.hover(page.getByRole('heading', { name: 'Snímka prvá' }))
  await expect.poll(() => carousel().matches(':hover')).toBe(true)
}
const takePointerAway = async () => {
  await commands.takePointerAway()
  await expect.poll(() => carousel().matches(':hover')).toBe(false)
}

test('pause is the first control of the carousel, and its slides contain real text and links [3.33]', async () => {
  vi.stubGlobal('fetch', async () => Response.json(amountsReply({ fond: [100_000_000, 50_000] })))
  const withTicker = (
    <JackpotTicker>
      <Hero widget={hero} />
    </JackpotTicker>
  )
  await show(withTicker, { texts, path: '/preview' })
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pozastaviť posúvanie')
  await expect.element(page.getByRole('heading', { name: 'Snímka prvá' })).toBeVisible()
  await expect.poll(() => plain(document.querySelector('[role=group]')?.textContent)).toMatch(/995 \d\d\d,\d\d €/)
  await expect.element(page.getByRole('link', { name: 'Akcia prvá' })).toHaveAttribute('href', '/preview/jackpoty')
})

test('the carousel shows the next slide every seven seconds, and after the last one the first', async () => {
  const shown = await showMovingCarousel()
  await pass(6.9)
  expect(shown).toEqual([])
  await pass(0.1)
  expect(shown).toEqual([1])
  await pass(14)
  expect(shown).toEqual([1, 2, 0])
})

test('the carousel does not advance before the page has loaded and the browser was idle', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const shown = await showCarousel()
  becomeIdle()
  await pass(20)
  expect(shown).toEqual([])
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await pass(20)
  expect(shown).toEqual([])
  becomeIdle()
  await pass(7)
  expect(shown).toEqual([1])
})

test('the carousel waits two seconds after the load event in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const shown = await showCarousel()
  window.dispatchEvent(new Event('load'))
  await pass(8.9)
  expect(shown).toEqual([])
  await pass(0.1)
  expect(shown).toEqual([1])
})

test('the carousel does not advance under the pointer; seven seconds after it leaves, it does', async () => {
  const shown = await showMovingCarousel()
  await hover()
  await pass(20)
  expect(shown).toEqual([])
  await takePointerAway()
  await pass(5.5)
  expect(shown).toEqual([])
  await pass(1.5)
  expect(shown).toEqual([1])
})

test('the carousel does not advance under a pointer that was there before the page was hydrated, and so sends no event', async () => {
  const controller = new AbortController()
  for (const event of ['pointerenter', 'pointerover', 'mouseenter', 'mouseover'])
    window.addEventListener(event, (sent) => sent.stopImmediatePropagation(), { capture: true, signal: controller.signal })
  const shown = await showMovingCarousel()
  await hover()
  await pass(20)
  expect(shown).toEqual([])
  controller.abort()
})

test('the carousel does not advance while the focus is in it; seven seconds after it leaves, it does', async () => {
  const shown = await showMovingCarousel()
  const link = document.querySelector('section a') as HTMLElement
  link.focus()
  await pass(20)
  expect(shown).toEqual([])
  link.blur()
  await pass(6.9)
  expect(shown).toEqual([])
  await pass(0.1)
  expect(shown).toEqual([1])
})

test('the carousel does not advance while it is paused', async () => {
  const shown = await showMovingCarousel()
  const pause = document.querySelector('section button') as HTMLElement
  pause.click()
  await expect.element(page.getByRole('button', { name: 'Spustiť posúvanie' })).toBeVisible()
  await pass(20)
  expect(shown).toEqual([])
  pause.click()
  await expect.poll(() => idleCallbacks).toHaveLength(1)
  becomeIdle()
  await pass(7)
  expect(shown).toEqual([1])
})

test('the carousel does not advance in a hidden page', async () => {
  const shown = await showMovingCarousel()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(20)
  expect(shown).toEqual([])
  hidden.mockReturnValue(false)
  await pass(7)
  expect(shown).toEqual([1])
})

test('the carousel does not advance for a visitor who prefers reduced motion', async () => {
  const shown = await showMovingCarousel()
  await commands.reduceMotion(true)
  await pass(20)
  expect(shown).toEqual([])
  await commands.reduceMotion(false)
  await pass(7)
  expect(shown).toEqual([1])
})

test('a visitor who scrolls the slides sees theirs for seven seconds', async () => {
  const shown = await showMovingCarousel()
  const track = document.querySelector('section > div + div') as HTMLElement
  await pass(6)
  track.scrollLeft = track.clientWidth
  await expect.poll(currentSlide).toBe('Snímka 2 z 3')
  await pass(5.5)
  expect(shown).toEqual([])
  await pass(1.5)
  expect(shown).toEqual([2])
})

test('a carousel that is removed leaves no timer behind', async () => {
  await showMovingCarousel()
  expect(vi.getTimerCount()).toBe(1)
  clear()
  expect(vi.getTimerCount()).toBe(0)
})

test('a carousel that is removed before the browser was idle starts no timer', async () => {
  await showCarousel()
  await expect.poll(() => idleCallbacks).toHaveLength(1)
  clear()
  becomeIdle()
  expect(vi.getTimerCount()).toBe(0)
})

test('a dot shows its slide', async () => {
  await show(<Hero widget={hero} />, { texts })
  await page.getByRole('button', { name: 'Snímka 3 z 3' }).click()
  await expect.poll(currentSlide).toBe('Snímka 3 z 3')
})

test('a single slide has no controls', async () => {
  await show(<Hero widget={{ ...hero, slides: slides.slice(0, 1) }} />, { texts })
  await expect.element(page.getByRole('heading', { name: 'Snímka prvá' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
