import { type Bits, indexesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Orders of a list: the default order, newest first, by name. */
export const GAME_ORDERS = ['default', 'newest', 'name'] as const
/** One of `GAME_ORDERS`. */
export type GameOrder = (typeof GAME_ORDERS)[number]

/** Query parameter of the order. */
export const ORDER_PARAMETER = 'zoradit'
const QUERY_VALUES: Record<GameOrder, string> = { default: 'oblubene', newest: 'novinky', name: 'nazov' }

/** The order in a query; the default for anything unknown. */
export const orderOfQuery = (query: URLSearchParams): GameOrder =>
  GAME_ORDERS.find((order) => QUERY_VALUES[order] === query.get(ORDER_PARAMETER)) ?? 'default'

/** Sets the order in a query; the default order needs no parameter. */
export function setOrderInQuery(query: URLSearchParams, order: GameOrder): URLSearchParams {
  if (order !== 'default') query.set(ORDER_PARAMETER, QUERY_VALUES[order])
  return query
}

const ranksByCatalogue = new WeakMap<Catalogue, Int32Array>()

/** Rank of each game by name in the locale, computed once: sorting ten thousand names with a collator is too slow for a click. */
function nameRanks(catalogue: Catalogue, locale: string): Int32Array {
  let ranks = ranksByCatalogue.get(catalogue)
  if (!ranks) {
    const { compare } = new Intl.Collator(locale)
    const indexes = catalogue.names.map((_, index) => index)
    indexes.sort((a, b) => compare(catalogue.names[a] as string, catalogue.names[b] as string) || a - b)
    ranks = new Int32Array(catalogue.size)
    for (const [rank, index] of indexes.entries()) ranks[index] = rank
    ranksByCatalogue.set(catalogue, ranks)
  }
  return ranks
}

/** Indexes of these games in an order. Games with an unknown release date come last. */
export function orderedIndexes(catalogue: Catalogue, games: Bits, order: GameOrder, locale = 'sk'): number[] {
  const indexes = indexesOf(games)
  if (order === 'newest') {
    const { releasedOn } = catalogue
    return indexes.sort((a, b) => (releasedOn[b] as number) - (releasedOn[a] as number) || a - b)
  }
  if (order === 'name') {
    const ranks = nameRanks(catalogue, locale)
    return indexes.sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
  }
  return indexes
}
