import { Badge, Button, Select } from '@herna/kit'
import { type FilterPage, GAME_ORDERS, queryOfFilters } from '@herna/rules'
import { SlidersHorizontal } from '@herna/kit/icons'
import { useLocation, useNavigate } from 'react-router'
import { loadCatalogue, useCatalogueAddress } from '../catalogue-index/index.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filter-bar.module.css'
import { type ListQuery, searchOf, orderParameter } from './list-query.ts'
import { lazyDialog, openModal } from '../dialogs/index.ts'
import type { FilterPanelProps } from './filter-panel.tsx'

interface FilterBarProps {
  page: FilterPage
  /** The applied query; a category, collection or provider page's own filter is not counted. */
  query: ListQuery
  /** Number of active filters. */
  count: number
}

/** Order and filters of a list, as one form that works without JavaScript. */
export function FilterBar({ page, query, count }: FilterBarProps) {
  const t = useFilterTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const address = useCatalogueAddress()
  const preload = () => {
    filterPanel.preload()
    if (address) loadCatalogue(address).catch(() => undefined)
  }
  const nameOf = (order: (typeof GAME_ORDERS)[number]) =>
    t(`sort-${orderParameter(order) || (page.kind === 'all-games' ? 'oblubene' : 'odporucane')}`)
  return (
    <form className={styles.bar} method="get" action={pathname}>
      {[...queryOfFilters(query.filters)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="zoradit"
        aria-label={t('sort')}
        className={styles.order}
        value={orderParameter(query.order)}
        onChange={({ currentTarget: { value } }) => {
          const order = GAME_ORDERS.find((each) => orderParameter(each) === value) ?? 'default'
          void navigate(searchOf({ ...query, order }))
        }}
      >
        {GAME_ORDERS.map((order) => (
          <option key={order} value={orderParameter(order)}>
            {nameOf(order)}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.submit}>
        {t('sort-do')}
      </Button>
      <Button
        type="submit"
        name="filtre"
        value="1"
        variant="line"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          event.preventDefault()
          openFilterPanel({ page, query })
        }}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {t('open')}
        {count > 0 && <Badge label={t('open-count', { count })}>{count}</Badge>}
      </Button>
    </form>
  )
}

const filterPanel = lazyDialog(() => import('./filter-panel.tsx'))

/** Opens the filter panel over the list [2.39]. */
function openFilterPanel(props: Omit<FilterPanelProps, 'controls'>): void {
  const FilterPanel = filterPanel.component()
  openModal({ id: 'filters', level: 2000, isOfPage: true, render: (controls) => <FilterPanel {...props} controls={controls} /> })
}
