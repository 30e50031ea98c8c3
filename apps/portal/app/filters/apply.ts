import { applyDraft, clearFilters, type FilterPage, type FilterState, NO_FILTERS, targetOfApply } from '@herna/rules'
import { useLocation, useNavigate } from 'react-router'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { rememberFilters } from './applied-storage.ts'
import { type ListQuery, searchOf } from './list-query.ts'
import { trackFilters } from './track-filters.ts'

/** What the panel's two buttons do. Both lead to an address of its own in the history, so that Back finds the list as it was. */
export function useApply(page: FilterPage, query: ListQuery) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const preview = usePreview()
  const allGames = addressOf(page.lobby === 'Live' ? 'preview-live-casino-all-games' : 'preview-all-games', {}, preview)

  return {
    /** Applied: kept for the tab, told, and shown on this page or among all games [4.28] [2.44]. */
    apply(state: FilterState): void {
      const { applied } = applyDraft(state)
      const target = targetOfApply(page, applied) === 'stay' ? pathname : allGames
      const address = target + searchOf({ order: query.order, filters: applied })
      rememberFilters(address)
      trackFilters(page.lobby, applied)
      void navigate(address)
    },
    /** Both sets are emptied and the kept copy is removed [4.28]; the panel stays open when nothing was applied. */
    clear(state: FilterState): FilterState {
      rememberFilters(null)
      const isBare = page.kind !== 'all-games' || searchOf(query) === searchOf({ ...query, filters: NO_FILTERS })
      if (!isBare) void navigate(pathname + searchOf({ ...query, filters: NO_FILTERS }))
      return clearFilters(state)
    },
  }
}
