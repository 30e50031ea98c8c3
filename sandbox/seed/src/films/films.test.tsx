import { expect, test } from 'vitest'
import { FILM_VERSIONS } from './film-versions.ts'

// Runs in a browser, because only a browser can tell whether it plays the file.
const SAMPLE_SIZE = 16
const pixelsOf = (film: HTMLVideoElement): number[] => {
  const canvas = new OffscreenCanvas(SAMPLE_SIZE, SAMPLE_SIZE)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(film, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE)
  return [...context.getImageData(0, 0, SAMPLE_SIZE, SAMPLE_SIZE).data]
}
const meanDifference = (a: number[], b: number[]): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
/** The pixels at that time, once the frame has been presented. */
async function pixelsAt(film: HTMLVideoElement, time: number): Promise<number[]> {
  const presented = new Promise((done) => film.requestVideoFrameCallback(done))
  film.currentTime = time
  await presented
  return pixelsOf(film)
}

test.each(Object.keys(FILM_VERSIONS))(
  'the film of %s plays, is short, light and silent, shows motion and loops seamlessly [2.41]',
  async (code) => {
    const response = await fetch(new URL(`../../films/${code}.webm`, import.meta.url))
    const file = await response.blob()
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
    const first = await pixelsAt(film, 0.02)
    expect(meanDifference(first, await pixelsAt(film, film.duration / 2))).toBeGreaterThan(10)
    expect(meanDifference(first, await pixelsAt(film, film.duration - 0.02))).toBeLessThan(12)
    URL.revokeObjectURL(film.src)
  },
)
