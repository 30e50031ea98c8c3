import type { LobbyKind } from '@herna/contract'
import { type FilterSet, queryOfFilters } from '@herna/rules'
import { track } from '../tracking/index.ts'

/** Tells what was applied [7.49]: ids of choices, amounts in euro as the address spells them. */
export function trackFilters(lobby: LobbyKind, applied: FilterSet): void {
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
