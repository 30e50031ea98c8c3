import { isSameTerm } from './hits.ts'

const KEY = 'searches'
const MOST = 5
const LONGEST = 60

/** What this browser searched for and opened, newest first. Anything else found in the storage is no list of ours. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((term): term is string => typeof term === 'string' && term.length <= LONGEST).slice(0, MOST)
  } catch {
    // Blocked, or not ours [F7].
    return []
  }
}

export function rememberSearch(term: string): void {
  const text = term.trim().slice(0, LONGEST)
  if (text.length < 2) return
  store([text, ...recentSearches().filter((each) => !isSameTerm(each, text))].slice(0, MOST))
}

export const forgetSearches = (): void => store([])

function store(terms: string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // Blocked or full: the next visit starts without them [F7].
  }
}
