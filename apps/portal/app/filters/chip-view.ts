import type { LobbyKind } from '@herna/contract'
import {
  type ActiveFilter,
  activeFilters,
  type AmountRange,
  type Catalogue,
  choicesOf,
  type FilterSet,
  narrowingFilters,
  withoutFilter,
} from '@herna/rules'

/** An applied filter as the bar of chips shows it. The server sends them with the list, so that names are there before the catalogue is. */
export interface ChipView {
  filter: ActiveFilter
  /** Of a provider, category, collection or language; an id that names nothing stands for itself. */
  name?: string
  range?: AmountRange
  text?: string
}

export function chipsOf(filters: FilterSet, catalogue: Catalogue, lobby: LobbyKind): ChipView[] {
  return activeFilters(narrowingFilters(filters, catalogue, lobby)).map((filter) => {
    if (filter.id !== undefined) {
      return { filter, name: choicesOf(catalogue).byGroup[filter.group].get(filter.id)?.title ?? filter.id }
    }
    if (filter.group === 'betAmount' || filter.group === 'maxWin') return { filter, range: filters[filter.group] }
    return filter.group === 'search' ? { filter, text: filters.search } : { filter }
  })
}

/** The filters that stay when a chip is removed. */
export const withoutChip = (filters: FilterSet, { filter }: ChipView): FilterSet => withoutFilter(filters, filter)
