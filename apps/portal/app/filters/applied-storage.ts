/** Where the applied filters are kept for the tab [4.28]: the address of the list, with its query. */
export const APPLIED_FILTERS_KEY = 'appliedFilters'
const LONGEST = 8_000

/** Keeps the filtered list's address; `null` forgets it. Storage that is blocked or full keeps nothing, and the address alone holds the filters. */
export function rememberFilters(address: string | null): void {
  try {
    if (address === null || address.length > LONGEST) sessionStorage.removeItem(APPLIED_FILTERS_KEY)
    else sessionStorage.setItem(APPLIED_FILTERS_KEY, address)
  } catch {
    // The filters still stand in the address.
  }
}

/** The query kept for a list; an empty text when there is none. What is in it is read as carefully as an address. */
export function rememberedQuery(pathname: string): string {
  try {
    const address = sessionStorage.getItem(APPLIED_FILTERS_KEY) ?? ''
    const [path, query = ''] = address.slice(0, LONGEST).split('?', 2)
    return path === pathname ? query : ''
  } catch {
    return ''
  }
}
