import { gamesMatching, LIST_PAGE_SIZE, NO_FILTERS, orderedPlaces } from '@herna/rules'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { type ChipView, chipsOf, type ListQuery, readListQuery, spellListQuery } from '../filters/index.ts'
import { tileAt, type TileView } from '../game/index.ts'
import type { GamePage } from '../game-lists/index.ts'
import type { ListView } from './list-view.ts'

export interface ShownList {
  games: GamePage
  asked: ListQuery
  /** Canonical, without the page. */
  query: string
  chips: readonly ChipView[]
  /** The next pages, when the browser knows the whole list. */
  more?: (page: number) => TileView[]
}

/** Lists on the screen that the browser answers by itself. */
const answeredHere = new Set<string>()

interface Addresses {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** `shouldRevalidate` of a list of all games: once the catalogue is here, other filters need no server [1.3]. */
export const asksServer = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Addresses): boolean =>
  currentUrl.pathname === nextUrl.pathname && answeredHere.has(nextUrl.pathname) ? false : defaultShouldRevalidate

/** What the address asks for: as the server sent it, or from the catalogue where the address has gone on since. */
export function useShownList(games: GamePage, { page, query: served, chips }: ListView): ShownList {
  const { pathname, search } = useLocation()
  const { catalogue } = useCatalogue(false)
  const isAll = page.kind === 'all-games'
  const here = isAll ? catalogue : null

  useEffect(() => {
    if (!here) return
    answeredHere.add(pathname)
    return () => void answeredHere.delete(pathname)
  }, [here, pathname])

  return useMemo(() => {
    const address = new URLSearchParams(search)
    const read = readListQuery(address)
    const asked = isAll ? read : { ...read, filters: NO_FILTERS }
    const query = spellListQuery(asked)
    const wanted = Number(address.get('strana') ?? 1)
    if (!here || (query === served && wanted === games.page)) return { games, asked, query, chips }
    const places = orderedPlaces(here, gamesMatching(here, asked.filters, page.lobby), asked.order)
    const pages = Math.max(1, Math.ceil(places.length / LIST_PAGE_SIZE))
    const first = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pages) : 1
    const more = (number: number) =>
      places.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE).map((place) => tileAt(here, place))
    return {
      games: { page: first, pages, total: places.length, tiles: more(first) },
      asked,
      query,
      chips: chipsOf(asked.filters, here, page.lobby),
      more,
    }
  }, [search, here, isAll, page.lobby, served, games, chips])
}
