import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readChecksummed, writeChecksummed } from '@herna/service-kit'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** A rendered WebP picture with its ETag. */
export interface RasterPicture {
  readonly body: Buffer
  readonly etag: string
}

/** Who waits for a picture: a request, or nobody yet. */
export type Priority = 'request' | 'ahead'

const MEMORY_BYTES = 48 * 1024 * 1024
/**
 * The first player of a game waits for a dozen pictures: this takes two fifths of the processor time of sharp's default effort and lossless
 * transparency, for 4 % more bytes, and no transparency is off by more than 2 of 255.
 */
const ENCODING = { quality: 84, alphaQuality: 80, effort: 2 }
const ENCODING_KEY = JSON.stringify(ENCODING)
/** Parallel renders: one leaves the machine's other core to the rounds. */
const MAX_PARALLEL = 1

/**
 * Renders SVG to WebP, each picture once: cached in memory, and on disk under a hash of the encoding and the SVG, so what changes is another file.
 * The folder may be deleted or damaged at any time: a damaged file is rendered again, one that cannot be written is rendered again next time.
 */
export function createPictureCache(folder: string) {
  const cachedPictures = new LRUCache<string, RasterPicture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ body }) => body.length,
  })
  const inFlight = new Map<string, Promise<RasterPicture>>()
  const queues: Record<Priority, (() => void)[]> = { request: [], ahead: [] }
  let activeRenders = 0

  const runQueued = async <T>(priority: Priority, work: () => Promise<T>): Promise<T> => {
    if (activeRenders >= MAX_PARALLEL) await new Promise<void>((resolve) => queues[priority].push(resolve))
    else activeRenders += 1
    try {
      return await work()
    } finally {
      const next = queues.request.shift() ?? queues.ahead.shift()
      if (next) next()
      else activeRenders -= 1
    }
  }

  const render = async (draw: () => string, priority: Priority): Promise<RasterPicture> => {
    const svg = draw()
    const file = join(folder, `${createHash('sha256').update(`${ENCODING_KEY} ${svg}`).digest('hex')}.webp`)
    const body =
      (await readChecksummed(file)) ??
      (await runQueued(priority, async () => {
        const webp = await sharp(Buffer.from(svg)).webp(ENCODING).toBuffer()
        // A full or read-only disk must not keep the picture from being sent.
        await writeChecksummed(file, webp).catch(() => {})
        return webp
      }))
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }

  /**
   * `key` identifies the picture in this process; `draw` (its SVG) is called only when it is not in memory. Pictures rendered ahead wait until
   * no request does.
   */
  return async (key: string, draw: () => string, priority: Priority = 'request'): Promise<RasterPicture> => {
    const cachedPicture = cachedPictures.get(key)
    if (cachedPicture) return cachedPicture
    const pendingRender = inFlight.get(key)
    if (pendingRender) return pendingRender
    const rendering = render(draw, priority).finally(() => inFlight.delete(key))
    inFlight.set(key, rendering)
    const picture = await rendering
    cachedPictures.set(key, picture)
    return picture
  }
}
