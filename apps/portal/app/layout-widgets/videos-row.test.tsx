import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import errors from '../texts/sk-SK/errors.json'
import lobby from '../texts/sk-SK/lobby.json'
import { nestMessages } from '../texts/nested.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { VideosRow } from './videos-row.tsx'
import type { VideoView } from './widget-view.ts'

// Real videos of the default catalogue.
const videoUrl = (code: string) => new URL(`../../../../sandbox/seed/films/${code}.webm`, import.meta.url).href
const texts = { ...nestMessages(errors), lobby } as Record<string, Record<string, string>>
const wolf: VideoView = { id: 'v1', title: 'Vlčia hora: noc', video: videoUrl('vlcia-hora'), poster: '/p', game: 'vlcia-hora' }
const pearl: VideoView = {
  id: 'v2',
  title: 'Perla hlbín: ponor',
  video: videoUrl('perla-hlbin'),
  poster: '/p',
  game: 'perla-hlbin',
}

withMotion()
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})
const videos = () => [...document.querySelectorAll('video')]
const visibleVideos = () => videos().filter(({ dataset }) => dataset['shown'] === 'true')
const showRow = (videos: VideoView[], above = 0) =>
  show(
    <div style={{ paddingTop: above, minHeight: 3_000 }}>
      <VideosRow widget={{ id: 'v', type: 'Videos', title: 'Ukážky z hier', videos }} />
    </div>,
    { texts },
  )
const reduceMotion = () => {
  const real = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(real(query), 'matches', { value: query.includes('reduce') }),
  )
}
/** Waits until intersection observers have reported. */
const intersectionsSettled = async () => {
  await nextPaint()
  await new Promise((done) => new IntersectionObserver(done).observe(document.body))
  await nextPaint()
}

test('visible videos play over their pictures, muted, inline and looped [2.2]', async () => {
  await showRow([wolf, pearl])
  await expect.poll(() => visibleVideos().length).toBe(2)
  for (const video of videos()) expect(video).toMatchObject({ muted: true, paused: false, loop: true, playsInline: true })
  await expect.element(page.getByRole('link', { name: 'Perla hlbín: ponor' })).toHaveAttribute('href', '/hra/perla-hlbin')
})

test('a video is loaded only near the viewport and paused when it leaves', async () => {
  await showRow([wolf], 2_000)
  await intersectionsSettled()
  expect(videos()).toHaveLength(0)
  window.scrollTo(0, 1_900)
  await expect.poll(() => visibleVideos()[0]?.paused).toBe(false)
  window.scrollTo(0, 0)
  await expect.poll(() => videos()[0]?.paused).toBe(true)
})

test('nothing shifts when a video appears: its space is reserved', async () => {
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record(entry)
  })
  const record = (entry: PerformanceEntry) => shifts.push((entry as PerformanceEntry & { value: number }).value)
  await showRow([wolf])
  observer.observe({ type: 'layout-shift' })
  const art = document.querySelector('li a > span') as HTMLElement
  const initialRect = art.getBoundingClientRect().toJSON()
  await expect.poll(() => visibleVideos().length).toBe(1)
  await intersectionsSettled()
  expect(art.getBoundingClientRect().toJSON()).toEqual(initialRect)
  expect(videos()[0]?.getBoundingClientRect().toJSON()).toEqual(initialRect)
  for (const entry of observer.takeRecords()) record(entry)
  observer.disconnect()
  expect(shifts).toEqual([])
})

test('one button pauses and resumes all videos [WCAG 2.2.2]', async () => {
  await showRow([wolf, pearl])
  await expect.poll(() => visibleVideos().length).toBe(2)
  await page.getByRole('button', { name: 'Pozastaviť ukážky' }).click()
  await expect.poll(() => videos().map(({ paused }) => paused)).toEqual([true, true])
  await page.getByRole('button', { name: 'Prehrávať ukážky' }).click()
  await expect.poll(() => videos().map(({ paused }) => paused)).toEqual([false, false])
})

test('with reduced motion nothing autoplays, but the visitor can start the videos', async () => {
  reduceMotion()
  await showRow([wolf])
  await intersectionsSettled()
  expect(videos()).toHaveLength(0)
  await page.getByRole('button', { name: 'Prehrávať ukážky' }).click()
  await expect.poll(() => visibleVideos().length).toBe(1)
})

test('with data saving no video is loaded', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, connection: { saveData: true } })
  await showRow([wolf])
  await intersectionsSettled()
  expect(videos()).toHaveLength(0)
})

test('a video that cannot be loaded leaves the picture and its link; the fallback text is for browsers without video [8.31]', async () => {
  await showRow([{ ...wolf, video: '/assets/films/nie-je.webm' }, pearl])
  await expect.poll(() => videos().map(({ src }) => src)).toEqual([pearl.video])
  expect(videos()[0]?.textContent).toBe('Váš prehliadač nedokáže prehrať toto video.')
  expect(document.querySelectorAll('li img')).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'Vlčia hora: noc' })).toBeVisible()
})

test('a row without videos has no pause button', async () => {
  await showRow([{ ...wolf, video: null }])
  expect(page.getByRole('button', { name: /ukážky/ }).elements()).toHaveLength(0)
})
