import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { storeFilters } from './applied-storage.ts'

/** Pages from which a visitor returns to the list: the lists, a game's page, a running game [4.28]. */
const PRESERVING_PATHS = /^(\/preview)?\/(vsetky-hry|kasino-zive\/vsetky-hry|hra\/[^/]+|play\/[^/]+\/(demo|real))\/?$/

export const preservesFilters = (pathname: string): boolean => PRESERVING_PATHS.test(pathname)

/** Number of pages shown since the document was loaded. */
let shownPages = 0
/** Whether the page that is being shown is the document's first. */
export const isFirstPage = (): boolean => shownPages === 0

/** Clears the stored filters on a page that does not preserve them [4.28]. Used in the root, which renders on every page: it is part of the first load [P4]. */
export function useFilterGuard(): void {
  const { key, pathname } = useLocation()
  useEffect(() => {
    shownPages += 1
    if (!preservesFilters(pathname)) storeFilters(null)
  }, [key, pathname])
}
