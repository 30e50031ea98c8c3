import { isPageView, isPlayRoute, type TrackedPage, trackedRoute } from './page-view.ts'

/** A part of a page and, for rows and lists, its heading. */
export interface Origin {
  origin: string
  name: string | null
}

/** Where a player is and where they came from [3.47]. Null: unknown, such as the first page of a visit. */
export interface Journey {
  from: { origin: string | null; route: string | null }
  on: { origin: string | null; route: string | null; name: string | null }
}

const NO_JOURNEY: Journey = {
  from: { origin: null, route: null },
  on: { origin: null, route: null, name: null },
}

/** The player follows a link or chooses a game in a part of the page. */
export const atOrigin = ({ from, on }: Journey, { origin, name }: Origin): Journey => ({
  from,
  on: { route: on.route, origin, name },
})

/** The player is on another page: what was `on` becomes `from`. `arrival` is the origin that the link itself named, if any. */
const onPage = ({ on }: Journey, route: string, arrival: string | null): Journey => ({
  from: { origin: arrival ?? on.origin, route: on.route },
  on: { route, origin: null, name: null },
})

/** A visit as far as it is tracked. */
export interface Visit {
  page: TrackedPage | null
  journey: Journey
}

/** A visit before its first page. */
export const NEW_VISIT: Visit = { page: null, journey: NO_JOURNEY }

/** The visit after a navigation, and whether it is a page view [7.49]. A running game belongs to the page where it was chosen. */
export function afterNavigation(
  visit: Visit,
  to: TrackedPage,
  arrival: string | null = null,
): { visit: Visit; isPageView: boolean } {
  const isViewed = isPageView(to, visit.page)
  if (isPlayRoute(to.route) || to.path === visit.page?.path) return { visit, isPageView: isViewed }
  return { visit: { page: to, journey: onPage(visit.journey, trackedRoute(to.route), arrival) }, isPageView: isViewed }
}
