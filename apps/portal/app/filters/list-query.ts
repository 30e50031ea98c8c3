import {
  type FilterSet,
  filtersOfQuery,
  type GameOrder,
  ORDER_PARAMETER,
  orderOfQuery,
  queryOfFilters,
  setOrderInQuery,
} from '@herna/rules'

/** Filters and order in a list's URL, without the page number. */
export interface ListQuery {
  filters: FilterSet
  order: GameOrder
}

export const readListQuery = (query: URLSearchParams): ListQuery => ({
  filters: filtersOfQuery(query),
  order: orderOfQuery(query),
})

/** The canonical query of a list: equal lists have equal queries. Empty for the whole list in default order. */
export function serializeListQuery({ filters, order }: ListQuery, page = 1): string {
  const query = setOrderInQuery(queryOfFilters(filters), order)
  if (page > 1) query.set('strana', String(page))
  return query.toString().replaceAll('%2C', ',')
}

/** The same with a question mark, for links; `?` alone is the unfiltered list. */
export const searchOf = (query: ListQuery, page = 1): string => `?${serializeListQuery(query, page)}`

/** URL parameter value of an order; empty for the default order. */
export const orderParameter = (order: GameOrder): string =>
  setOrderInQuery(new URLSearchParams(), order).get(ORDER_PARAMETER) ?? ''
