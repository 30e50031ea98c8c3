import { FILTER_PARAMETERS, ORDER_PARAMETER } from '@herna/rules'

export interface PageKey {
  /** Cache key: path and the parameters that this page reads. */
  key: string
  /** True when other parameters were dropped. */
  hasDropped: boolean
  /** False for filtered pages, which have too many combinations to cache. */
  isCacheable: boolean
}
/** Ids of the routes matched by a path, outermost first. */
export type RoutesAt = (path: string) => readonly string[]

/** Normalises the value of one parameter; null drops it. */
type ParameterReader = (value: string) => string | null

/** Page number from 1. Page 1 is dropped; an invalid number becomes 0, which is a 404. */
const pageNumber: ParameterReader = (value) => (value === '1' ? null : /^[1-9]\d{0,4}$/.test(value) ? value : '0')
const onlyValue =
  (expected: string): ParameterReader =>
  (value) =>
    value === expected ? value : null
const anyValue: ParameterReader = (value) => value
const PAGED_LIST =
  /^\/(?:(?:kasino-zive\/)?(?:vsetky-hry|kategorie\/[^/?#]{1,120})|(?:temy|poskytovatelia|jackpoty)\/[^/?#]{1,120})$/

const PAGED: Record<string, ParameterReader> = { strana: pageNumber }
const ORDERED: Record<string, ParameterReader> = { ...PAGED, [ORDER_PARAMETER]: anyValue, filtre: onlyValue('1') }
const FILTERED: Record<string, ParameterReader> = {
  ...Object.fromEntries(FILTER_PARAMETERS.map((name) => [name, anyValue])),
  ...ORDERED,
}

/** Parameters read by each route. Any other parameter neither splits the cache nor reaches a cached page. */
const ROUTES: readonly [path: RegExp, parameters: Record<string, ParameterReader>][] = [
  [/^\/(?:kasino-zive\/)?vsetky-hry$/, FILTERED],
  [/^\/zoznam\.json$/, { list: (value) => (PAGED_LIST.test(value) ? value : null), ...FILTERED }],
  [/^\/(?:(?:kasino-zive\/)?kategorie|temy|poskytovatelia)\/[^/]+$/, ORDERED],
  [/^\/(?:jackpoty(?!\/sumy\.json$)|bonusy)\/[^/]+$/, PAGED],
]
/** Parameters with few combinations; pages with others are not cached. */
const CACHEABLE_PARAMETERS = new Set(['strana', 'list', '_routes'])

export function pageKey(path: string, query: string, routesAt: RoutesAt): PageKey {
  if (!query) return { key: path, hasDropped: false, isCacheable: true }
  const givenParameters = new URLSearchParams(query)
  const keptParameters = new URLSearchParams()
  const parameters = parametersOf(path, routesAt)
  for (const [name, normalise] of Object.entries(parameters)) {
    const value = givenParameters.get(name)
    const normalValue = value === null ? null : normalise(value)
    if (normalValue !== null) keptParameters.set(name, normalValue)
  }
  const hasDropped = [...givenParameters].some(
    ([name, value], index) => keptParameters.get(name) !== value || isRepeated(givenParameters, name, index),
  )
  return {
    key: keptParameters.size > 0 ? `${path}?${keptParameters}` : path,
    hasDropped,
    isCacheable: [...keptParameters.keys()].every((name) => CACHEABLE_PARAMETERS.has(name)),
  }
}

function parametersOf(path: string, routesAt: RoutesAt): Record<string, ParameterReader> {
  const isData = path.endsWith('.data')
  const page = (isData ? path.slice(0, -'.data'.length) : path).replace(/^\/preview(?=\/)/, '')
  const pageParameters = ROUTES.find(([pattern]) => pattern.test(page))?.[1] ?? {}
  // The browser's router requests data of some of the target routes.
  return isData ? { _routes: (value) => routesIn(value, routesAt(path)), ...pageParameters } : pageParameters
}

/** The requested routes that the path matches, in route order. */
function routesIn(value: string, routes: readonly string[]): string | null {
  const requested = new Set(value.split(','))
  return routes.filter((id) => requested.has(id)).join(',') || null
}

const isRepeated = (givenParameters: URLSearchParams, name: string, index: number): boolean =>
  [...givenParameters.keys()].indexOf(name) !== index
