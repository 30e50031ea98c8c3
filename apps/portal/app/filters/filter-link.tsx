import type { FilterSet } from '@herna/rules'
import { activeFilters } from '@herna/rules'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { storeFilters } from './applied-storage.ts'
import { type ListQuery, searchOf } from './list-query.ts'

interface FilterLinkProps {
  query: ListQuery
  /** The filters of the target list. */
  filters: FilterSet
  className?: string
  title?: string
  children: ReactNode
}

/** A link to the same list with other filters; works without JavaScript and updates the filters stored for the tab [4.28]. */
export function FilterLink({ query, filters, ...rest }: FilterLinkProps) {
  const { pathname } = useLocation()
  const search = searchOf({ ...query, filters })
  const store = () => storeFilters(activeFilters(filters).length > 0 ? pathname + search : null)
  return <Link to={search} onClick={store} {...rest} />
}
