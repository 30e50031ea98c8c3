import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** [4.40] [9.12] */
const REFRESH_MS = 30_000

/** Looks for new winners every 30 s, and when the visitor comes back to the tab; never while nobody looks. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const away = new AbortController()
    const refresh = () => {
      if (!document.hidden) void revalidate()
    }
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh, { signal: away.signal })
    return () => {
      clearInterval(timer)
      away.abort()
    }
  }, [revalidate])
}
