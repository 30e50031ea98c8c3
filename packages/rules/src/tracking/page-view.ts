/** A page as the router names it. */
export interface TrackedPage {
  /** Name of the route [2.24]. */
  route: string
  path: string
}

const PLAY_ROUTES = new Set(['preview-play-game-demo', 'preview-play-game-real'])

/** True for the routes of a running game. */
export const isPlayRoute = (route: string): boolean => PLAY_ROUTES.has(route)

/** Whether a navigation is a page view [7.49]: not to a running game, to the same path, or to all games without a previous page. */
export const isPageView = (to: TrackedPage, from: TrackedPage | null): boolean =>
  !isPlayRoute(to.route) && to.path !== from?.path && (to.route !== 'preview-all-games' || from !== null)

/** A route's name in events [7.49]: without `preview-`; the route `preview` is the lobby. */
export const trackedRoute = (route: string): string => (route === 'preview' ? 'lobby' : route.replace(/^preview-/, ''))

/** Parameters that may hold credentials or personal data [S7] [S17]. */
const PRIVATE_PARAMETERS = new Set(['username', 'token', 'secret', 'heslo', 'password', 'email', 'phone', 'code', 'sessiontoken'])
/** An e-mail address, or nine or more digits that may be a phone or birth number; game codes and amounts have fewer. */
const PRIVATE_VALUE = /\S@\S|(?:\d[\s/-]?){9}/
const MAX_PARAMETERS = 30
const MAX_LENGTH = 200

/** The query's parameters that events may contain: no credentials, no personal data, of limited size. A repeated parameter has its last value. */
export function trackedQuery(search: string): Record<string, string> {
  const kept = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search.slice(0, 4_000))) {
    const isPrivate = PRIVATE_PARAMETERS.has(name.toLowerCase()) || PRIVATE_VALUE.test(value) || PRIVATE_VALUE.test(name)
    if (!isPrivate && kept.size < MAX_PARAMETERS) kept.set(name.slice(0, MAX_LENGTH), value.slice(0, MAX_LENGTH))
  }
  return Object.fromEntries(kept)
}

/** A segment of a path, or `removed` when it may be personal: an unknown path may contain anything. */
const trackedSegment = (segment: string): string => (PRIVATE_VALUE.test(segment.replace(/%40/gi, '@')) ? 'removed' : segment)

/** The path with the query that events may contain. */
export function trackedPath(pathname: string, search: string): string {
  const query = new URLSearchParams(trackedQuery(search)).toString()
  const path = pathname.slice(0, MAX_LENGTH).split('/').map(trackedSegment).join('/')
  return path + (query && `?${query}`)
}

const ORIGIN_HASH = /^#origin=([a-z0-9-]{1,40})$/

/** The origin that a link named in its hash, such as `#origin=newsletter`; null: an anchor of the page or none. */
export const originOfHash = (hash: string): string | null => ORIGIN_HASH.exec(hash)?.[1] ?? null
