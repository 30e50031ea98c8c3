/** sessionStorage key of the applied filters [4.28]; the value is the list's path with its query. */
export const APPLIED_FILTERS_KEY = 'appliedFilters'
const MAX_LENGTH = 8_000

/** Stores the filtered list's URL; `null` removes it. When storage is blocked or full, only the URL holds the filters. */
export function storeFilters(address: string | null): void {
  try {
    if (address === null || address.length > MAX_LENGTH) sessionStorage.removeItem(APPLIED_FILTERS_KEY)
    else sessionStorage.setItem(APPLIED_FILTERS_KEY, address)
  } catch {
    // The filters are still in the URL.
  }
}

/** Whether a list is filtered to which the visitor may return. */
export function hasAppliedFilters(): boolean {
  try {
    return sessionStorage.getItem(APPLIED_FILTERS_KEY) !== null
  } catch {
    return false
  }
}

/** The query stored for a list, or an empty string. It is untrusted and parsed like a URL. */
export function storedQuery(pathname: string): string {
  try {
    const address = sessionStorage.getItem(APPLIED_FILTERS_KEY) ?? ''
    const [path, query = ''] = address.slice(0, MAX_LENGTH).split('?', 2)
    return path === pathname ? query : ''
  } catch {
    return ''
  }
}
