import { trackedTerm } from '@herna/rules'
import { useEffect } from 'react'
import { track } from '../tracking/index.ts'

const SEARCH_DEBOUNCE_MS = 450 // [9.9]

/** The search event: once the typing rests, for results are there at every key anyway [7.49] [9.9]. */
export function useSearchEvent(term: string): void {
  const search_term = trackedTerm(term)
  useEffect(() => {
    if (search_term === '') return
    const timer = setTimeout(() => track({ event: 'search', search_term }), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [search_term])
}
