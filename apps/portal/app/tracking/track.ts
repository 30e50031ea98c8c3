import type { TrackingEvent } from '@herna/contract/tracking'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

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
/** What is reported: an event, or that a page is shown. */
export type TrackingEntry = ReportedEvent | { page: ShownPage }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The only part of the tracking in the first load. `deliverTracking` takes over what waits. */
export const tracking: {
  /** Undefined until the stored consent is known; null without consent. */
  receiver: ((entry: TrackingEntry) => void) | null | undefined
  /** Reported before the stored consent was known. */
  waiting: TrackingEntry[]
  page: ShownPage | null
} = { receiver: undefined, waiting: [], page: null }

/** Reports an event [7.49]. It waits in memory until the stored consent is known; without consent it is dropped (docs/tracking.md). */
export function track(entry: TrackingEntry): void {
  if (tracking.receiver) tracking.receiver(entry)
  else if (tracking.receiver === undefined) tracking.waiting.push(entry)
  if (import.meta.env.MODE === 'development') {
    const detail = { entry, hasConsent: Boolean(tracking.receiver) }
    window.dispatchEvent(new CustomEvent('trackingReported', { detail }))
  }
}

/** Reports pages as the visitor moves. Used in the root, which renders on every page; in development it opens the overlay. */
export function useTrackedPage(): void {
  const page = useLocation()
  useEffect(() => {
    tracking.page = page
    track({ page })
  }, [page])
  useEffect(() => {
    if (import.meta.env.MODE === 'development') void import('./debug-overlay.ts').then(({ showOverlay }) => showOverlay())
  }, [])
}
