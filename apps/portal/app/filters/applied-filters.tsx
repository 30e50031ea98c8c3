import { useFilterTexts } from './filter-texts.ts'
import type { ChipView } from './chip-view.ts'
import styles from './filter-bar.module.css'
import { FilterChips } from './filter-chips.tsx'
import type { ListQuery } from './list-query.ts'

interface AppliedFiltersProps {
  chips: readonly ChipView[]
  query: ListQuery
  /** Games found, and games without filters. */
  count: number
  total: number
}

/** The applied filters and the number of games found, announced to screen readers on every change. */
export function AppliedFilters({ chips, query, count, total }: AppliedFiltersProps) {
  const t = useFilterTexts()
  const isFiltered = chips.length > 0
  return (
    <div className={isFiltered ? styles.applied : 'sr'}>
      <FilterChips chips={chips} query={query} />
      <p role="status" className={styles.found}>
        {isFiltered && count === 0 && t('found-none', { total })}
        {isFiltered && count > 0 && t.rich('found', { count, total, b: (games) => <b>{games}</b> })}
      </p>
    </div>
  )
}
