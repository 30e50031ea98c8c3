/** Filters: order and filters above a list, the filter panel, applied filters in the URL and stored for the tab. States: none, applied, none found; panel: loading, failed, ready, nothing to offer. Spec 1.3, 2.39, 2.44, 3.45, 3.48, 4.28, 7.49. */
export { type ChipView, chipsOf } from './chip-view.ts'
export { hasAppliedFilters } from './applied-storage.ts'
export { AppliedFilters } from './applied-filters.tsx'
export { FilterBar } from './filter-bar.tsx'
export { type ListQuery, readListQuery, serializeListQuery } from './list-query.ts'
export { NoneFound } from './none-found.tsx'
export { type PlainChoices, PlainFilters, plainChoices } from './plain-filters.tsx'
export { useFilterGuard, usePersistedFilters } from './persisted-filters.ts'
