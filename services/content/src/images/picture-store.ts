import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readChecksummed, writeChecksummed } from '@herna/service-kit'
import type { ImageWorkers, Priority } from './image-workers.ts'
import type { RenderRequest } from './render-request.ts'

/** A rendered image. */
export interface Picture {
  bytes: Uint8Array
  etag: string
}
/** The stored images. */
export interface PictureStore {
  get(request: RenderRequest, priority: Priority): Promise<Picture | null>
}

/**
 * Images on disk, named by a hash of their request: an old file is never wrong, only unused, and a damaged one is rendered again. Concurrent requests for
 * an image render it once.
 */
export function createPictureStore(folder: string, workers: ImageWorkers): PictureStore {
  const pendingPictures = new Map<string, Promise<Picture | null>>()

  const load = async (request: RenderRequest, name: string, priority: Priority): Promise<Picture | null> => {
    const file = join(folder, name.slice(0, 2), `${name}.${request.width === null ? 'svg' : 'webp'}`)
    const etag = `"${name}"`
    const storedBytes = await readChecksummed(file)
    if (storedBytes) return { bytes: storedBytes, etag }
    const bytes = await workers.render(request, priority)
    if (!bytes || bytes.length === 0) return null
    await writeChecksummed(file, bytes).catch(() => {
      // A full or read-only disk only costs speed.
    })
    return { bytes, etag }
  }

  return {
    get: (request, priority) => {
      const name = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32)
      const pending = pendingPictures.get(name)
      if (pending) return pending
      const rendering = load(request, name, priority).finally(() => pendingPictures.delete(name))
      pendingPictures.set(name, rendering)
      return rendering
    },
  }
}
