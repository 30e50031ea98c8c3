import type { PlayerInfo } from '@herna/contract/player'
import type { TrackingEvent } from '@herna/contract/tracking'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

type GameLaunch = TrackingEvent<'casino_game_launch'>
type JourneyField = 'from_route' | 'from_origin' | 'on_route' | 'on_origin' | 'on_origin_name'
/** An event as the portal's parts report it. The tracking itself adds the journey, page views and clicks in menus. */
export type ReportedEvent =
  | Exclude<TrackingEvent, { event: 'casino_game_launch' | 'page_view' | 'casino_navigation' }>
  | Omit<GameLaunch, JourneyField>

/** The parts of `location` that a page view is made of. */
export interface ShownPage {
  pathname: string
  search: string
  hash: string
}
/** What is reported: an event, that a page is shown, or who is logged in; null: a guest. */
export type TrackingEntry = ReportedEvent | { page: ShownPage } | { player: PlayerInfo | null }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export type Receiver = (entry: TrackingEntry) => void

/** Undefined until the stored consent is known. This file is the only part of the tracking in the first load; `deliverTracking` takes over. */
let receive: Receiver | undefined
/** Entries reported before that. */
export const waitingEntries: TrackingEntry[] = []

let onReceiver: (() => void) | undefined

export const setReceiver = (receiver: Receiver | undefined): void => {
  receive = receiver
  if (receiver) onReceiver?.()
}

/** How long a redirect waits for the tracking. */
const LONGEST_WAIT_MS = 1_000

/** Resolves when reported events have been taken up or dropped, at the latest after a second: for code that leaves the portal at once. */
export const trackingSettled = (): Promise<void> =>
  new Promise((done) => {
    if (receive) return done()
    onReceiver = done
    setTimeout(done, LONGEST_WAIT_MS)
  })

/** Reports an event [7.49]. It waits in memory until the stored consent is known; without consent it is dropped (docs/tracking.md). */
export function track(entry: TrackingEntry): void {
  if (receive) receive(entry)
  else waitingEntries.push(entry)
  if (import.meta.env.MODE === 'development') window.dispatchEvent(new CustomEvent('trackingReported', { detail: entry }))
}

/** Reports pages as the visitor moves. Used in the root, which renders on every page. */
export function useTrackedPage(): void {
  const page = useLocation()
  useEffect(() => track({ page }), [page])
}

if (import.meta.env.MODE === 'development' && !import.meta.env.SSR)
  void import('./debug-overlay.ts').then(({ showOverlay }) => showOverlay())
