import type { StoredAnswer } from '../http/stored-answer.ts'

/** What a render came to, and whether everybody may be given it. */
export interface Rendered {
  answer: StoredAnswer
  keep: boolean
}

/**
 * Pages as compressed bytes, by address, for one content version: a new version empties it, so an old page is never found again.
 * Bounded in bytes (the least recently used go first); however many ask at once for a page that is not there, it is rendered once.
 */
export interface PageCache {
  find(key: string): StoredAnswer | undefined
  get(key: string, render: () => Promise<Rendered>): Promise<StoredAnswer>
  empty(): void
  readonly bytes: number
}

/** The place in memory that the key, the headers and the map take besides the bodies. */
const OVERHEAD = 2_048

export function createPageCache(mostBytes: number): PageCache {
  let pages = new Map<string, StoredAnswer>()
  let running = new Map<string, Promise<StoredAnswer>>()
  let finds = 0

  const bytesOf = () => {
    let sum = 0
    for (const page of pages.values()) sum += page.size() + OVERHEAD
    return sum
  }
  /** Encodings are added to a page after it was stored, so the bound is looked at when pages come. */
  const bound = () => {
    let bytes = bytesOf()
    for (const [key, page] of pages) {
      if (bytes <= mostBytes) break
      pages.delete(key)
      bytes -= page.size() + OVERHEAD
    }
  }
  const run = async (key: string, render: () => Promise<Rendered>): Promise<StoredAnswer> => {
    const [into, under] = [pages, running]
    try {
      const { answer, keep } = await render()
      if (keep && into === pages) {
        pages.set(key, answer)
        bound()
      }
      return answer
    } finally {
      under.delete(key)
    }
  }

  return {
    find(key) {
      const page = pages.get(key)
      // Moving a page to the young end costs more than sending it; every eighth find is enough to know what is used.
      if (page && (finds++ & 7) === 0) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    get(key, render) {
      const known = pages.get(key)
      if (known) return Promise.resolve(known)
      const made = running.get(key) ?? run(key, render)
      running.set(key, made)
      return made
    },
    empty() {
      pages = new Map()
      running = new Map()
    },
    get bytes() {
      return bytesOf()
    },
  }
}
