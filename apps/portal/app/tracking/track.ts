import type { TrackingEvent } from '@herna/contract/tracking'

type GameLaunch = TrackingEvent<'casino_game_launch'>
type JourneyField = 'from_route' | 'from_origin' | 'on_route' | 'on_origin' | 'on_origin_name'
/** An event as the portal's parts report it; what the tracking itself knows, it adds: the journey, page views, clicks in menus. */
export type ReportedEvent =
  | Exclude<TrackingEvent, { event: 'casino_game_launch' | 'page_view' | 'casino_navigation' }>
  | Omit<GameLaunch, JourneyField>

/** The parts of `location` that a page view is made of. */
export interface ShownPage {
  pathname: string
  search: string
  hash: string
}
export type TrackingEntry = { event: ReportedEvent } | { page: ShownPage }
type Receiver = (entry: TrackingEntry) => void

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Undefined until the stored consent is known; null without consent. */
let receiver: Receiver | null | undefined
const waiting: TrackingEntry[] = []
let lastPage: ShownPage | null = null
const MAX_WAITING = 50

function report(entry: TrackingEntry): void {
  if (receiver) receiver(entry)
  else if (receiver === undefined && waiting.length < MAX_WAITING) waiting.push(entry)
  if (import.meta.env.MODE === 'development')
    window.dispatchEvent(new CustomEvent('trackingReported', { detail: { entry, hasConsent: Boolean(receiver) } }))
}

/** Reports an event [7.49]. It waits in memory until the stored consent is known; without consent it is dropped (docs/tracking.md). */
export const track = (event: ReportedEvent): void => report({ event })

/** Reports that the address of the page changed. */
export function reportPage(page: ShownPage): void {
  lastPage = page
  report({ page })
}

/**
 * With consent, events go to the receiver: those that waited for the stored consent, or, when it was given just now, from the open page on. Null: events are
 * dropped. Undefined (for tests): as on a new page.
 */
export function deliverTracking(next: Receiver | null | undefined): void {
  const wasDenied = receiver === null
  receiver = next
  if (next === undefined) return
  const entries = waiting.splice(0)
  if (next && wasDenied && lastPage) entries.push({ page: lastPage })
  for (const entry of entries) next?.(entry)
}
