import type { FilterSet } from '@herna/rules'
import { activeFilters } from '@herna/rules'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { rememberFilters } from './applied-storage.ts'
import { type ListQuery, searchOf } from './list-query.ts'

interface FilterLinkProps {
  query: ListQuery
  /** The filters it leads to. */
  filters: FilterSet
  className?: string
  title?: string
  children: ReactNode
}

/** A link to the same list with other filters: works before and without JavaScript, and what is kept for the tab follows it [4.28]. */
export function FilterLink({ query, filters, ...rest }: FilterLinkProps) {
  const { pathname } = useLocation()
  const search = searchOf({ ...query, filters })
  const keep = () => rememberFilters(activeFilters(filters).length > 0 ? pathname + search : null)
  return <Link to={search} onClick={keep} {...rest} />
}
