import type { StoredAnswer } from '../http/stored-answer.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey, type RoutesAt } from './page-key.ts'
import type { Outcome } from './render-page.ts'

/** A redirect travels out of the single flight as an error would: nobody keeps it. */
class Redirected extends Error {
  readonly status: number
  readonly to: string
  constructor(status: number, to: string) {
    super('redirected')
    this.status = status
    this.to = to
  }
}

export type PageAnswer = { kind: 'page'; answer: StoredAnswer } | { kind: 'redirect'; status: number; to: string }
type Render = (address: string) => Promise<Outcome>

interface Pages {
  cache: PageCache
  routesAt: RoutesAt
  render: Render
}

/** The page of an address: from the cache, or rendered once for all who ask. Redirects see the whole query, pages only what they know. */
export async function answerPage(
  { cache, routesAt, render }: Pages,
  { path, query }: { path: string; query: string },
): Promise<PageAnswer> {
  const { key, dropped, kept } = pageKey(path, query, routesAt)
  const make = async () => {
    const outcome = await render(key)
    if (outcome.kind === 'redirect') throw new Redirected(outcome.status, outcome.to)
    return kept ? outcome.rendered : { ...outcome.rendered, keep: false }
  }
  try {
    return { kind: 'page', answer: await cache.get(key, make) }
  } catch (error) {
    if (!(error instanceof Redirected)) throw error
    if (!dropped) return { kind: 'redirect', status: error.status, to: error.to }
    const whole = await render(`${path}?${query}`)
    return whole.kind === 'redirect' ? whole : { kind: 'page', answer: whole.rendered.answer }
  }
}
