import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { rememberedQuery, rememberFilters } from './applied-storage.ts'

/** From here a visitor comes back to the list: the lists themselves, a game's page, a game being played [4.28]. */
const KEEPS = /^(\/preview)?\/(vsetky-hry|kasino-zive\/vsetky-hry|hra\/[^/]+|play\/[^/]+\/(demo|real))\/?$/

export const keepsFilters = (pathname: string): boolean => KEEPS.test(pathname)

/** Pages shown since the document was loaded. */
let shown = 0

/** Leaving for a page that does not keep filters forgets the applied ones [4.28]. Stands in the frame, which sees every page. */
export function useFilterGuard(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    shown += 1
    if (!keepsFilters(pathname)) rememberFilters(null)
  }, [key, pathname])
}

const wasTyped = (): boolean =>
  shown === 0 && (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/**
 * Keeps what is applied for the tab, and brings it back on a visit of the list without a query [4.28]. Back, Forward and Reload are no
 * visits: they show the list as its address says.
 */
export function useKeptFilters(isFilterable: boolean, filterQuery: string): void {
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (!isFilterable) return
    const isVisit = shown === 0 ? wasTyped() : type !== NavigationType.Pop
    const kept = filterQuery === '' && isVisit ? rememberedQuery(pathname) : ''
    if (kept) void navigate(`?${kept}`, { replace: true })
    else rememberFilters(filterQuery === '' ? null : `${pathname}?${filterQuery}`)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each entry of the history
  }, [key, pathname, filterQuery, isFilterable])
}
