import { UNSAFE_decodeViaTurboStream as decodeData } from 'react-router'
import { isPreviewPath } from '../urls/index.ts'
import { addressOfPage, freshEntry, type PageData, storeEntry } from './page-entries.ts'

/** A navigation that waits for an answer asks the server itself after this time. */
const TIMEOUT_MS = 10_000

/** A route of a page, as React Router's manifest describes it. */
export interface PageRoute {
  id: string
  hasLoader: boolean
}

/**
 * Requests the data of a page that the visitor is about to open, unless a fresh copy is here. It stays as long as the server allows the browser to
 * keep it, so that changed content shows as early as without prefetching. Drafts are never kept [2.1]. `routes`: those of the page below the root,
 * whose data is the same on every page.
 */
export function prefetchData(page: URL, routes: readonly PageRoute[]): void {
  if (isPreviewPath(page.pathname) || isPreviewPath(window.location.pathname)) return
  if (!routes.some(({ hasLoader }) => hasLoader)) return
  const address = addressOfPage(page)
  if (freshEntry(address)) return
  const entry = { data: Promise.resolve<PageData | null>(null), staleAt: Number.POSITIVE_INFINITY }
  entry.data = requestData(page, routes, (maxAgeMs) => (entry.staleAt = Date.now() + maxAgeMs)).catch(() => null)
  storeEntry(address, entry)
}

/** The prefetched data of a page while it is fresh, left for the navigation. */
export const prefetchedData = (page: URL): Promise<PageData | null> | undefined => freshEntry(addressOfPage(page))?.data

async function requestData(
  page: URL,
  routes: readonly PageRoute[],
  onAnswer: (maxAgeMs: number) => void,
): Promise<PageData | null> {
  const loaderIds = routes.flatMap(({ id, hasLoader }) => (hasLoader ? id : []))
  const response = await fetch(dataAddress(page, loaderIds), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const cacheControl = response.headers.get('Cache-Control') ?? ''
  onAnswer(/no-store/.test(cacheControl) ? 0 : Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) * 1_000)
  if (response.status !== 200 || !response.body) return null
  const { value } = await decodeData(response.body, window)
  const results = value as Record<string, { data: unknown } | { error: unknown } | undefined>
  // The router expects a result of a route without a loader too, such as a layout.
  const data: PageData = Object.fromEntries(routes.map(({ id }) => [id, { type: 'data', result: null }]))
  for (const id of loaderIds) {
    const result = results[id]
    // An error, a redirect or a page of a newer portal version.
    if (!result || !('data' in result)) return null
    data[id] = { type: 'data', result: result.data }
  }
  return data
}

/** The address from which React Router itself would load the routes, so that the server's and the browser's caches serve both. */
function dataAddress(page: URL, routeIds: readonly string[]): string {
  const path = page.pathname.endsWith('/') ? `${page.pathname}_.data` : `${page.pathname}.data`
  const query = new URLSearchParams(page.search)
  query.set('_routes', routeIds.join(','))
  return `${path}?${query}`
}
