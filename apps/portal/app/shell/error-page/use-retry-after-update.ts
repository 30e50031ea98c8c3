import { useEffect } from 'react'
import { pageToRetry } from './chunk-failure.ts'

/** After the redirect to the origin: retries, once, the page that could not be loaded [8.33]. */
export function useRetryAfterUpdate(): void {
  useEffect(() => {
    try {
      const { pathname, search } = window.location
      const page = pageToRetry(window.sessionStorage, pathname + search, Date.now())
      if (page) window.location.replace(page)
    } catch {
      // Storage is blocked [F7].
    }
  }, [])
}
