import { FILTER_PARAMETERS, ORDER_PARAMETER } from '@herna/rules'

export interface PageKey {
  /** The address as pages know it: path and the parameters that this page reads. */
  key: string
  /** The visitor's address had more. */
  dropped: boolean
  /** Filters have more combinations than a cache could hold: such pages are answered and not kept. */
  kept: boolean
}
/** Ids of the routes an address leads to, outermost first. */
export type RoutesAt = (path: string) => readonly string[]

/** What one parameter of a page may say; null: as if it were not there. */
type Reading = (value: string) => string | null

/** A page of a list, from 1. Page 1 is the address without it; what is no number of a page asks for one that no list has, which is a 404. */
const pageNumber: Reading = (value) => (value === '1' ? null : /^[1-9]\d{0,4}$/.test(value) ? value : '0')
const only =
  (wanted: string): Reading =>
  (value) =>
    value === wanted ? value : null
const asGiven: Reading = (value) => value
const GROWING_LIST =
  /^\/(?:(?:kasino-zive\/)?(?:vsetky-hry|kategorie\/[^/?#]{1,120})|(?:temy|poskytovatelia|jackpoty)\/[^/?#]{1,120})$/

const PAGED: Record<string, Reading> = { strana: pageNumber }
const ORDERED: Record<string, Reading> = { ...PAGED, [ORDER_PARAMETER]: asGiven, filtre: only('1') }
const FILTERED: Record<string, Reading> = { ...Object.fromEntries(FILTER_PARAMETERS.map((name) => [name, asGiven])), ...ORDERED }

/** The parameters that pages read, by route. An advertiser's or an attacker's parameters neither split the cache nor reach a cached page. */
const ROUTES: readonly [path: RegExp, parameters: Record<string, Reading>][] = [
  [/^\/(?:kasino-zive\/)?vsetky-hry$/, FILTERED],
  [/^\/zoznam\.json$/, { list: (value) => (GROWING_LIST.test(value) ? value : null), ...FILTERED }],
  [/^\/(?:(?:kasino-zive\/)?kategorie|temy|poskytovatelia)\/[^/]+$/, ORDERED],
  [/^\/(?:jackpoty(?!\/sumy\.json$)|bonusy)\/[^/]+$/, PAGED],
]
/** Their combinations are few; the others' are not. */
const FEW = new Set(['strana', 'list', '_routes'])

export function pageKey(path: string, query: string, routesAt: RoutesAt): PageKey {
  if (!query) return { key: path, dropped: false, kept: true }
  const given = new URLSearchParams(query)
  const read = new URLSearchParams()
  const parameters = parametersOf(path, routesAt)
  for (const [name, reading] of Object.entries(parameters)) {
    const value = given.get(name)
    const taken = value === null ? null : reading(value)
    if (taken !== null) read.set(name, taken)
  }
  const dropped = [...given].some(([name, value], place) => read.get(name) !== value || isRepeated(given, name, place))
  return { key: read.size > 0 ? `${path}?${read}` : path, dropped, kept: [...read.keys()].every((name) => FEW.has(name)) }
}

function parametersOf(path: string, routesAt: RoutesAt): Record<string, Reading> {
  const isData = path.endsWith('.data')
  const page = (isData ? path.slice(0, -'.data'.length) : path).replace(/^\/preview(?=\/)/, '')
  const known = ROUTES.find(([pattern]) => pattern.test(page))?.[1] ?? {}
  // The router of a browser asks for the data of some of the routes it goes to.
  return isData ? { _routes: (value) => routesIn(value, routesAt(path)), ...known } : known
}

/** Of the routes asked for those that the address leads to, in their order. */
function routesIn(value: string, routes: readonly string[]): string | null {
  const asked = new Set(value.split(','))
  return routes.filter((id) => asked.has(id)).join(',') || null
}

const isRepeated = (given: URLSearchParams, name: string, place: number): boolean => [...given.keys()].indexOf(name) !== place
