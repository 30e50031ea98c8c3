/** Error keys of the catalogue [8.x]; the texts lie in the portal's `texts/`, keyed exactly so. */
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
  videoUnsupported: 'errors.your-browser-does-not-support-the-video-tag',
} as const
export type ErrorKey = (typeof ERROR_KEYS)[keyof typeof ERROR_KEYS]

/** What a failed call is thrown and logged as [8.2]–[8.5], by its kind; never shown to a player. */
export const FAULT_MESSAGES = {
  timeout: 'Request timed out',
  unreadable: 'Failed to read response body',
  'no-script': 'No script found',
  'no-response': 'No response',
  unreachable: 'Failed to fetch',
  offline: 'Failed to fetch',
} as const
/** A body in a log is no longer than this. */
const LONGEST_BODY = 200
/** [8.1] */
export const statusMessage = (status: number, body: string): string => `HTTP ${status}: ${body.slice(0, LONGEST_BODY)}`

/** Problem document (RFC 9457) every service answers errors with; `errors` names each bad field. */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  instance?: string
  /** Stands also in the service's log. */
  reference?: string
  /** What a program tells cases apart by; of the player's calls one of `PLAYER_ERROR_CODES` [8.7]. */
  errorCode?: string
  errors?: { field: string; message: string }[]
}
