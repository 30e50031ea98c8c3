/** What counts as the player's own doing [4.12]. */
export const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const
/** [9.1] */
export const ACTIVITY_THROTTLE_MS = 250
/** GLI-19 2.5.4: after so long without any action the player authenticates again [M8]. */
export const IDLE_MS = 30 * 60_000

/** Whether an action is written down: at most four a second. A clock that was put back does not stop the writing [F6]. */
export const isActionNoted = (lastNotedAt: number | null, now: number): boolean =>
  lastNotedAt === null || now - lastNotedAt >= ACTIVITY_THROTTLE_MS || now < lastNotedAt

/** What a heartbeat reports. Tabs share the cookie, so the player's last action anywhere counts. */
export function millisFromLastAction(noted: readonly (number | null)[], now: number): number {
  const known = noted.filter((at): at is number => at !== null && Number.isFinite(at) && at <= now)
  return known.length === 0 ? 0 : Math.floor(now - Math.max(...known))
}

/** When to look again whether the player is idle; 0: now. */
export const idleIn = (millis: number): number => Math.max(0, IDLE_MS - millis)
