import { expect, test } from 'vitest'
import { FILM_VERSIONS } from './film-versions.ts'

// In a browser, because only a browser knows what it can play.
const SHADES = 16
const shadesOf = (film: HTMLVideoElement): number[] => {
  const sheet = new OffscreenCanvas(SHADES, SHADES)
  const context = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(film, 0, 0, SHADES, SHADES)
  return [...context.getImageData(0, 0, SHADES, SHADES).data]
}
const far = (a: number[], b: number[]): number => a.reduce((sum, shade, n) => sum + Math.abs(shade - (b[n] ?? 0)), 0) / a.length
/** The picture at that time, when it has really been presented. */
async function at(film: HTMLVideoElement, time: number): Promise<number[]> {
  const presented = new Promise((done) => film.requestVideoFrameCallback(done))
  film.currentTime = time
  await presented
  return shadesOf(film)
}

test.each(Object.keys(FILM_VERSIONS))(
  'the film of %s plays, is short, light and silent, moves, and ends as it began [2.41]',
  async (code) => {
    const answer = await fetch(new URL(`../../films/${code}.webm`, import.meta.url))
    const file = await answer.blob()
    expect(file.size).toBeLessThanOrEqual(250_000)
    const film = document.createElement('video')
    film.muted = true
    const ready = new Promise((done, failed) => {
      film.addEventListener('canplaythrough', done, { once: true })
      film.addEventListener('error', () => failed(new Error(film.error?.message)), { once: true })
    })
    film.src = URL.createObjectURL(new Blob([file], { type: 'video/webm' }))
    document.body.append(film)
    await ready
    expect([film.videoWidth, film.videoHeight]).toEqual([640, 400])
    expect(film.duration).toBeGreaterThan(4)
    expect(film.duration).toBeLessThanOrEqual(6)
    const { captureStream } = film as HTMLVideoElement & { captureStream(): MediaStream }
    expect(captureStream.call(film).getAudioTracks()).toEqual([])
    const first = await at(film, 0.02)
    expect(far(first, await at(film, film.duration / 2))).toBeGreaterThan(10)
    expect(far(first, await at(film, film.duration - 0.02))).toBeLessThan(12)
    URL.revokeObjectURL(film.src)
  },
)
