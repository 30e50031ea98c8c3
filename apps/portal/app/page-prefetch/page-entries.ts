import type { DataStrategyResult } from 'react-router'

/** The loaders' results of a page, by route. */
export type PageData = Record<string, DataStrategyResult>

interface Entry {
  /** Null: the page cannot be shown from this copy, the navigation asks the server itself. */
  data: Promise<PageData | null>
  /** Until the answer has come: never stale, because a navigation may wait for it. */
  staleAt: number
}

/** A pointer touches few links within the seconds that an answer stays fresh. */
const MAX_ENTRIES = 8
const entries = new Map<string, Entry>()

export const addressOfPage = ({ pathname, search }: URL): string => pathname + search

/** Stores the data of a page until a navigation takes it. */
export function storeEntry(address: string, entry: Entry): void {
  const oldest = entries.size >= MAX_ENTRIES ? entries.keys().next().value : undefined
  if (oldest !== undefined) entries.delete(oldest)
  entries.set(address, entry)
}

/** The prefetched data of a page while it is fresh, once: the next navigation to the page asks the server again. */
export async function takePrefetchedData(page: URL): Promise<PageData | null> {
  const address = addressOfPage(page)
  const entry = freshEntry(address)
  entries.delete(address)
  return entry ? entry.data : null
}

export function freshEntry(address: string): Entry | undefined {
  const entry = entries.get(address)
  if (entry && entry.staleAt > Date.now()) return entry
  entries.delete(address)
  return undefined
}
