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
import { rememberFilters } from './applied-storage.ts'
import { type ListQuery, searchOf } from './list-query.ts'
import type { LobbyKind } from '@herna/contract'
import { track } from '../tracking/index.ts'

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

/** Tells what was applied [7.49]: ids of choices, amounts in euro as the address spells them. */
function trackFilters(lobby: LobbyKind, applied: FilterSet): void {
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
