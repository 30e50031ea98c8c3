import {
  cookieAge,
  msUntilIdle,
  shouldRecordAction,
  COOKIE_LIFETIME_SECONDS,
  millisFromLastAction,
  PLAYER_COOKIES,
} from '@herna/rules/player'
import type { PlayerPorts } from './ports.ts'

/** Tracks the player's last action in a cookie shared by the tabs [4.12]; where cookies are blocked, only in this page [F7]. */
export function trackActivity({ cookies, clock }: PlayerPorts, onIdle: () => void) {
  let lastActionInPage: number | null = null
  let cancelTimer = (): void => undefined

  const millis = (): number => {
    const sharedLastAction = Number.parseInt(cookies.read(PLAYER_COOKIES.lastAction) ?? '', 10)
    return millisFromLastAction([lastActionInPage, Number.isNaN(sharedLastAction) ? null : sharedLastAction], clock.now())
  }
  function checkIdle(): void {
    const idleInMs = msUntilIdle(millis())
    if (idleInMs === 0) onIdle()
    // Checked again even when idle: another tab may be in use.
    cancelTimer = clock.after(Math.max(idleInMs, 60_000), checkIdle)
  }
  function recordAction(): void {
    const now = clock.now()
    if (!shouldRecordAction(lastActionInPage, now)) return
    lastActionInPage = now
    cookies.write(PLAYER_COOKIES.lastAction, String(now), cookieAge(COOKIE_LIFETIME_SECONDS.keepAlive))
  }
  return {
    millis,
    recordAction,
    /** Opening a page counts as an action. */
    start(): void {
      cancelTimer()
      recordAction()
      checkIdle()
    },
    stop(): void {
      cancelTimer()
    },
    /** Removes the last action at logout [4.3]. */
    forget(): void {
      lastActionInPage = null
      cookies.remove(PLAYER_COOKIES.lastAction)
    },
  }
}
