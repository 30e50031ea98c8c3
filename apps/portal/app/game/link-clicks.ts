import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/** True for a click that navigates in this tab: primary button, no modifier keys, not handled already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** One click listener for a list of plain links: navigates client-side when the browser would open the link in this tab. */
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
