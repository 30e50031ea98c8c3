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

/** The longest supported age; larger values overflow in browsers. */
const MAX_AGE_SECONDS = 2_147_483_647
/** A `max-age` in whole seconds, limited to what browsers support [9.2]. */
export const cookieAge = (seconds: number): number => Math.floor(Math.min(Math.max(0, seconds), MAX_AGE_SECONDS))
