import { CHOICE_GROUPS, type ChoiceGroup } from './choices.ts'
import { type FilterGroup, type FilterSet, NO_FILTERS } from './filter-set.ts'

/** One active filter: a choice of a group, a range, a flag or the search text. */
export type ActiveFilter =
  | { group: ChoiceGroup; id: string }
  | { group: Exclude<FilterGroup, ChoiceGroup> | 'search'; id?: undefined }

/** The active filters in the panel's order: one per choice. */
export function activeFilters(set: FilterSet): ActiveFilter[] {
  const active: ActiveFilter[] = CHOICE_GROUPS.flatMap((group) => Object.keys(set[group]).map((id) => ({ group, id })))
  for (const group of ['betAmount', 'maxWin'] as const) if (set[group].min > 0 || set[group].max > 0) active.push({ group })
  for (const group of ['jackpot', 'gamble', 'bonus', 'openTable', 'availableSeat'] as const)
    if (set[group]) active.push({ group })
  if (set.search) active.push({ group: 'search' })
  return active
}

/** The filters without this one. */
export function withoutFilter(set: FilterSet, filter: ActiveFilter): FilterSet {
  if (filter.id === undefined) return { ...set, [filter.group]: NO_FILTERS[filter.group] }
  return toggleChoice(set, filter.group, filter.id, false)
}

/** The filters with one choice added or removed. */
export function toggleChoice(set: FilterSet, group: ChoiceGroup, id: string, isOn: boolean): FilterSet {
  const selected: Record<string, true> = Object.assign(Object.create(null), set[group])
  if (isOn) selected[id] = true
  else delete selected[id]
  return { ...set, [group]: selected }
}
