import type { ContentItemName, ContentItems } from '@herna/contract/content'
import { LRUCache } from 'lru-cache'
import type { ContentClient } from './content-client.ts'
import { ContentUnreachable } from './content-failure.ts'

type Item = ContentItems[ContentItemName] | null
interface KeptItem {
  version: string
  value: Item
}

/** Published items by version. One call for many readers; the last good one stays readable while the service is away. */
export interface KeptItems {
  get(kind: ContentItemName, id: string, version: string): Promise<{ value: Item; stale: boolean }>
}

const MOST = 5_000
/** After a call without an answer none is tried for so long: a page that needs several waits for one [F2]. */
const AWAY_MS = 5_000

export function keepItems(client: Pick<ContentClient, 'item'>, now: () => number): KeptItems {
  let awayUntil = 0
  const kept = new LRUCache<string, KeptItem>({ max: MOST })
  const running = new Map<string, Promise<Item>>()

  const read = (kind: ContentItemName, id: string, version: string, key: string): Promise<Item> => {
    const reading = client.item(kind, id, 'Published').then((value) => {
      kept.set(key, { version, value })
      return value
    })
    return reading.finally(() => running.delete(`${version} ${key}`))
  }

  const get: KeptItems['get'] = async (kind, id, version) => {
    const key = `${kind} ${id}`
    const known = kept.get(key)
    if (known?.version === version) return { value: known.value, stale: false }
    if (now() < awayUntil) {
      if (known) return { value: known.value, stale: true }
      throw new ContentUnreachable(`${key}: the content service did not answer a moment ago`)
    }
    const flight = `${version} ${key}`
    const reading = running.get(flight) ?? read(kind, id, version, key)
    running.set(flight, reading)
    try {
      return { value: await reading, stale: false }
    } catch (error) {
      if (error instanceof ContentUnreachable) awayUntil = Math.max(awayUntil, now() + AWAY_MS)
      if (known) return { value: known.value, stale: true }
      throw error
    } finally {
      running.delete(flight)
    }
  }
  return { get }
}
