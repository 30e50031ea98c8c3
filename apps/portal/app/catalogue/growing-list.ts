import { loadApi } from '../api-loader/index.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { TileView } from '../game/index.ts'
import { isPreviewPath } from '../urls/index.ts'

/** How far a list had grown at each entry of the history, so that Back finds it as long as it was [decisions: Back]. */
const grownAt = new Map<string, readonly TileView[]>()

export interface GrowingList {
  tiles: readonly TileView[]
  /** The next page to fetch, or `null` at the end. */
  next: number | null
  state: 'idle' | 'loading' | 'failed'
  grow(): void
}

/** A list of games that starts with the server's page and grows by the next ones [9.9]. */
export function useGrowingList(
  start: { tiles: TileView[]; page: number; pages: number; total: number },
  pageSize: number,
  /** The canonical query of the list, without the page. */
  query: string,
  /** Pages of a list that the browser knows whole. */
  known?: (page: number) => readonly TileView[],
): GrowingList {
  const { key, pathname, search } = useLocation()
  const place = `${key} ${pathname}${search}`
  const [tiles, setTiles] = useState<readonly TileView[]>(() => grownAt.get(place) ?? start.tiles)
  const [state, setState] = useState<GrowingList['state']>('idle')
  const busy = useRef(false)
  const grown = Math.ceil(tiles.length / pageSize)
  const next = start.page + grown <= start.pages ? start.page + grown : null

  useEffect(() => {
    if (tiles.length > start.tiles.length) grownAt.set(place, tiles)
  }, [place, tiles, start.tiles])

  const grow = useCallback(async () => {
    if (busy.current || next === null) return
    busy.current = true
    setState('loading')
    try {
      const more = known ? known(next) : await fetchPage(pathname, query, next)
      setTiles((had) => [...had, ...more.filter((tile) => !had.some(({ code }) => code === tile.code))])
      setState('idle')
    } catch {
      setState('failed')
    }
    busy.current = false
  }, [pathname, query, known, next])

  return { tiles, next, state, grow }
}

async function fetchPage(pathname: string, query: string, page: number): Promise<TileView[]> {
  const isPreview = isPreviewPath(pathname)
  const list = isPreview ? pathname.slice('/preview'.length) : pathname
  const { fetchMoreGames } = await loadApi()
  return fetchMoreGames(list, page, query, isPreview)
}
