import type { Feed } from './feed-connection.ts'

/** Visitors who come back at the same moment, such as after an outage, connect within this time and not at once. */
export const RETURN_SPREAD_MS = 5_000

interface Page {
  window: Pick<Window, 'addEventListener'>
  document: Pick<Document, 'addEventListener' | 'visibilityState'>
  /** From 0 to 1. */
  random(): number
  after(milliseconds: number, act: () => void): () => void
}

/**
 * Keeps a feed in step with the page: reconnects, when the library has given up, once the page is visible or online again; closes when the browser freezes
 * the page (a sleeping tab, bfcache) or the device goes offline, and reopens when it is shown again or online. Returns a function that ends this.
 */
export function followPage(feed: Pick<Feed, 'reconnect' | 'suspend'>, { window, document, random, after }: Page): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let cancel: (() => void) | null = null
  const returned = (): void => {
    cancel ??= after(random() * RETURN_SPREAD_MS, () => {
      cancel = null
      feed.reconnect()
    })
  }
  const shown = (): void => void (document.visibilityState === 'visible' && returned())
  document.addEventListener('visibilitychange', shown, { signal })
  // A page that sleeps answers no pings. Left open, the connections of all tabs that wake together would be found broken and made anew at the same moment.
  document.addEventListener('freeze', () => feed.suspend(), { signal })
  document.addEventListener('resume', shown, { signal })
  window.addEventListener('online', returned, { signal })
  // A connection without a network is noticed only after half a minute; until then the page would call its data live.
  window.addEventListener('offline', () => feed.suspend(), { signal })
  // Also when the page is discarded: the server learns at once that the visitor has left.
  window.addEventListener('pagehide', () => feed.suspend(), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && feed.reconnect(), { signal })
  return () => {
    controller.abort()
    cancel?.()
  }
}
