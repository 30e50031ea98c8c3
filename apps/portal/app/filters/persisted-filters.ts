import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { storedQuery, storeFilters } from './applied-storage.ts'

/** Pages from which a visitor returns to the list: the lists, a game's page, a running game [4.28]. */
const PRESERVING_PATHS = /^(\/preview)?\/(vsetky-hry|kasino-zive\/vsetky-hry|hra\/[^/]+|play\/[^/]+\/(demo|real))\/?$/

export const preservesFilters = (pathname: string): boolean => PRESERVING_PATHS.test(pathname)

/** Number of pages shown since the document was loaded. */
let shownPages = 0

/** Clears the stored filters on a page that does not preserve them [4.28]. Used in the root, which renders on every page. */
export function useFilterGuard(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    shownPages += 1
    if (!preservesFilters(pathname)) storeFilters(null)
  }, [key, pathname])
}

const isDirectVisit = (): boolean =>
  shownPages === 0 &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/**
 * Stores the applied filters for the tab and restores them on a visit to the list without a query [4.28]. Back, Forward and Reload are
 * not visits: they show the list as in the URL.
 */
export function usePersistedFilters(isFilterable: boolean, filterQuery: string): void {
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (!isFilterable) return
    const isVisit = shownPages === 0 ? isDirectVisit() : type !== NavigationType.Pop
    const storedFilters = filterQuery === '' && isVisit ? storedQuery(pathname) : ''
    if (storedFilters) void navigate(`?${storedFilters}`, { replace: true })
    else storeFilters(filterQuery === '' ? null : `${pathname}?${filterQuery}`)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per history entry
  }, [key, pathname, filterQuery, isFilterable])
}
