const DAY = 24 * 3600
/** [9.2] In seconds. */
export const KEPT_SECONDS = { remembered: 14 * DAY, keepAlive: 14 * DAY } as const

/** Cookies that scripts read and write. None of them opens anything: those of the sessions are HttpOnly. */
export const PLAYER_COOKIES = {
  remembered: 'remembered-player',
  lastAction: 'last-action',
  rglSeen: 'rgl-seen',
  logoutPending: 'logout-pending',
  nativeLaunch: 'native-launch',
} as const

/** [9.2] The longest age there is; past it browsers overflow. */
const LONGEST_AGE = 2_147_483_647
export const cookieAge = (seconds: number): number => Math.floor(Math.min(Math.max(0, seconds), LONGEST_AGE))
