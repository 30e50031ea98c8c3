import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import errors from '../texts/sk-SK/errors.json'
import lobby from '../texts/sk-SK/lobby.json'
import { nested } from '../texts/nested.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, drawn, show } from '../testing/render.fixture.tsx'
import { VideosRow } from './videos-row.tsx'
import type { VideoView } from './widget-view.ts'

// Real films of the default catalogue.
const filmOf = (code: string) => new URL(`../../../../sandbox/seed/films/${code}.webm`, import.meta.url).href
const texts = { ...nested(errors), lobby } as Record<string, Record<string, string>>
const wolf: VideoView = { id: 'v1', title: 'Vlčia hora: noc', video: filmOf('vlcia-hora'), poster: '/p', game: 'vlcia-hora' }
const pearl: VideoView = {
  id: 'v2',
  title: 'Perla hlbín: ponor',
  video: filmOf('perla-hlbin'),
  poster: '/p',
  game: 'perla-hlbin',
}

withMotion()
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})
const films = () => [...document.querySelectorAll('video')]
const shown = () => films().filter(({ dataset }) => dataset['shown'] === 'true')
const open = (videos: VideoView[], above = 0) =>
  show(
    <div style={{ paddingTop: above, minHeight: 3_000 }}>
      <VideosRow widget={{ id: 'v', type: 'Videos', title: 'Ukážky z hier', videos }} />
    </div>,
    { texts },
  )
const lessMotion = () => {
  const real = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(real(query), 'matches', { value: query.includes('reduce') }),
  )
}
/** What is to be known of the place of things on the screen is known. */
const placed = async () => {
  await drawn()
  await new Promise((done) => new IntersectionObserver(done).observe(document.body))
  await drawn()
}

test('videos in sight play over their pictures, muted, in their place and over and over [2.2]', async () => {
  await open([wolf, pearl])
  await expect.poll(() => shown().length, { timeout: 5_000 }).toBe(2)
  for (const film of films()) expect(film).toMatchObject({ muted: true, paused: false, loop: true, playsInline: true })
  await expect.element(page.getByRole('link', { name: 'Perla hlbín: ponor' })).toHaveAttribute('href', '/hra/perla-hlbin')
})

test('a film is not loaded before it comes near, and stands still when it has gone', async () => {
  await open([wolf], 2_000)
  await placed()
  expect(films()).toHaveLength(0)
  window.scrollTo(0, 1_900)
  await expect.poll(() => shown()[0]?.paused, { timeout: 5_000 }).toBe(false)
  window.scrollTo(0, 0)
  await expect.poll(() => films()[0]?.paused).toBe(true)
})

test('nothing moves on the page when a film comes: its place is kept', async () => {
  const moved: number[] = []
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry)
  })
  const note = (entry: PerformanceEntry) => moved.push((entry as PerformanceEntry & { value: number }).value)
  await open([wolf])
  watch.observe({ type: 'layout-shift' })
  const art = document.querySelector('li a > span') as HTMLElement
  const before = art.getBoundingClientRect().toJSON()
  await expect.poll(() => shown().length, { timeout: 5_000 }).toBe(1)
  await placed()
  expect(art.getBoundingClientRect().toJSON()).toEqual(before)
  expect(films()[0]?.getBoundingClientRect().toJSON()).toEqual(before)
  for (const entry of watch.takeRecords()) note(entry)
  watch.disconnect()
  expect(moved).toEqual([])
})

test('what moves by itself can be stopped: one button pauses all films and plays them again [WCAG 2.2.2]', async () => {
  await open([wolf, pearl])
  await expect.poll(() => shown().length, { timeout: 5_000 }).toBe(2)
  await page.getByRole('button', { name: 'Pozastaviť ukážky' }).click()
  await expect.poll(() => films().map(({ paused }) => paused)).toEqual([true, true])
  await page.getByRole('button', { name: 'Prehrávať ukážky' }).click()
  await expect.poll(() => films().map(({ paused }) => paused)).toEqual([false, false])
})

test('for less motion nothing plays by itself, but who asks for it sees it', async () => {
  lessMotion()
  await open([wolf])
  await placed()
  expect(films()).toHaveLength(0)
  await page.getByRole('button', { name: 'Prehrávať ukážky' }).click()
  await expect.poll(() => shown().length, { timeout: 5_000 }).toBe(1)
})

test('for less data no film is loaded', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, connection: { saveData: true } })
  await open([wolf])
  await placed()
  expect(films()).toHaveLength(0)
})

test('a film that cannot be loaded leaves the picture and its link; the text is for browsers without films [8.31]', async () => {
  await open([{ ...wolf, video: '/assets/films/nie-je.webm' }, pearl])
  await expect.poll(() => films().map(({ src }) => src), { timeout: 5_000 }).toEqual([pearl.video])
  expect(films()[0]?.textContent).toBe('Váš prehliadač nedokáže prehrať toto video.')
  expect(document.querySelectorAll('li img')).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'Vlčia hora: noc' })).toBeVisible()
})

test('a row of pictures alone has nothing to pause', async () => {
  await open([{ ...wolf, video: null }])
  expect(page.getByRole('button', { name: /ukážky/ }).elements()).toHaveLength(0)
})
