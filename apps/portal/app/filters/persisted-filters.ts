import { FILTER_PARAMETERS } from '@herna/rules'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { storedQuery, storeFilters } from './applied-storage.ts'
import { isFirstPage } from './filter-guard.ts'

/** How the document was opened. */
interface DocumentOpening {
  type: string | undefined
  /** Address of the page with the followed link; empty without one. */
  referrer: string
  /** The document's own address. */
  href: string
}

/**
 * Whether a document is a visit to the list. Not one: Back, Forward and Reload, and a link followed from the same list, which clears its filters, before that page had started: restoring them would undo
 * the clearing.
 */
export function isDocumentVisit({ type, referrer, href }: DocumentOpening): boolean {
  const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
  return type === 'navigate' && withoutQuery(referrer) !== withoutQuery(href)
}

const isDirectVisit = (): boolean => {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return isDocumentVisit({ type: opening?.type, referrer: document.referrer, href: location.href })
}

const namesFilters = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return FILTER_PARAMETERS.some((name) => query.has(name))
}

/** The stored filters with what the address names beside filters, such as another order. */
export function restoredQuery(storedFilters: string, search: string): string {
  const query = new URLSearchParams(storedFilters)
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value)
  return String(query)
}

/**
 * Stores the applied filters for the tab and restores them on a visit to the list whose address names none [4.28]. An address that does is shown as it is, even if its filters
 * exclude nothing and so count as none [5.7]. Back, Forward and Reload are not visits: they show the list as in the URL.
 */
export function usePersistedFilters(isFilterable: boolean, filterQuery: string): void {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (!isFilterable) return
    const isVisit = isFirstPage() ? isDirectVisit() : type !== NavigationType.Pop
    const storedFilters = filterQuery === '' && isVisit && !namesFilters(search) ? storedQuery(pathname) : ''
    if (storedFilters) void navigate(`?${restoredQuery(storedFilters, search)}`, { replace: true })
    else storeFilters(filterQuery === '' ? null : `${pathname}?${filterQuery}`)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per history entry
  }, [key, pathname, filterQuery, isFilterable])
}
