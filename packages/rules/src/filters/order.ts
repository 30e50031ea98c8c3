import { type Bits, placesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Orders of a list: the house's, newest first, by name. */
export const GAME_ORDERS = ['house', 'newest', 'name'] as const
export type GameOrder = (typeof GAME_ORDERS)[number]

export const ORDER_PARAMETER = 'zoradit'
const SPELLED: Record<GameOrder, string> = { house: 'oblubene', newest: 'novinky', name: 'nazov' }

export const orderOfQuery = (query: URLSearchParams): GameOrder =>
  GAME_ORDERS.find((order) => SPELLED[order] === query.get(ORDER_PARAMETER)) ?? 'house'

/** Puts the order into a query; the house's is the one that needs no words. */
export function spellOrder(query: URLSearchParams, order: GameOrder): URLSearchParams {
  if (order !== 'house') query.set(ORDER_PARAMETER, SPELLED[order])
  return query
}

const byName = new WeakMap<Catalogue, Int32Array>()

/** Each game's rank by name as the locale sorts: sorting ten thousand names with a collator costs too much for a click. */
function nameRanks(catalogue: Catalogue, locale: string): Int32Array {
  let ranks = byName.get(catalogue)
  if (!ranks) {
    const { compare } = new Intl.Collator(locale)
    const places = catalogue.names.map((_, place) => place)
    places.sort((a, b) => compare(catalogue.names[a] as string, catalogue.names[b] as string) || a - b)
    ranks = new Int32Array(catalogue.size)
    for (const [rank, place] of places.entries()) ranks[place] = rank
    byName.set(catalogue, ranks)
  }
  return ranks
}

/** The games of these bits in an order. Games of an unknown date come after all known ones. */
export function orderedPlaces(catalogue: Catalogue, games: Bits, order: GameOrder, locale = 'sk'): number[] {
  const places = placesOf(games)
  if (order === 'newest') {
    const { releasedOn } = catalogue
    return places.sort((a, b) => (releasedOn[b] as number) - (releasedOn[a] as number) || a - b)
  }
  if (order === 'name') {
    const ranks = nameRanks(catalogue, locale)
    return places.sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
  }
  return places
}
