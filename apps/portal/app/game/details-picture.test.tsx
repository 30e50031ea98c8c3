import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import errors from '../texts/sk-SK/errors.json'
import game from '../texts/sk-SK/game.json'
import { nested } from '../texts/nested.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, drawn, show } from '../testing/render.fixture.tsx'
import { DetailsPicture, VIDEO_LOADED_DELAY } from './details-picture.tsx'
import type { TileView } from './tile-view.ts'

// A real film, three seconds of a ball that moves: nothing here pretends to be a video.
const FILM = new URL('./short-film.fixture.webm', import.meta.url).href
const wolf: TileView = { code: 'vlcia-hora', name: 'Vlčia hora', provider: 'Kriváň Games', version: '1' }
const texts = { ...nested(errors), game } as Record<string, Record<string, string>>

/** No content service draws pictures here; that one is missing is another test's subject. */
const notThePicture = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation()

withMotion()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  window.addEventListener('error', notThePicture, true)
})
afterEach(() => {
  clear()
  window.removeEventListener('error', notThePicture, true)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const film = () => document.querySelector('video')
const picture = () => document.querySelector('img')
const open = (video: string | null) => show(<DetailsPicture tile={wolf} video={video} />, { texts })
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const playing = async () => {
  await after(VIDEO_LOADED_DELAY)
  await expect.poll(() => film()?.dataset['shown'], { timeout: 5_000 }).toBe('true')
}

test('the film comes 1.4 s after the picture and not earlier [9.12] [4.34]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = open(FILM)
  while (!picture()) await after(1)
  await after(10)
  await shown
  await drawn()
  await after(1_380)
  await drawn()
  expect(film()).toBeNull()
  await after(20)
  await drawn()
  expect(film()?.src).toBe(FILM)
})

test('it plays muted, by itself, in its place and over and over, while the picture fades out under it [4.34] [2.41]', async () => {
  await open(FILM)
  expect(getComputedStyle(picture() as Element).opacity).toBe('1')
  await playing()
  expect(film()).toMatchObject({ muted: true, paused: false, loop: true, playsInline: true })
  await expect.poll(() => getComputedStyle(picture() as Element).opacity, { timeout: 4_000 }).toBe('0')
  await expect.poll(() => getComputedStyle(film() as Element).opacity).toBe('1')
})

test('the film covers the picture exactly: nothing moves when it comes', async () => {
  await open(FILM)
  const before = picture()?.parentElement?.getBoundingClientRect().toJSON()
  await playing()
  expect(picture()?.parentElement?.getBoundingClientRect().toJSON()).toEqual(before)
  expect(film()?.getBoundingClientRect().toJSON()).toEqual(picture()?.getBoundingClientRect().toJSON())
})

test('it can be paused and played again', async () => {
  await open(FILM)
  await playing()
  await page.getByRole('button', { name: 'Pozastaviť ukážku' }).click()
  await expect.poll(() => film()?.paused).toBe(true)
  await page.getByRole('button', { name: 'Prehrať ukážku' }).click()
  await expect.poll(() => film()?.paused).toBe(false)
})

test('a film that cannot be loaded is dropped and the picture stays [4.34]', async () => {
  await open('/assets/films/nie-je.webm')
  await after(VIDEO_LOADED_DELAY)
  await expect.poll(() => document.querySelectorAll('video, button').length, { timeout: 5_000 }).toBe(0)
  expect(getComputedStyle(picture() as Element).opacity).toBe('1')
})

test('a film the browser may not start by itself is dropped as well', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  await open(FILM)
  await after(VIDEO_LOADED_DELAY)
  await expect.poll(film).toBeNull()
  expect(picture()).not.toBeNull()
})

test('a browser that knows no films reads why [8.31]', async () => {
  await open(FILM)
  await playing()
  expect(film()?.textContent).toBe('Váš prehliadač nedokáže prehrať toto video.')
  expect(film()?.textContent).toBe(errors['errors.your-browser-does-not-support-the-video-tag'])
})

test('for less motion there is the picture alone', async () => {
  const real = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(real(query), 'matches', { value: query.includes('reduce') }),
  )
  await open(FILM)
  await after(VIDEO_LOADED_DELAY * 2)
  expect(film()).toBeNull()
  expect(picture()).not.toBeNull()
})

test('for less data there is the picture alone', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, connection: { saveData: true } })
  await open(FILM)
  await after(VIDEO_LOADED_DELAY * 2)
  expect(film()).toBeNull()
})

test('a game without a film keeps its picture and gets no controls', async () => {
  await open(null)
  await after(VIDEO_LOADED_DELAY * 2)
  expect(document.querySelectorAll('video, button')).toHaveLength(0)
})

test('the details of an open live table show the picture its studio takes, and the game’s own when that one fails [3.21] [4.35]', async () => {
  await show(<DetailsPicture tile={{ ...wolf, live: true, tableImage: '/stol.jpg' }} video={null} />, { texts })
  expect(picture()?.getAttribute('src')).toBe('/content/stol.jpg')
  // The one failure that counts: those of pictures that nobody serves here are kept from React.
  window.removeEventListener('error', notThePicture, true)
  picture()?.dispatchEvent(new Event('error'))
  window.addEventListener('error', notThePicture, true)
  await expect.poll(() => picture()?.getAttribute('srcset')).toContain('/assets/vlcia-hora/thumbnail')
})
