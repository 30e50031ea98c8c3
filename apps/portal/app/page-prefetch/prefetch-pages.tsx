import { type ReactNode, useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * Prefetches the page of any link that the visitor points at, focuses or presses [9.12]: its modules are evaluated, its data decoded and its first
 * screen rendered before the click, so that the navigation waits for nothing. One set of listeners for the document: links stay plain, and hovering
 * one renders nothing of the page it is on. Its code loads with the player engine, or with the first event when that is earlier.
 */
export function PagePrefetch(): ReactNode {
  const router = useContext(DataRouterContext)?.router
  const framework = useContext(FrameworkContext)
  const [firstScreen, show] = useState<ReactNode>(null)
  useEffect(() => {
    if (!router || !framework) return
    const listeners = new AbortController()
    let stop = () => listeners.abort()
    let isOver = false
    let latest: Event | null = null
    const start = (event: Event) => {
      const isLoading = latest !== null
      latest = event
      if (isLoading) return
      import('./prefetch-on-intent.ts').then(
        ({ prefetchOnIntent }) => {
          stop()
          if (!isOver) stop = prefetchOnIntent({ router, framework, show }, latest)
        },
        // Links work without it; the next event tries again.
        () => (latest = null),
      )
    }
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, start, { passive: true, signal: listeners.signal })
    return () => {
      isOver = true
      stop()
    }
  }, [router, framework])
  return firstScreen
}
