import type { LobbyKind } from '@herna/contract'
import { activeFilters } from './active-filters.ts'
import { type FilterSet, NO_FILTERS } from './filter-set.ts'
import { sameFilters } from './query.ts'

/** Filters that a page forces on; they cannot be removed there [4.28]. */
export type FilterOverrides = Partial<Pick<FilterSet, 'category' | 'collection' | 'provider'>>

/** State of the open filter panel [4.28]: the draft, the applied filters and the page's overrides. */
export interface FilterState {
  draft: FilterSet
  applied: FilterSet
  overrides: FilterOverrides
}

/** The list that a filter panel belongs to. */
export interface FilterPage {
  kind: 'all-games' | 'category' | 'collection' | 'provider' | 'other'
  lobby: LobbyKind
  /** Id of the category, collection or provider. */
  id?: string
}

/** The filter a page forces on: its own category, collection or provider. */
export const overridesOf = ({ kind, id }: FilterPage): FilterOverrides =>
  (kind === 'category' || kind === 'collection' || kind === 'provider') && id ? { [kind]: singleChoice(id) } : {}

function singleChoice(id: string): Readonly<Record<string, true>> {
  const selected: Record<string, true> = Object.create(null)
  selected[id] = true
  return selected
}

/** The filters with the page's overrides applied. */
const withOverrides = (set: FilterSet, overrides: FilterOverrides): FilterSet => ({ ...set, ...overrides })

/** The panel on these applied filters, with the page's overrides. */
export const startFilters = (applied: FilterSet, overrides: FilterOverrides = {}): FilterState => {
  const set = withOverrides(applied, overrides)
  return { draft: set, applied: set, overrides }
}

/** Changes the draft; overrides stay. */
export const changeDraft = (state: FilterState, change: Partial<FilterSet>): FilterState => ({
  ...state,
  draft: withOverrides({ ...state.draft, ...change }, state.overrides),
})

/** Whether applying would change something [4.28]. */
export const canApply = ({ draft, applied }: FilterState): boolean => !sameFilters(draft, applied)

/** Applies the draft; unchanged when nothing would change. */
export const applyDraft = (state: FilterState): FilterState => (canApply(state) ? { ...state, applied: state.draft } : state)

/** Resets draft and applied filters to the page's overrides [4.28]. */
export const clearFilters = (state: FilterState): FilterState => {
  const set = withOverrides(NO_FILTERS, state.overrides)
  return { ...state, draft: set, applied: set }
}

/**
 * Where the games of a draft are shown [2.44]: on the page itself only when its own filter is the sole one, otherwise on the
 * all-games page.
 */
export function targetOfApply(page: FilterPage, draft: FilterSet): 'stay' | 'all-games' {
  if (page.kind === 'all-games') return 'stay'
  const overrides = overridesOf(page)
  if (Object.keys(overrides).length === 0) return 'all-games'
  const [sole, ...more] = activeFilters(draft)
  return sole && more.length === 0 && sole.group === page.kind && sole.id === page.id ? 'stay' : 'all-games'
}
