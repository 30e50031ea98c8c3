/** Window events that count as activity of the player [4.12]. */
export const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const
/** Activity is recorded at most this often [9.1]. */
const ACTIVITY_THROTTLE_MS = 250
/** After this time without activity the player authenticates again (GLI-19 2.5.4) [M8]. */
export const IDLE_MS = 30 * 60_000

/** Whether an action is recorded: at most four a second. A clock that was set back does not stop recording [F6]. */
export const shouldRecordAction = (lastRecordedAt: number | null, now: number): boolean =>
  lastRecordedAt === null || now - lastRecordedAt >= ACTIVITY_THROTTLE_MS || now < lastRecordedAt

/** Ms since the last action in any tab, as heartbeats report it; invalid and future times are ignored. */
export function millisFromLastAction(recorded: readonly (number | null)[], now: number): number {
  const times = recorded.filter((time): time is number => time !== null && Number.isFinite(time) && time <= now)
  return times.length === 0 ? 0 : Math.floor(now - Math.max(...times))
}

/** Ms until the player is idle, given the ms since the last action; 0: idle now. */
export const msUntilIdle = (millis: number): number => Math.max(0, IDLE_MS - millis)
