import { buttonClass, EmptyState } from '@herna/kit'
import { SearchX } from '@herna/kit/icons'
import { useFilterTexts } from './filter-texts.ts'
import { type ChipView, withoutChip } from './chip-view.ts'
import { ClearFilters, useChipName } from './filter-chips.tsx'
import { FilterLink } from './filter-link.tsx'
import type { ListQuery } from './list-query.ts'

/** No game matches: offers to remove the last filter or all of them. */
export function NoneFound({ chips, query }: { chips: readonly ChipView[]; query: ListQuery }) {
  const t = useFilterTexts()
  const nameOf = useChipName()
  const last = chips.at(-1)
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t('none-title')}
      actions={
        <>
          {last && (
            <FilterLink className={buttonClass({ variant: 'primary' })} query={query} filters={withoutChip(query.filters, last)}>
              {t('none-drop', { name: nameOf(last) })}
            </FilterLink>
          )}
          <ClearFilters query={query} look="quiet" />
        </>
      }
    >
      {t('none-text')}
    </EmptyState>
  )
}
