import { LIST_PAGE_SIZE } from '@herna/rules'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { TileList, type TileView } from '../game/index.ts'
import styles from './game-grid.module.css'
import { useGrowingList } from './growing-list.ts'
import { useWindow } from './window.ts'

export interface GameGridProps {
  tiles: TileView[]
  page: number
  pages: number
  total: number
  live?: boolean
  /** The canonical query of the list, without the page: its links and its next pages keep it. */
  query?: string
  /** The next pages, of a list that the browser knows whole. */
  more?: (page: number) => TileView[]
}

/** Pages the list grows by itself before it asks; so the footer with help and limits stays within reach. */
const GROWS_BY_ITSELF = 5

/** A long list of games: forty from the server, links to the next pages without JavaScript, growing and windowed with it [9.9]. */
export function GameGrid(props: GameGridProps) {
  const { pathname } = useLocation()
  return <Grid key={`${pathname} ${props.query ?? ''} ${props.page}`} {...props} />
}

const pageOfList = (query: string, page: number): string => `?${[query, page > 1 && `strana=${page}`].filter(Boolean).join('&')}`

function Grid({ live, query = '', more, ...start }: GameGridProps) {
  const t = useTexts('catalogue')
  const { tiles, next, state, grow } = useGrowingList(start, LIST_PAGE_SIZE, query, more)
  const box = useRef<HTMLDivElement>(null)
  const shown = useWindow(box, tiles.length)
  const end = useRef<HTMLElement>(null)
  const byItself = next !== null && state === 'idle' && (next - start.page) % GROWS_BY_ITSELF !== 0

  useEffect(() => {
    if (!byItself || !end.current) return
    // A busy page is told of several moments at once: the end may have come near in any of them, and is not told of again.
    const come = (moments: IntersectionObserverEntry[]) => moments.some(({ isIntersecting }) => isIntersecting) && grow()
    const nearing = new IntersectionObserver(come, { rootMargin: '1200px' })
    nearing.observe(end.current)
    return () => nearing.disconnect()
  }, [byItself, grow])

  return (
    <>
      <div ref={box} style={shown.style}>
        <TileList
          tiles={tiles.slice(shown.from, shown.to)}
          place="Grid"
          className={live ? styles.live : styles.grid}
          eager={start.page === 1 ? 2 : 0}
        />
      </div>
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
              grow()
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
