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

/** An applied filter as shown on its chip. The server sends chips with the list, so names are available before the catalogue. */
export interface ChipView {
  filter: ActiveFilter
  /** Name of a provider, category, collection or language; the id itself when unknown. */
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

/** The filters without the chip's one. */
export const withoutChip = (filters: FilterSet, { filter }: ChipView): FilterSet => withoutFilter(filters, filter)
