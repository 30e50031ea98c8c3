import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readSealed, writeSealed } from '@herna/service-kit'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** A picture ready to be sent. */
export interface RasterPicture {
  readonly body: Buffer
  readonly etag: string
}

const MEMORY = 48 * 1024 * 1024
const QUALITY = 84
/** Drawings at a time: one leaves the machine's other core to the rounds. */
const AT_ONCE = 1

/**
 * Turns drawings into WebP, each once: kept in memory while it is used and on disk by the drawing's own hash, so a changed
 * drawing is another file. The folder may be lost or damaged at any time; a file that is not whole is drawn again, one that cannot be written costs only the
 * next drawing.
 */
export function createPictureCache(folder: string) {
  const kept = new LRUCache<string, RasterPicture>({ maxSize: MEMORY, sizeCalculation: ({ body }) => body.length })
  const underWay = new Map<string, Promise<RasterPicture>>()
  const queue: (() => void)[] = []
  let drawing = 0

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (drawing >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve))
    else drawing += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else drawing -= 1
    }
  }

  const make = async (draw: () => string): Promise<RasterPicture> => {
    const svg = draw()
    const file = join(folder, `${createHash('sha256').update(`${QUALITY} ${svg}`).digest('hex')}.webp`)
    const body =
      (await readSealed(file)) ??
      (await inTurn(async () => {
        const drawn = await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 4 }).toBuffer()
        // A full or read-only disk: the picture is sent all the same.
        await writeSealed(file, drawn).catch(() => {})
        return drawn
      }))
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }

  /** `key` names the picture in this process; `draw` is called only when it is not in memory. */
  return async (key: string, draw: () => string): Promise<RasterPicture> => {
    const known = kept.get(key)
    if (known) return known
    const running = underWay.get(key)
    if (running) return running
    const made = make(draw).finally(() => underWay.delete(key))
    underWay.set(key, made)
    const picture = await made
    kept.set(key, picture)
    return picture
  }
}
