import { type ReactNode, useMemo } from 'react'
import { useTexts } from '../texts/index.ts'
import { JackpotTicker, TickerPause } from '../jackpot-amounts/index.ts'
import { AppliedFilters, FilterBar, NoneFound, PlainFilters, usePersistedFilters } from '../filters/index.ts'
import { Widgets, type WidgetView } from '../layout-widgets/index.ts'
import { EmptyList, GameGrid, type PackedGamePage, type ParentList, PageHead, unpackGamePage } from '../game-lists/index.ts'
import styles from './game-list-page.module.css'
import type { ListView } from './list-view.ts'
import { type LiveFiltering, useListState } from './list-state.ts'

interface LiveListParts extends LiveFiltering {
  /** Another revision is another list under the same query. */
  revision: number
  /** Under the title, instead of the count. */
  head: ReactNode
  /** Above the list. */
  line: ReactNode
}

export interface GameListPageProps {
  title: string
  lead?: string | null
  parent?: ParentList
  games: PackedGamePage
  list: ListView
  widgets?: readonly WidgetView[]
  /** The parts of a list of live games. */
  live?: LiveListParts
  /** A picture beside the title, such as a logo. */
  mark?: ReactNode
}

/** A page with one list of games: all games, a category, a collection or a provider. */
export function GameListPage({ title, lead, parent, games: packed, list, widgets = [], live, mark }: GameListPageProps) {
  const t = useTexts('catalogue')
  const served = useMemo(() => unpackGamePage(packed), [packed])
  const { games, listQuery, query, chips, more } = useListState(served, list, live)
  const isFiltered = chips.length > 0
  usePersistedFilters(list.page.kind === 'all-games', isFiltered ? query : '')
  const ticks = games.tiles.some((tile) => tile.jackpot)
  const all = live ? 'preview-live-casino-all-games' : 'preview-all-games'
  return (
    <JackpotTicker>
      <div className={styles.page}>
        <PageHead
          title={title}
          parent={parent}
          lead={lead}
          count={live ? undefined : t('games', { count: isFiltered ? list.unfilteredTotal : games.total })}
          line={live?.head}
          control={ticks && <TickerPause />}
        >
          {mark}
          <FilterBar page={list.page} query={listQuery} count={chips.length} />
        </PageHead>
        {list.plain && <PlainFilters page={list.page} query={listQuery} offer={list.plain} />}
        <AppliedFilters chips={chips} query={listQuery} count={games.total} total={list.unfilteredTotal} />
        {live?.line}
        {games.page === 1 && query === '' && <Widgets widgets={widgets} />}
        {games.total === 0 && isFiltered && <NoneFound chips={chips} query={listQuery} />}
        {games.total === 0 && !isFiltered && (
          <EmptyList title={t('empty-title')} text={t('empty-text')} action={{ label: t('empty-action'), route: all }} />
        )}
        {games.total > 0 && <GameGrid {...games} live={Boolean(live)} revision={live?.revision} query={query} more={more} />}
      </div>
    </JackpotTicker>
  )
}
