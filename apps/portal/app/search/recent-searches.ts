import { isSameTerm } from './hits.ts'

const KEY = 'searches'
const MAX_TERMS = 5
const MAX_LENGTH = 60

/** Terms whose results were opened in this browser, newest first. The stored value is untrusted; invalid entries are dropped. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((term): term is string => typeof term === 'string' && term.length <= MAX_LENGTH).slice(0, MAX_TERMS)
  } catch {
    // Storage blocked or value malformed [F7].
    return []
  }
}

export function storeSearch(term: string): void {
  const text = term.trim().slice(0, MAX_LENGTH)
  if (text.length < 2) return
  save([text, ...recentSearches().filter((each) => !isSameTerm(each, text))].slice(0, MAX_TERMS))
}

export const clearSearches = (): void => save([])

function save(terms: string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // Storage blocked or full: the next visit starts without them [F7].
  }
}
