import { type FilterSet, gamesMatching, indexesOf, withLiveTables } from '@herna/rules'
import { Button } from '@herna/kit'
import { useMemo } from 'react'
import { useCatalogue } from '../catalogue-index/index.ts'
import { clockText } from '../texts/index.ts'
import { type SnapshotResult, type TablesSnapshot, useLiveTexts, useRecentTables } from '../live-tables/index.ts'
import styles from './live-selection-line.module.css'

interface LiveSelectionLineProps {
  filters: FilterSet
  /** The tables by which the list is filtered. */
  snapshot: SnapshotResult
}

/**
 * Says of which moment a list filtered by open tables or free seats is. Tables that match since then are not inserted, because tiles would move under the
 * pointer: a button shows them. The line has the same height in every state.
 */
export function LiveSelectionLine({ filters, snapshot }: LiveSelectionLineProps) {
  const t = useLiveTexts()
  const added = useAddedTables(filters, snapshot)
  return (
    <div className={styles.line}>
      <p>
        {snapshot.takenAt === null
          ? t('filter-waiting')
          : t('filtered-at', { time: clockText(new Date(snapshot.takenAt), true) })}
      </p>
      {added > 0 && <Button onClick={snapshot.refresh}>{t('more-tables', { count: added })}</Button>}
    </div>
  )
}

/** Number of games that match now and did not when the list was filtered. */
function useAddedTables(filters: FilterSet, { tables }: SnapshotResult): number {
  const { catalogue } = useCatalogue(true)
  const recent = useRecentTables(tables !== null)
  return useMemo(() => {
    if (!catalogue || !tables || !recent) return 0
    const matching = (from: TablesSnapshot) => indexesOf(gamesMatching(withLiveTables(catalogue, from), filters, 'Live'))
    const shown = new Set(matching(tables))
    return matching(recent).filter((index) => !shown.has(index)).length
  }, [catalogue, filters, tables, recent])
}
