import { type Catalogue, gamesMatching, LIST_PAGE_SIZE, NO_FILTERS, orderedIndexes } from '@herna/rules'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { type ChipView, chipsOf, type ListQuery, readListQuery, serializeListQuery } from '../filters/index.ts'
import { tileAt, type TileView } from '../game/index.ts'
import type { GamePage } from '../game-lists/index.ts'
import type { ListView } from './list-view.ts'

export interface ListState {
  games: GamePage
  listQuery: ListQuery
  /** Canonical query, without the page number. */
  query: string
  chips: readonly ChipView[]
  /** Returns further pages when the browser has the whole list. */
  more?: (page: number) => TileView[]
}

/** Paths of displayed lists that the browser filters without the server. */
const locallyFilteredPaths = new Set<string>()

interface Addresses {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** `shouldRevalidate` of a list of all games: once the catalogue is loaded, other filters need no server request [1.3]. */
export const needsServer = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Addresses): boolean =>
  currentUrl.pathname === nextUrl.pathname && locallyFilteredPaths.has(nextUrl.pathname) ? false : defaultShouldRevalidate

/** How a list uses the live tables. */
export interface LiveFiltering {
  /** Its filters depend on the live tables, so the browser filters it. */
  isFiltered: boolean
  /** Merges the live tables over the catalogue; null while there are none. Stable for the tables of one moment. */
  merge: ((catalogue: Catalogue) => Catalogue) | null
}

/** The list of the current URL: the server's data, or computed from the catalogue when the URL has changed since. */
export function useListState(games: GamePage, { page, query: served, chips }: ListView, live?: LiveFiltering): ListState {
  const { pathname, search } = useLocation()
  const { catalogue } = useCatalogue(live?.isFiltered === true)
  const merge = (live?.isFiltered && live.merge) || null
  const isAll = page.kind === 'all-games'
  const localCatalogue = isAll ? catalogue : null

  useEffect(() => {
    if (!localCatalogue) return
    locallyFilteredPaths.add(pathname)
    return () => void locallyFilteredPaths.delete(pathname)
  }, [localCatalogue, pathname])

  return useMemo(() => {
    const address = new URLSearchParams(search)
    const requestedQuery = readListQuery(address)
    const listQuery = isAll ? requestedQuery : { ...requestedQuery, filters: NO_FILTERS }
    const query = serializeListQuery(listQuery)
    const requestedPage = Number(address.get('strana') ?? 1)
    const isServed = query === served && requestedPage === games.page && merge === null
    if (!localCatalogue || isServed) return { games, listQuery, query, chips }
    const merged = merge?.(localCatalogue) ?? localCatalogue
    const indexes = orderedIndexes(merged, gamesMatching(merged, listQuery.filters, page.lobby), listQuery.order)
    const pages = Math.max(1, Math.ceil(indexes.length / LIST_PAGE_SIZE))
    const shownPage = Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), pages) : 1
    const more = (number: number) =>
      indexes.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE).map((index) => tileAt(merged, index))
    return {
      games: { page: shownPage, pages, total: indexes.length, tiles: more(shownPage) },
      listQuery,
      query,
      chips: chipsOf(listQuery.filters, merged, page.lobby),
      more,
    }
  }, [search, localCatalogue, merge, isAll, page.lobby, served, games, chips])
}
