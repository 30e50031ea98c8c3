import type { LobbyKind } from '@herna/contract'
import { activeFilters } from './active-filters.ts'
import { type FilterSet, NO_FILTERS } from './filter-set.ts'
import { sameFilters } from './query.ts'

/** Filters a page forces on; they cannot be taken off there [4.28]. */
export type FilterOverrides = Partial<Pick<FilterSet, 'category' | 'collection' | 'provider'>>

export interface FilterState {
  draft: FilterSet
  applied: FilterSet
  overrides: FilterOverrides
  isOpen: boolean
}

/** The listing a filter panel stands on. */
export interface FilterPage {
  kind: 'all-games' | 'category' | 'collection' | 'provider' | 'other'
  lobby: LobbyKind
  /** Of the category, collection or provider. */
  id?: string
}

export const overridesOf = ({ kind, id }: FilterPage): FilterOverrides =>
  (kind === 'category' || kind === 'collection' || kind === 'provider') && id ? { [kind]: only(id) } : {}

function only(id: string): Readonly<Record<string, true>> {
  const selected: Record<string, true> = Object.create(null)
  selected[id] = true
  return selected
}

/** The set with the page's own filters in it. */
const forced = (set: FilterSet, overrides: FilterOverrides): FilterSet => ({ ...set, ...overrides })

export const startFilters = (applied: FilterSet, overrides: FilterOverrides = {}): FilterState => {
  const set = forced(applied, overrides)
  return { draft: set, applied: set, overrides, isOpen: false }
}

/** A panel opens on what is applied: an abandoned draft does not come back. */
export const openFilters = (state: FilterState): FilterState => ({ ...state, draft: state.applied, isOpen: true })
export const closeFilters = (state: FilterState): FilterState => ({ ...state, isOpen: false })

export const changeDraft = (state: FilterState, change: Partial<FilterSet>): FilterState => ({
  ...state,
  draft: forced({ ...state.draft, ...change }, state.overrides),
})

/** Apply is possible only when it would change something [4.28]. */
export const canApply = ({ draft, applied }: FilterState): boolean => !sameFilters(draft, applied)

export const applyDraft = (state: FilterState): FilterState =>
  canApply(state) ? { ...state, applied: state.draft, isOpen: false } : state

/** Both sets go back to what the page forces [4.28]. */
export const clearFilters = (state: FilterState): FilterState => {
  const set = forced(NO_FILTERS, state.overrides)
  return { ...state, draft: set, applied: set }
}

/** Leaving clears filters and overrides, unless the route's guard keeps them [4.28]. */
export const leaveFilters = (state: FilterState, isKept: boolean): FilterState => (isKept ? state : startFilters(NO_FILTERS))

/** Where the games of a draft are shown [2.44]: on the page itself only when its own filter is the sole one, else among all games of its lobby. */
export function targetOfApply(page: FilterPage, draft: FilterSet): 'stay' | 'all-games' {
  if (page.kind === 'all-games') return 'stay'
  const overrides = overridesOf(page)
  if (Object.keys(overrides).length === 0) return 'all-games'
  const [sole, ...more] = activeFilters(draft)
  return sole && more.length === 0 && sole.group === page.kind && sole.id === page.id ? 'stay' : 'all-games'
}
