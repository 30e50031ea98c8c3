import { FILTER_PARAMETERS, ORDER_PARAMETER } from '@herna/rules'

/**
 * The query parameters that pages read. A page's key holds these alone, in order, so that an advertiser's or an attacker's parameters
 * neither split the cache nor reach a cached page.
 */
const KNOWN_PARAMETERS: readonly string[] = ['_routes', 'list', 'strana']
/** What lists read besides: their filters, their order, the form of filters without JavaScript. */
const LIST_PARAMETERS: readonly string[] = [...FILTER_PARAMETERS, ORDER_PARAMETER, 'filtre']
const LISTS =
  /^(?:\/preview)?\/(?:zoznam\.json|(?:kasino-zive\/)?(?:vsetky-hry|kategorie\/[^/]+)|(?:temy|poskytovatelia)\/[^/]+?)(?:\.data)?$/

export interface PageKey {
  /** The address as pages know it: path and known parameters. */
  key: string
  /** The visitor's address had more. */
  dropped: boolean
  /** Filters have more combinations than a cache could hold: such pages are answered and not kept. */
  kept: boolean
}

export function pageKey(path: string, query: string): PageKey {
  if (!query) return { key: path, dropped: false, kept: true }
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  const take = (name: string) => {
    const value = given.get(name)
    if (value !== null) known.set(name, value)
  }
  KNOWN_PARAMETERS.forEach(take)
  const plain = known.size
  if (LISTS.test(path)) LIST_PARAMETERS.forEach(take)
  const dropped = [...given.keys()].length !== known.size
  return { key: known.size > 0 ? `${path}?${known}` : path, dropped, kept: known.size === plain }
}
