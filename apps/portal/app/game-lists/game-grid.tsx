import { LIST_PAGE_SIZE } from '@herna/rules'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { TileIsland, TileList, type TileView } from '../game/index.ts'
import { useFirstScreen } from './first-screen.ts'
import styles from './game-grid.module.css'
import { useLoadMore } from './load-more.ts'
import { useVisibleRange } from './visible-range.ts'

export interface GameGridProps {
  tiles: TileView[]
  page: number
  pages: number
  total: number
  live?: boolean
  /** The canonical query of the list, without the page number; used by its links and next pages. */
  query?: string
  /** Returns further pages when the browser has the whole list. */
  more?: (page: number) => TileView[]
  /** Another revision is another list under the same query. */
  revision?: number
}

/** Pages loaded automatically before the button must be pressed, so that the footer with help and limits can be reached. */
const AUTO_LOADED_PAGES = 5

/** A long list of games: forty from the server; page links without JavaScript, loading more and windowing with it [9.9]. */
export function GameGrid(props: GameGridProps) {
  const { pathname } = useLocation()
  return <GridOfPage key={pathname} {...props} />
}

/** Another order, filter or page of the list starts anew, but at the same scroll position. */
function GridOfPage({ revision = 0, ...props }: GameGridProps) {
  const key = `${props.query ?? ''} ${props.page} ${revision}`
  const [openedKey] = useState(key)
  return <Grid key={key} {...props} isOpened={key === openedKey} />
}

const pageOfList = (query: string, page: number): string => `?${[query, page > 1 && `strana=${page}`].filter(Boolean).join('&')}`

function Grid({ live, query = '', more, isOpened, ...start }: GameGridProps & { isOpened: boolean }) {
  const t = useTexts('catalogue')
  const { tiles, next, state, loadMore } = useLoadMore(start, LIST_PAGE_SIZE, query, more)
  const box = useRef<HTMLDivElement>(null)
  const visibleRange = useVisibleRange(box, tiles.length)
  const end = useRef<HTMLElement>(null)
  const renderedTiles = useFirstScreen(tiles.length, isOpened)
  const isWhole = renderedTiles === tiles.length
  const isAutoLoading = isWhole && next !== null && state === 'idle' && (next - start.page) % AUTO_LOADED_PAGES !== 0

  useEffect(() => {
    if (!isAutoLoading || !end.current) return
    // A busy page gets several entries in one call, and an intersection in any of them is not reported again.
    const onIntersection = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && loadMore()
    const observer = new IntersectionObserver(onIntersection, { rootMargin: '1200px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isAutoLoading, loadMore])

  return (
    <>
      <TileIsland ref={box} tiles={start.tiles} isChanged={tiles !== start.tiles}>
        <TileList
          tiles={tiles.slice(visibleRange.from, Math.min(visibleRange.to, renderedTiles))}
          place="Grid"
          className={live ? styles.live : styles.grid}
          style={visibleRange.style}
          eager={start.page === 1 ? 2 : 0}
        />
      </TileIsland>
      {state === 'failed' && <p role="alert">{t('more-failed')}</p>}
      <nav className={styles.pages} aria-label={t('pages')} ref={end}>
        {start.page > 1 && (
          <Link to={pageOfList(query, start.page - 1)} rel="prev" className={styles.page}>
            {t('previous-page')}
          </Link>
        )}
        {next !== null && (
          <Link
            to={pageOfList(query, next)}
            rel="next"
            className={styles.page}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              loadMore()
            }}
          >
            {t(state === 'failed' ? 'more-again' : 'more', {
              count: Math.min(LIST_PAGE_SIZE, start.total - (next - 1) * LIST_PAGE_SIZE),
            })}
          </Link>
        )}
        {start.pages > 1 && (
          <p className={styles.shown} role="status">
            {t('shown', {
              from: (start.page - 1) * LIST_PAGE_SIZE + 1,
              to: (start.page - 1) * LIST_PAGE_SIZE + tiles.length,
              total: start.total,
            })}
          </p>
        )}
      </nav>
    </>
  )
}
