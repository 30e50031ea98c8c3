import type { Theme } from '@herna/contract'

/** Events of the tag manager's data layer [7.49]. */
export type TrackingEvent =
  | { event: 'search'; search_term: string }
  | {
      event: 'casino_filters_click'
      categories: string[]
      collections: string[]
      providers: string[]
      number_of_reels: string[]
      bet_amount: string
      maximum_win: string
      jackpots: boolean
      gamble: boolean
    }
  | {
      event: 'live_casino_filters_click'
      categories: string[]
      providers: string[]
      languages: string[]
      bet_amount: string
      open_table: boolean
      available_seat: boolean
    }
  | { event: 'casino_theme_toggle'; theme: Theme }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Pushes an event into the tag manager's data layer. Nothing leaves the browser: no tag manager is loaded without consent. */
export function track(event: TrackingEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
