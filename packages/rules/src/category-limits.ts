import type { CategoryStyle, GameListSource } from '@herna/contract'

/** How many games a list shows outside its own page [9.4]. */
export const CATEGORY_LIMITS = {
  row: 20,
  dynamic: 30,
  jackpot: 12,
  top: 10,
  bonus: 5,
  /** In the operator's own application: it has the screen to itself. */
  bonusInApp: 15,
} as const

/** The length of a category's row: ten for a top-10, twelve where every game plays for a jackpot, more for lists that are computed for a player. */
export function rowLimit(category: { style: CategoryStyle; type: GameListSource }, isOfJackpots = false): number {
  if (category.style === 'top-10') return CATEGORY_LIMITS.top
  if (isOfJackpots) return CATEGORY_LIMITS.jackpot
  return category.type === 'Default' ? CATEGORY_LIMITS.row : CATEGORY_LIMITS.dynamic
}

/** Lists grow by this many games [9.9]. */
export const LIST_PAGE_SIZE = 40
