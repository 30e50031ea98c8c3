import type { PlayerInfo } from '@herna/contract/player'
import type { TrackedPlayer, TrackingEvent } from '@herna/contract/tracking'
import { type ConsentGroups, NO_CONSENT } from '@herna/rules/consent'
import {
  afterNavigation,
  atOrigin,
  isPlayRoute,
  NEW_VISIT,
  originOfHash,
  trackedPath,
  trackedQuery,
  trackedRoute,
} from '@herna/rules/tracking'
import type { TrackingHosts } from '../config/index.ts'
import { routeAt } from '../urls/index.ts'
import { createCustomerData, type CustomerData } from './customer-data.ts'
import { MENUS, originOf } from './page-origin.ts'
import { trackedPlayer } from './player-facts.ts'
import { loadTagManager } from './tag-manager.ts'
import type { ShownPage, TrackingEntry } from './track.ts'

export interface Tracking {
  receive: (entry: TrackingEntry) => void
  setConsent(groups: ConsentGroups, visitor: string): void
}

const HASH_RESET_MS = 100 // [9.10]

/** Starts the tracking of this page: nothing is sent before `setConsent`. */
export function startTracking({ tagManager, customerData: customerDataUrl }: TrackingHosts): Tracking {
  let groups = NO_CONSENT
  let customerData: CustomerData | null = null
  let info: PlayerInfo | null = null
  const visit = followVisit(send)

  function send(event: TrackingEvent): void {
    if (groups.statistics) (window.dataLayer ??= []).push(event)
    if (groups.marketing) customerData?.add({ ...event, at: new Date().toISOString() })
    if (import.meta.env.MODE === 'development') window.dispatchEvent(new CustomEvent('trackingSent', { detail: event }))
  }
  /** The facts of a guest, and of everybody without consent to marketing, are null. */
  async function updatePlayer(): Promise<void> {
    const current = groups.marketing ? info : null
    const facts: TrackedPlayer | null = current && (await trackedPlayer(current))
    if (current !== (groups.marketing ? info : null)) return
    customerData?.setPlayer(facts)
    if (facts || (window.dataLayer ?? []).some((entry) => Object.hasOwn(entry as object, 'player')))
      (window.dataLayer ??= []).push({ player: facts })
  }
  function setPlayer(next: PlayerInfo | null): void {
    info = next
    void updatePlayer()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) customerData?.flush()
  })
  window.addEventListener('pagehide', () => customerData?.flush())

  return {
    receive(entry) {
      if ('page' in entry) visit.show(entry.page)
      else if ('player' in entry) setPlayer(entry.player)
      else if (entry.event === 'casino_game_launch') send({ ...entry, ...visit.ofLaunch() })
      else send(entry)
    },
    setConsent(next, visitor) {
      groups = next
      if (!next.statistics && !next.marketing) visit.stop()
      else visit.start()
      if (tagManager && (next.statistics || next.marketing)) loadTagManager(tagManager)
      if (next.marketing && customerDataUrl) customerData ??= createCustomerData(customerDataUrl, visitor)
      if (!next.marketing) customerData?.clear()
      void updatePlayer()
    },
  }
}

/** Follows the visitor's way between pages and parts of pages [3.47]; sends page views and clicks in menus. */
function followVisit(send: (event: TrackingEvent) => void) {
  let visit = NEW_VISIT
  const onClick = ({ target }: MouseEvent) => {
    // A running game belongs to the page where it was chosen.
    if (!(target instanceof Element) || isPlayRoute(routeOf(window.location.pathname).route)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    // Where a tile changes under the pointer, the target is what is around it.
    const origin = originOf(link ?? target)
    if (!origin) return
    visit = { ...visit, journey: atOrigin(visit.journey, origin) }
    if (!link || !MENUS.has(origin.origin) || link.origin !== window.location.origin || link.ariaHasPopup === 'dialog') return
    send({ event: 'casino_navigation', origin: origin.origin, route_name: trackedRoute(routeOf(link.pathname).route) })
  }
  return {
    start: () => document.addEventListener('click', onClick, { capture: true }),
    stop() {
      document.removeEventListener('click', onClick, { capture: true })
      visit = NEW_VISIT
    },
    show({ pathname, search, hash }: ShownPage) {
      const { route, params } = routeOf(pathname)
      const arrival = originOfHash(hash)
      if (arrival) resetHash(hash)
      const navigated = afterNavigation(visit, { route, path: pathname }, arrival)
      visit = navigated.visit
      if (!navigated.isPageView) return
      const full_path = trackedPath(pathname, search)
      send({ event: 'page_view', route_name: trackedRoute(route), full_path, params, query: trackedQuery(search) })
    },
    ofLaunch: () => {
      const { from, on } = visit.journey
      return {
        from_route: from.route,
        from_origin: from.origin,
        on_route: on.route,
        on_origin: on.origin,
        on_origin_name: on.name,
      }
    },
  }
}

function routeOf(pathname: string): { route: string; params: Record<string, string> } {
  const { name = 'not-found', params = {} } = routeAt(pathname) ?? {}
  return { route: name, params }
}

/** Removes an origin from the address once the page is shown [9.10], so that it is not bookmarked or shared. */
function resetHash(hash: string): void {
  setTimeout(() => {
    const { pathname, search } = window.location
    if (window.location.hash === hash) window.history.replaceState(window.history.state, '', pathname + search)
  }, HASH_RESET_MS)
}
