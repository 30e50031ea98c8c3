import { type RefObject, useEffect } from 'react'

/** Scrolling less than this is a resting thumb, not a direction. */
const SLACK = 8

/** On phones the header makes room on the way down and returns on the way up. Written to the element itself: no render per scroll. */
export function useScrollAway(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 767px)')
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < SLACK) return
      const away = phone.matches && now > last && now > 120
      element.current?.toggleAttribute('data-away', away)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [element])
}
