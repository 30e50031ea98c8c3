import { Button, ErrorState, Panel, Skeleton } from '@herna/kit'
import {
  canApply,
  changeDraft,
  type ChoiceGroup,
  filterCounts,
  type FilterPage,
  type FilterSet,
  narrowingFilters,
  overridesOf,
  startFilters,
  toggleChoice,
  withLiveTables,
} from '@herna/rules'
import { WifiOff } from '@herna/kit/icons'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useCatalogue } from '../catalogue-index/index.ts'
import type { ModalControls } from '../dialogs/index.ts'
import { useTablesSnapshot } from '../live-tables/index.ts'
import { useApply } from './apply.ts'
import { FilterGroups } from './filter-groups.tsx'
import styles from './filter-panel.module.css'
import type { ListQuery } from './list-query.ts'
import { usePanelTexts } from './panel-texts.ts'

export interface FilterPanelProps {
  page: FilterPage
  /** The applied query when the panel opens. */
  query: ListQuery
  controls: ModalControls
}

/** Filters of a list [2.39]: a draft until applied [4.28]. Opens at once; the choices appear when the catalogue is loaded. */
export default function FilterPanel({ page, query, controls }: FilterPanelProps) {
  const t = usePanelTexts()
  const { state, reason, catalogue: loaded, retry } = useCatalogue(true)
  // Counts are those of the moment the panel opens, so that choices do not change under the pointer.
  const { tables } = useTablesSnapshot(page.lobby === 'Live', '')
  const catalogue = useMemo(() => (loaded && tables ? withLiveTables(loaded, tables) : loaded), [loaded, tables])
  const [filters, setFilters] = useState(() => startFilters(query.filters, overridesOf(page)))
  // Counting is deferred, so that on a slow phone the checkbox responds first.
  const deferredDraft = useDeferredValue(filters.draft)
  const counts = useMemo(
    () => catalogue && filterCounts(catalogue, deferredDraft, page.lobby),
    [catalogue, deferredDraft, page.lobby],
  )
  /** What would be applied; a range that excludes nothing is not a filter [5.7]. */
  const effectiveFilters = useMemo(
    () => (catalogue ? { ...filters, draft: narrowingFilters(filters.draft, catalogue, page.lobby) } : filters),
    [catalogue, filters, page.lobby],
  )
  const { apply, clear } = useApply(page, query)
  const change = useCallback((part: Partial<FilterSet>) => setFilters((now) => changeDraft(now, part)), [])
  const choose = useCallback(
    (group: ChoiceGroup, id: string, isOn: boolean) =>
      setFilters((now) => changeDraft(now, { [group]: toggleChoice(now.draft, group, id, isOn)[group] })),
    [],
  )
  const total = counts?.total ?? 0
  return (
    <Panel
      {...controls}
      place="side"
      title={t('title')}
      closeLabel={t('close')}
      foot={
        <>
          <Button size="large" onClick={() => setFilters(clear(filters))}>
            {t('clear')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className={styles.show}
            disabled={!counts || !canApply(effectiveFilters)}
            onClick={() => apply(effectiveFilters)}
          >
            {!counts ? t('show-games') : t(total === 0 ? 'show-none' : 'show', { count: total })}
          </Button>
        </>
      }
    >
      {catalogue && counts && (
        <FilterGroups page={page} catalogue={catalogue} filters={filters} counts={counts} onChange={change} onChoice={choose} />
      )}
      {!catalogue && state !== 'failed' && <PanelSkeleton />}
      {state === 'failed' && (
        <ErrorState
          level={3}
          icon={<WifiOff size={28} />}
          title={t('failed-title')}
          actions={<Button onClick={retry}>{t('again')}</Button>}
        >
          {t(reason === 'unreadable' ? 'failed-unreadable' : 'failed-text')}
        </ErrorState>
      )}
    </Panel>
  )
}

/** Skeleton of the panel's groups while the catalogue loads. */
function PanelSkeleton() {
  const t = usePanelTexts()
  return (
    <div role="status" className={styles.waiting}>
      <span className="sr">{t('loading')}</span>
      <Skeleton className={styles.waitTitle} />
      <Skeleton className={styles.waitRange} />
      <Skeleton className={styles.waitTitle} />
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className={styles.waitLine} />
      ))}
      <Skeleton className={styles.waitTitle} />
      <Skeleton className={styles.waitChips} />
      <Skeleton className={styles.waitTitle} />
      <Skeleton className={styles.waitLine} />
      <Skeleton className={styles.waitLine} />
    </div>
  )
}
