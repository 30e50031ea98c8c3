/**
 * The casino's rules as pure functions: visibility, amounts, jackpot ticker, launch, filters, search, recommendations. Time and
 * randomness are parameters. Spec sections 4, 5, 9.
 */
export {
  formatAmount,
  formatBetRange,
  formatCurrency,
  formatPercent,
  formatTableLimits,
  type MoneyStyle,
} from './amount-display.ts'
export { CATEGORY_LIMITS, LIST_PAGE_SIZE, rowLimit } from './category-limits.ts'
export {
  climbAt,
  climbTo,
  JACKPOT_MAX_AGE,
  JACKPOT_TICKER,
  type JackpotClimb,
  jackpotTotal,
  LOW_TICK_MS,
  lowLevelsOfTick,
  mayFetchJackpots,
  shownLevels,
  TOP_TICK_MS,
} from './jackpot-ticker.ts'
export { afterStop } from './game-session.ts'
export {
  isAllowedOrigin,
  isLaunchable,
  type Launch,
  type LaunchAddresses,
  type LaunchRequest,
  launchOf,
  withPermit,
} from './launch.ts'
export { isPromotionVisible, isVisibleTo } from './visibility.ts'
export {
  closeModalIn,
  MODAL_LEVELS,
  type ModalLevel,
  openModalIn,
  type StackedModal,
  topModal,
} from './modal-stack.ts'
export { SLOVAK, slovakNumber, slovakPlural } from './slovak-numbers.ts'
export { addSnackbar, removeSnackbar, SNACKBAR, type Snackbar } from './snackbars.ts'
export { type Bits, countBits, hasBit, indexesOf } from './catalogue/bits.ts'
export type { Catalogue } from './catalogue/catalogue.ts'
export { CatalogueUnreadable, readCatalogue } from './catalogue/read-catalogue.ts'
export { type CatalogueSource, writeCatalogue } from './catalogue/write-catalogue.ts'
export { fold, slugOf } from './search/fold.ts'
export { type ActiveFilter, activeFilters, toggleChoice, withoutFilter } from './filters/active-filters.ts'
export {
  CHOICE_GROUPS,
  type ChoiceGroup,
  choicesIn,
  choicesOf,
  enabledGroups,
  FLAG_GROUPS,
  type FlagGroup,
  waitingGroups,
} from './filters/choices.ts'
export { type CountedChoice, type FilterCounts, filterCounts } from './filters/counts.ts'
export { type AmountRange, type FilterGroup, type FilterSet, NO_FILTERS } from './filters/filter-set.ts'
export {
  applyDraft,
  canApply,
  changeDraft,
  clearFilters,
  type FilterPage,
  type FilterState,
  overridesOf,
  startFilters,
  targetOfApply,
} from './filters/filter-state.ts'
export { hasAvailableSeat, isOpenTable, type LiveTableFacts, withLiveTables } from './filters/live-tables.ts'
export { gamesMatching, narrowingFilters } from './filters/match.ts'
export { GAME_ORDERS, type GameOrder, ORDER_PARAMETER, orderedIndexes, orderOfQuery, setOrderInQuery } from './filters/order.ts'
export { FILTER_PARAMETERS, filtersOfQuery, queryOfFilters, sameFilters } from './filters/query.ts'
export { type GameStatistics, gameStatistics } from './filters/statistics.ts'
export { becauseYouLike, becauseYouPlayed, MOST_RECOMMENDATIONS, similarGames } from './recommendations/recommend.ts'
export { clampedPromotionLevel, clampedTier } from './recommendations/tiers.ts'
export { type Match, matchIn } from './search/match-text.ts'
export { type FoundEntry, LEAST_LETTERS_BEYOND_GAMES, searchCatalogue, type SearchResult, trackedTerm } from './search/search.ts'
