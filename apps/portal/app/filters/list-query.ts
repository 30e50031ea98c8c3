import {
  type FilterSet,
  filtersOfQuery,
  type GameOrder,
  ORDER_PARAMETER,
  orderOfQuery,
  queryOfFilters,
  spellOrder,
} from '@herna/rules'

/** What the address of a list asks for, besides its page. */
export interface ListQuery {
  filters: FilterSet
  order: GameOrder
}

export const readListQuery = (query: URLSearchParams): ListQuery => ({
  filters: filtersOfQuery(query),
  order: orderOfQuery(query),
})

/** The canonical query of a list: equal lists have equal queries. An empty text for the whole list in the house's order. */
export function spellListQuery({ filters, order }: ListQuery, page = 1): string {
  const query = spellOrder(queryOfFilters(filters), order)
  if (page > 1) query.set('strana', String(page))
  return query.toString().replaceAll('%2C', ',')
}

/** The same with its question mark, for links; `?` alone leads to the bare list. */
export const searchOf = (query: ListQuery, page = 1): string => `?${spellListQuery(query, page)}`

/** How an order is spelled in an address; the house's needs no words. */
export const spelledOrder = (order: GameOrder): string => spellOrder(new URLSearchParams(), order).get(ORDER_PARAMETER) ?? ''
