import {
  applyDraft,
  clearFilters,
  type FilterPage,
  type FilterSet,
  type FilterState,
  NO_FILTERS,
  queryOfFilters,
  targetOfApply,
} from '@herna/rules'
import { useLocation, useNavigate } from 'react-router'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { storeFilters } from './applied-storage.ts'
import { type ListQuery, searchOf } from './list-query.ts'
import type { LobbyKind } from '@herna/contract'
import { track } from '../tracking/index.ts'

/** Actions of the panel's two buttons. Both navigate to a new history entry, so Back restores the previous list. */
export function useApply(page: FilterPage, query: ListQuery) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const preview = usePreview()
  const allGames = addressOf(page.lobby === 'Live' ? 'preview-live-casino-all-games' : 'preview-all-games', {}, preview)

  return {
    /** Stores the filters for the tab, tracks them, and shows the result on this page or among all games [4.28] [2.44]. */
    apply(state: FilterState): void {
      const { applied } = applyDraft(state)
      const target = targetOfApply(page, applied) === 'stay' ? pathname : allGames
      const address = target + searchOf({ order: query.order, filters: applied })
      storeFilters(address)
      trackAppliedFilters(page.lobby, applied)
      void navigate(address)
    },
    /** Clears draft, applied filters and the stored copy [4.28]; the panel stays open when nothing was applied. */
    clear(state: FilterState): FilterState {
      storeFilters(null)
      const isUnfiltered = page.kind !== 'all-games' || searchOf(query) === searchOf({ ...query, filters: NO_FILTERS })
      if (!isUnfiltered) void navigate(pathname + searchOf({ ...query, filters: NO_FILTERS }))
      return clearFilters(state)
    },
  }
}

/** Tracks the applied filters [7.49]: ids of choices, amounts in euro as in the URL. */
function trackAppliedFilters(lobby: LobbyKind, applied: FilterSet): void {
  const query = queryOfFilters(applied)
  const shared = {
    categories: Object.keys(applied.category),
    providers: Object.keys(applied.provider),
    bet_amount: query.get('stavka') ?? '',
  }
  if (lobby === 'Live') {
    track({
      event: 'live_casino_filters_click',
      ...shared,
      languages: Object.keys(applied.language),
      open_table: applied.openTable,
      available_seat: applied.availableSeat,
    })
    return
  }
  track({
    event: 'casino_filters_click',
    ...shared,
    collections: Object.keys(applied.collection),
    number_of_reels: Object.keys(applied.reel),
    maximum_win: query.get('vyhra') ?? '',
    jackpots: applied.jackpot,
    gamble: applied.gamble,
  })
}
