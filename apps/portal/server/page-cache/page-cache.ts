import type { StoredResponse } from '../http/stored-response.ts'

/** A rendered response and whether it may be cached. */
export interface Rendered {
  response: StoredResponse
  isStored: boolean
  /** Expiry in epoch milliseconds; null: valid as long as the content version. */
  until: number | null
}

/**
 * Pages as compressed bytes by URL, for one content version; emptied at every new version. Limited in bytes (least recently used pages are
 * evicted first). Concurrent requests for a missing page share one render.
 */
export interface PageCache {
  find(key: string): StoredResponse | undefined
  get(key: string, render: () => Promise<Rendered>): Promise<StoredResponse>
  empty(): void
  readonly bytes: number
  /** Pages found and pages rendered, since the start. */
  readonly counts: Readonly<{ hits: number; misses: number }>
}

/** Estimated memory of key, headers and map entry besides the bodies. */
const ENTRY_OVERHEAD_BYTES = 2_048

interface CachedPage {
  response: StoredResponse
  until: number | null
}

export function createPageCache(maxBytes: number, now: () => number): PageCache {
  let pages = new Map<string, CachedPage>()
  let pendingRenders = new Map<string, Promise<StoredResponse>>()
  let lookups = 0
  const counts = { hits: 0, misses: 0 }

  const bytesOf = () => {
    let sum = 0
    for (const { response } of pages.values()) sum += response.size() + ENTRY_OVERHEAD_BYTES
    return sum
  }
  /** Checked when a page is stored, because encodings are added to pages later. */
  const enforceLimit = () => {
    let bytes = bytesOf()
    for (const [key, { response }] of pages) {
      if (bytes <= maxBytes) break
      pages.delete(key)
      bytes -= response.size() + ENTRY_OVERHEAD_BYTES
    }
  }
  const run = async (key: string, render: () => Promise<Rendered>): Promise<StoredResponse> => {
    counts.misses++
    const [startPages, startRenders] = [pages, pendingRenders]
    try {
      const { response, isStored, until } = await render()
      if (isStored && startPages === pages) {
        pages.set(key, { response, until })
        enforceLimit()
      }
      return response
    } finally {
      startRenders.delete(key)
    }
  }

  const find = (key: string): StoredResponse | undefined => {
    const page = pages.get(key)
    if (!page) return undefined
    if (page.until !== null && now() >= page.until) {
      pages.delete(key)
      return undefined
    }
    counts.hits++
    // Moving an entry costs more than sending the page, so recency is updated only at every eighth lookup.
    if ((lookups++ & 7) === 0) {
      pages.delete(key)
      pages.set(key, page)
    }
    return page.response
  }

  return {
    find,
    get(key, render) {
      const cached = find(key)
      if (cached) return Promise.resolve(cached)
      const pending = pendingRenders.get(key) ?? run(key, render)
      pendingRenders.set(key, pending)
      return pending
    },
    counts,
    empty() {
      pages = new Map()
      pendingRenders = new Map()
    },
    get bytes() {
      return bytesOf()
    },
  }
}
