import { loadApi } from '../api-loader/index.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { TileView } from '../game/index.ts'
import { isPreviewPath } from '../urls/index.ts'

/** Loaded tiles of each history entry, so that Back restores the list at its length [decisions: Back]. */
const tilesByHistoryEntry = new Map<string, readonly TileView[]>()

export interface LoadMoreList {
  tiles: readonly TileView[]
  /** The next page to fetch, or `null` at the end. */
  next: number | null
  state: 'idle' | 'loading' | 'failed'
  loadMore(): void
}

/** A list of games that starts with the server's page and loads further ones [9.9]. */
export function useLoadMore(
  start: { tiles: TileView[]; page: number; pages: number; total: number },
  pageSize: number,
  /** The canonical query of the list, without the page number. */
  query: string,
  /** Returns a page when the browser has the whole list. */
  localPage?: (page: number) => readonly TileView[],
): LoadMoreList {
  const { key, pathname, search } = useLocation()
  const historyEntry = `${key} ${pathname}${search}`
  const [tiles, setTiles] = useState<readonly TileView[]>(() => tilesByHistoryEntry.get(historyEntry) ?? start.tiles)
  const [state, setState] = useState<LoadMoreList['state']>('idle')
  const busy = useRef(false)
  const loadedPages = Math.ceil(tiles.length / pageSize)
  const next = start.page + loadedPages <= start.pages ? start.page + loadedPages : null

  useEffect(() => {
    if (tiles.length > start.tiles.length) tilesByHistoryEntry.set(historyEntry, tiles)
  }, [historyEntry, tiles, start.tiles])

  const loadNext = useCallback(async () => {
    if (busy.current || next === null) return
    busy.current = true
    setState('loading')
    try {
      const more = localPage ? localPage(next) : await fetchPage(pathname, query, next)
      setTiles((current) => [...current, ...more.filter((tile) => !current.some(({ code }) => code === tile.code))])
      setState('idle')
    } catch {
      setState('failed')
    }
    busy.current = false
  }, [pathname, query, localPage, next])
  const loadMore = useCallback(() => void loadNext(), [loadNext])

  return { tiles, next, state, loadMore }
}

async function fetchPage(pathname: string, query: string, page: number): Promise<TileView[]> {
  const isPreview = isPreviewPath(pathname)
  const list = isPreview ? pathname.slice('/preview'.length) : pathname
  const { fetchMoreGames } = await loadApi()
  return fetchMoreGames(list, page, query, isPreview)
}
