import { useEffect } from 'react'
import { pageToRetry } from './chunk-failure.ts'

/** Back on the origin after an update: the visitor returns, once, to the page that could not be loaded [8.33]. */
export function useRetryAfterUpdate(): void {
  useEffect(() => {
    try {
      const { pathname, search } = window.location
      const page = pageToRetry(window.sessionStorage, pathname + search, Date.now())
      if (page) window.location.replace(page)
    } catch {
      // No storage, nothing remembered [F7].
    }
  }, [])
}
