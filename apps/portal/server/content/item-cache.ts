import type { ContentItemName, ContentItems } from '@herna/contract/content'
import { LRUCache } from 'lru-cache'
import type { ContentClient } from './content-client.ts'
import { ContentUnreachable } from './content-failure.ts'

type Item = ContentItems[ContentItemName] | null
interface CachedItem {
  version: string
  value: Item
}

/** Published items by version. Concurrent readers share one request; while the service is unreachable the last item is returned as stale. */
export interface ItemCache {
  get(kind: ContentItemName, id: string, version: string): Promise<{ value: Item; stale: boolean }>
}

const MAX_ITEMS = 5_000
/** Milliseconds without further requests after one that got no response, so that a page with several items waits only once [F2]. */
const RETRY_PAUSE_MS = 5_000

export function createItemCache(client: Pick<ContentClient, 'item'>, now: () => number): ItemCache {
  let unavailableUntil = 0
  const cache = new LRUCache<string, CachedItem>({ max: MAX_ITEMS })
  const pendingReads = new Map<string, Promise<Item>>()

  const startRead = (kind: ContentItemName, id: string, version: string, key: string): Promise<Item> => {
    const reading = client.item(kind, id, 'Published').then((value) => {
      cache.set(key, { version, value })
      return value
    })
    return reading.finally(() => pendingReads.delete(`${version} ${key}`))
  }

  const get: ItemCache['get'] = async (kind, id, version) => {
    const key = `${kind} ${id}`
    const cached = cache.get(key)
    if (cached?.version === version) return { value: cached.value, stale: false }
    if (now() < unavailableUntil) {
      if (cached) return { value: cached.value, stale: true }
      throw new ContentUnreachable(`${key}: the content service was unreachable a moment ago`)
    }
    const requestKey = `${version} ${key}`
    const reading = pendingReads.get(requestKey) ?? startRead(kind, id, version, key)
    pendingReads.set(requestKey, reading)
    try {
      return { value: await reading, stale: false }
    } catch (error) {
      if (error instanceof ContentUnreachable) unavailableUntil = Math.max(unavailableUntil, now() + RETRY_PAUSE_MS)
      if (cached) return { value: cached.value, stale: true }
      throw error
    } finally {
      pendingReads.delete(requestKey)
    }
  }
  return { get }
}
