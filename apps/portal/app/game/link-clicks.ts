import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/** A click that means this tab: not one that asks for a new one, and not one that something heeded already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** One listener for a list of plain links: follows them inside the app where the browser would open them in this tab. */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const link = (event.target as Element).closest('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== window.location.origin) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    },
    [navigate],
  )
}
