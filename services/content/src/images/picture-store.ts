import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readSealed, writeSealed } from '@herna/service-kit'
import type { Artists, Urgency } from './artists.ts'
import type { Order } from './drawing.ts'

export interface Picture {
  bytes: Uint8Array
  etag: string
}
export interface PictureStore {
  get(order: Order, urgency: Urgency): Promise<Picture | null>
}

/** Pictures on disk, named by all they depend on: an old file is never wrong, only unused, and one that is not whole is drawn again. Thousands asking for one have it drawn once. */
export function createPictureStore(folder: string, artists: Artists): PictureStore {
  const running = new Map<string, Promise<Picture | null>>()

  const fetch = async (order: Order, name: string, urgency: Urgency): Promise<Picture | null> => {
    const file = join(folder, name.slice(0, 2), `${name}.${order.width === null ? 'svg' : 'webp'}`)
    const etag = `"${name}"`
    const kept = await readSealed(file)
    if (kept) return { bytes: kept, etag }
    const bytes = await artists.draw(order, urgency)
    if (!bytes || bytes.length === 0) return null
    await writeSealed(file, bytes).catch(() => {
      // A full or read-only disk costs speed, not the picture.
    })
    return { bytes, etag }
  }

  return {
    get: (order, urgency) => {
      const name = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 32)
      const known = running.get(name)
      if (known) return known
      const made = fetch(order, name, urgency).finally(() => running.delete(name))
      running.set(name, made)
      return made
    },
  }
}
