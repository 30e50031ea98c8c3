/**
 * Error keys of the error catalogue [8.13]–[8.31]. The portal's `texts/` has a text under exactly the same key; the keys are part
 * of the API and do not change.
 */
export const ERROR_KEYS = {
  pageNotFound: 'errors.page.page-not-found',
  pageUpdate: 'errors.page.update-message',
  layouts: 'errors.failed-to-fetch-layouts',
  categories: 'errors.failed-to-fetch-categories',
  menu: 'errors.failed-to-fetch-menu',
  submenu: 'errors.failed-to-fetch-submenu',
  providers: 'errors.failed-to-fetch-providers',
  promotions: 'errors.failed-to-fetch-promotions',
  collections: 'errors.failed-to-fetch-collections',
  collectionGroups: 'errors.failed-to-fetch-collection-groups',
  games: 'errors.failed-to-fetch-games',
  carousel: 'errors.failed-to-fetch-carousel',
  videos: 'errors.failed-to-fetch-videos',
  meta: 'errors.failed-to-fetch-meta',
  cmsConfig: 'errors.failed-to-fetch-sb-cms-config',
  jackpots: 'errors.failed-to-fetch-jackpots',
  realUrlMissing: 'errors.real-url-is-missing',
  demoUrlMissing: 'errors.demo-url-is-missing',
  invalidGameSession: 'errors.invalid-game-session',
  unauthorizedAccess: 'errors.unauthorized-access',
  checkCmsPassword: 'errors.check-cms-password-code',
  gameDetails: 'errors.unable-to-details',
  liveWinners: 'errors.failed-to-fetch-live-winners',
  liveFeedStart: 'errors.failed-to-connect-to-live-feed',
  liveFeedStop: 'errors.failed-to-disconnect-from-live-feed',
  videoUnsupported: 'errors.your-browser-does-not-support-the-video-tag',
} as const
/** One of the keys in `ERROR_KEYS`. */
export type ErrorKey = (typeof ERROR_KEYS)[keyof typeof ERROR_KEYS]

/** Messages of failed calls by kind [8.2]–[8.5]: for thrown errors and logs, never shown to a player. */
export const FAULT_MESSAGES = {
  timeout: 'Request timed out',
  unreadable: 'Failed to read response body',
  'no-script': 'No script found',
  'no-response': 'No response',
  unreachable: 'Failed to fetch',
  offline: 'Failed to fetch',
} as const
/** Message of a response with an error status [8.1]. The body is whole; a log that needs short lines shortens it. */
export const statusMessage = (status: number, body: string): string => `HTTP ${status}: ${body}`

/** Problem document (RFC 9457), the body of every error response. `errors` lists invalid fields. */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  instance?: string
  /** The same reference is in the service's log. */
  reference?: string
  /** Machine-readable cause; for the player's calls one of `PLAYER_ERROR_CODES` [8.7]. */
  errorCode?: string
  errors?: { field: string; message: string }[]
}
