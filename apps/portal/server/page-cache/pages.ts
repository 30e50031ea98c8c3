import type { StoredResponse } from '../http/stored-response.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey, type RoutesAt } from './page-key.ts'
import type { Outcome } from './render-page.ts'

/** Thrown through the cache's shared render, so that a redirect is not cached. */
class Redirected extends Error {
  readonly status: number
  readonly to: string
  constructor(status: number, to: string) {
    super('redirected')
    this.status = status
    this.to = to
  }
}

export type PageResult = { kind: 'page'; response: StoredResponse } | { kind: 'redirect'; status: number; to: string }
type Render = (address: string) => Promise<Outcome>

interface Pages {
  cache: PageCache
  routesAt: RoutesAt
  render: Render
}

/** The page of a URL from the cache or a shared render. Redirects get the whole query, pages only the parameters they read. */
export async function resolvePage(
  { cache, routesAt, render }: Pages,
  { path, query }: { path: string; query: string },
): Promise<PageResult> {
  const { key, hasDropped, isCacheable } = pageKey(path, query, routesAt)
  const make = async () => {
    const outcome = await render(key)
    if (outcome.kind === 'redirect') throw new Redirected(outcome.status, outcome.to)
    return isCacheable ? outcome.rendered : { ...outcome.rendered, isStored: false }
  }
  try {
    return { kind: 'page', response: await cache.get(key, make) }
  } catch (error) {
    if (!(error instanceof Redirected)) throw error
    if (!hasDropped) return { kind: 'redirect', status: error.status, to: error.to }
    const outcome = await render(`${path}?${query}`)
    return outcome.kind === 'redirect' ? outcome : { kind: 'page', response: outcome.rendered.response }
  }
}
