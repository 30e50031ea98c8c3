import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import errors from '../texts/sk-SK/errors.json'
import game from '../texts/sk-SK/game.json'
import { nestMessages } from '../texts/nested.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { DetailsPicture, VIDEO_LOADED_DELAY } from './details-picture.tsx'
import type { TileView } from './tile-view.ts'

// A real three-second video of a moving ball, so playback is tested without mocks.
const VIDEO = new URL('./short-video.fixture.webm', import.meta.url).href
const wolf: TileView = { code: 'vlcia-hora', name: 'Vlčia hora', provider: 'Kriváň Games', version: '1' }
const texts = { ...nestMessages(errors), game } as Record<string, Record<string, string>>

/** No content service runs here, so picture errors are suppressed; a missing picture is tested elsewhere. */
const ignorePictureErrors = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation()

withMotion()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  window.addEventListener('error', ignorePictureErrors, true)
})
afterEach(() => {
  clear()
  window.removeEventListener('error', ignorePictureErrors, true)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const video = () => document.querySelector('video')
const picture = () => document.querySelector('img')
const openPicture = (video: string | null) => show(<DetailsPicture tile={wolf} video={video} />, { texts })
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const playing = async () => {
  await advance(VIDEO_LOADED_DELAY)
  await expect.poll(() => video()?.dataset['shown']).toBe('true')
}

test('the video appears 1.4 s after the picture and not earlier [9.12] [4.34]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rendering = openPicture(VIDEO)
  while (!picture()) await advance(1)
  await advance(10)
  await rendering
  await nextPaint()
  await advance(1_380)
  await nextPaint()
  expect(video()).toBeNull()
  await advance(20)
  await nextPaint()
  expect(video()?.src).toBe(VIDEO)
})

test('the video autoplays muted, inline and looped, and the picture fades out under it [4.34] [2.41]', async () => {
  await openPicture(VIDEO)
  expect(getComputedStyle(picture() as Element).opacity).toBe('1')
  await playing()
  expect(video()).toMatchObject({ muted: true, paused: false, loop: true, playsInline: true })
  await expect.poll(() => getComputedStyle(picture() as Element).opacity).toBe('0')
  await expect.poll(() => getComputedStyle(video() as Element).opacity).toBe('1')
})

test('the video covers the picture exactly, so nothing shifts when it appears', async () => {
  await openPicture(VIDEO)
  const previousBox = picture()?.parentElement?.getBoundingClientRect().toJSON()
  await playing()
  expect(picture()?.parentElement?.getBoundingClientRect().toJSON()).toEqual(previousBox)
  expect(video()?.getBoundingClientRect().toJSON()).toEqual(picture()?.getBoundingClientRect().toJSON())
})

test('the video can be paused and resumed', async () => {
  await openPicture(VIDEO)
  await playing()
  await page.getByRole('button', { name: 'Pozastaviť ukážku' }).click()
  await expect.poll(() => video()?.paused).toBe(true)
  await page.getByRole('button', { name: 'Prehrať ukážku' }).click()
  await expect.poll(() => video()?.paused).toBe(false)
})

test('a video that cannot be loaded is removed and the picture stays [4.34]', async () => {
  await openPicture('/assets/films/nie-je.webm')
  await advance(VIDEO_LOADED_DELAY)
  await expect.poll(() => document.querySelectorAll('video, button').length).toBe(0)
  expect(getComputedStyle(picture() as Element).opacity).toBe('1')
})

test('a video whose autoplay the browser blocks is removed as well', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  await openPicture(VIDEO)
  await advance(VIDEO_LOADED_DELAY)
  await expect.poll(video).toBeNull()
  expect(picture()).not.toBeNull()
})

test('a browser without video support shows the explanation [8.31]', async () => {
  await openPicture(VIDEO)
  await playing()
  expect(video()?.textContent).toBe('Váš prehliadač nedokáže prehrať toto video.')
  expect(video()?.textContent).toBe(errors['errors.your-browser-does-not-support-the-video-tag'])
})

test('with reduced motion only the picture is shown', async () => {
  const real = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(real(query), 'matches', { value: query.includes('reduce') }),
  )
  await openPicture(VIDEO)
  await advance(VIDEO_LOADED_DELAY * 2)
  expect(video()).toBeNull()
  expect(picture()).not.toBeNull()
})

test('with data saving only the picture is shown', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, connection: { saveData: true } })
  await openPicture(VIDEO)
  await advance(VIDEO_LOADED_DELAY * 2)
  expect(video()).toBeNull()
})

test('a game without a video shows its picture and no controls', async () => {
  await openPicture(null)
  await advance(VIDEO_LOADED_DELAY * 2)
  expect(document.querySelectorAll('video, button')).toHaveLength(0)
})

test('the details of an open live table show its live picture, and the game’s own picture when that one fails [3.21] [4.35]', async () => {
  await show(<DetailsPicture tile={{ ...wolf, live: true, tableImage: '/stol.jpg' }} video={null} />, { texts })
  expect(picture()?.getAttribute('src')).toBe('/content/stol.jpg')
  // Only this error reaches React; errors of other pictures are suppressed because no service serves them here.
  window.removeEventListener('error', ignorePictureErrors, true)
  picture()?.dispatchEvent(new Event('error'))
  window.addEventListener('error', ignorePictureErrors, true)
  await expect.poll(() => picture()?.getAttribute('srcset')).toContain('/assets/vlcia-hora/thumbnail')
})
