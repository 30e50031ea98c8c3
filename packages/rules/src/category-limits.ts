import type { CategoryStyle, GameListSource } from '@herna/contract'

/** Number of games a list shows outside its own page [9.4]. */
export const CATEGORY_LIMITS = {
  row: 20,
  dynamic: 30,
  jackpot: 12,
  top: 10,
  bonus: 5,
  /** In the operator's own app, which is a full-screen view. */
  bonusInApp: 15,
} as const

/**
 * Length of a category's row [9.4]: 10 for a top-10, 12 where every game has a jackpot, 30 for lists computed for a player,
 * otherwise 20.
 */
export function rowLimit(category: { style: CategoryStyle; type: GameListSource }, isOfJackpots = false): number {
  if (category.style === 'top-10') return CATEGORY_LIMITS.top
  if (isOfJackpots) return CATEGORY_LIMITS.jackpot
  return category.type === 'Default' ? CATEGORY_LIMITS.row : CATEGORY_LIMITS.dynamic
}

/** Number of games a list loads at a time [9.9]. */
export const LIST_PAGE_SIZE = 40
