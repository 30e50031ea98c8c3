import { type Catalogue, type FilterSet, withLiveTables } from '@herna/rules'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { readListQuery, serializeListQuery } from '../filters/index.ts'
import { ConnectionLine, useTablesSnapshot } from '../live-tables/index.ts'
import { useTexts } from '../texts/index.ts'
import { GameListPage, type GameListPageProps } from './game-list-page.tsx'
import { LiveSelectionLine } from './live-selection-line.tsx'

/** Filters that nothing but the live feed can answer [5.7]. */
const isLiveOnly = ({ openTable, availableSeat }: FilterSet): boolean => openTable || availableSeat
/** Filters that depend on the state of live tables: a table may also have another language than the catalogue says. */
const needsLiveTables = (filters: FilterSet): boolean => isLiveOnly(filters) || Object.keys(filters.language).length > 0

/** A list of live games: its filters work on the live tables, and a line says how recent they are. */
export function LiveGameListPage(props: Omit<GameListPageProps, 'live'>) {
  const t = useTexts('catalogue')
  const { games, list } = props
  const { search } = useLocation()
  const query = useMemo(() => readListQuery(new URLSearchParams(search)), [search])
  const { filters } = query
  const isFiltered = list.page.kind === 'all-games' && needsLiveTables(filters)
  const snapshot = useTablesSnapshot(isFiltered, serializeListQuery(query))
  const { tables, takenAt } = snapshot
  const merge = useMemo(() => tables && ((catalogue: Catalogue) => withLiveTables(catalogue, tables)), [tables])
  const count = t('games', { count: list.chips.length > 0 ? list.unfilteredTotal : games.total })
  return (
    <GameListPage
      {...props}
      live={{
        isFiltered,
        merge,
        revision: takenAt ?? 0,
        head: <ConnectionLine initial={count} />,
        line: isFiltered && isLiveOnly(filters) && <LiveSelectionLine filters={filters} snapshot={snapshot} />,
      }}
    />
  )
}
