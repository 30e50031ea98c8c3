import type { StoredAnswer } from '../http/stored-answer.ts'

/** What a render came to, and whether everybody may be given it. */
export interface Rendered {
  answer: StoredAnswer
  keep: boolean
  /** Milliseconds on the clock after which it is made anew; null: it holds as long as the content version. */
  until: number | null
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

interface KeptPage {
  answer: StoredAnswer
  until: number | null
}

export function createPageCache(mostBytes: number, now: () => number): PageCache {
  let pages = new Map<string, KeptPage>()
  let running = new Map<string, Promise<StoredAnswer>>()
  let finds = 0

  const bytesOf = () => {
    let sum = 0
    for (const { answer } of pages.values()) sum += answer.size() + OVERHEAD
    return sum
  }
  /** Encodings are added to a page after it was stored, so the bound is looked at when pages come. */
  const bound = () => {
    let bytes = bytesOf()
    for (const [key, { answer }] of pages) {
      if (bytes <= mostBytes) break
      pages.delete(key)
      bytes -= answer.size() + OVERHEAD
    }
  }
  const run = async (key: string, render: () => Promise<Rendered>): Promise<StoredAnswer> => {
    const [into, under] = [pages, running]
    try {
      const { answer, keep, until } = await render()
      if (keep && into === pages) {
        pages.set(key, { answer, until })
        bound()
      }
      return answer
    } finally {
      under.delete(key)
    }
  }

  const find = (key: string): StoredAnswer | undefined => {
    const page = pages.get(key)
    if (!page) return undefined
    if (page.until !== null && now() >= page.until) {
      pages.delete(key)
      return undefined
    }
    // Moving a page to the young end costs more than sending it; every eighth find is enough to know what is used.
    if ((finds++ & 7) === 0) {
      pages.delete(key)
      pages.set(key, page)
    }
    return page.answer
  }

  return {
    find,
    get(key, render) {
      const known = find(key)
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
