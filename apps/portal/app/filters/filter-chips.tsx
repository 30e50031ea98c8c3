import { buttonClass, chipClass } from '@herna/kit'
import { formatAmount, formatBetRange } from '@herna/rules'
import { NO_FILTERS } from '@herna/rules'
import { X } from '@herna/kit/icons'
import { useFilterTexts } from './filter-texts.ts'
import { useMoneyStyle } from '../config/index.ts'
import { type ChipView, withoutChip } from './chip-view.ts'
import styles from './filter-bar.module.css'
import { FilterLink } from './filter-link.tsx'
import type { ListQuery } from './list-query.ts'

/** Returns the label of a chip. */
export function useChipName(): (chip: ChipView) => string {
  const t = useFilterTexts()
  const money = useMoneyStyle()
  const rangeOf = ({ min, max }: { min: number; max: number }): string => {
    if (min > 0 && max > 0) return formatBetRange(min, max, money) ?? ''
    return min > 0 ? t('from', { amount: formatAmount(min, money) }) : t('to', { amount: formatAmount(max, money) })
  }
  return ({ filter, name, range, text }) => {
    if (filter.group === 'reel') return /^\d{1,3}$/.test(filter.id) ? t('reels', { count: Number(filter.id) }) : filter.id
    if (name !== undefined) return filter.group === 'volatility' || filter.group === 'rtp' ? t(filter.group, { name }) : name
    if (range) return t(filter.group, { range: rangeOf(range) })
    return filter.group === 'search' ? t('search', { text: text ?? '' }) : t(filter.group)
  }
}

interface FilterChipsProps {
  chips: readonly ChipView[]
  query: ListQuery
}

/** The applied filters; each is a link to the list without it, which works without JavaScript. */
export function FilterChips({ chips, query }: FilterChipsProps) {
  const t = useFilterTexts()
  const nameOf = useChipName()
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('applied')}>
      {chips.map((chip) => {
        const name = nameOf(chip)
        return (
          <li key={`${chip.filter.group} ${chip.filter.id ?? ''}`}>
            <FilterLink
              className={chipClass({ removable: true })}
              query={query}
              filters={withoutChip(query.filters, chip)}
              title={t('remove')}
            >
              <span className={styles.name}>{name}</span>
              <X size={16} aria-hidden="true" />
              <span className="sr">{t('remove')}</span>
            </FilterLink>
          </li>
        )
      })}
      <li>
        <ClearFilters query={query} />
      </li>
    </ul>
  )
}

/** Link to the unfiltered list. */
export function ClearFilters({ query, look: variant = 'text' }: { query: ListQuery; look?: 'text' | 'quiet' }) {
  const t = useFilterTexts()
  return (
    <FilterLink className={buttonClass({ variant })} query={query} filters={NO_FILTERS}>
      {t('clear')}
    </FilterLink>
  )
}
