import type { ContentSnapshot } from './content-access.ts'

/**
 * Caches what `build` derives from a content snapshot and a key, as long as the snapshot is used; a changed content is a new snapshot. The result is
 * shared by all requests, so nobody may change it. The keys must be few, or one for each item of the content.
 */
export function perContent<T>(build: (content: ContentSnapshot, key: string) => T): (content: ContentSnapshot, key: string) => T {
  const caches = new WeakMap<ContentSnapshot, Map<string, T>>()
  return (content, key) => {
    let cache = caches.get(content)
    if (!cache) caches.set(content, (cache = new Map()))
    if (!cache.has(key)) cache.set(key, build(content, key))
    return cache.get(key) as T
  }
}
