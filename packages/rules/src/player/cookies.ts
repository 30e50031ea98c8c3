const DAY = 24 * 3600
/** Lifetimes of cookies in seconds [9.2]. */
export const COOKIE_LIFETIME_SECONDS = { remembered: 14 * DAY, keepAlive: 14 * DAY } as const

/** Cookies that scripts read and write. None of them authorises anything: session cookies are HttpOnly. */
export const PLAYER_COOKIES = {
  remembered: 'remembered-player',
  lastAction: 'last-action',
  rglSeen: 'rgl-seen',
  logoutPending: 'logout-pending',
  nativeLaunch: 'native-launch',
} as const

/** The longest expiry that this helper sets, in ms [9.2]. */
const MAX_AGE_MS = 2_147_483_647
/** A `max-age` in whole seconds, at most 2147483647 ms, which is nearly 25 days [9.2]. */
export const cookieAge = (seconds: number): number => Math.floor(Math.min(Math.max(0, seconds * 1_000), MAX_AGE_MS) / 1_000)
