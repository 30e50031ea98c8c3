/** Duration of the session as § 32 requires it to be displayed during play. Times in ms; `now` is server time [F6]. */
export function sessionTime(startedAt: number, now: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000))
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
/** `1:05:09`; always with hours, so that the header does not shift. */
export function clockText(startedAt: number, now: number): string {
  const { hours, minutes, seconds } = sessionTime(startedAt, now)
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
}

/** When the next reality check is due (ms): `minutes` after the login or the last one; one missed while away is shown once. */
export const nextRealityCheck = (startedAt: number, lastShownAt: number | null, minutes: number): number =>
  Math.max(startedAt, lastShownAt ?? startedAt) + minutes * 60_000
/** Whether a reality check is due at `now` (ms); never with 0 minutes. */
export const isRealityCheckDue = (startedAt: number, lastShownAt: number | null, minutes: number, now: number): boolean =>
  minutes > 0 && now >= nextRealityCheck(startedAt, lastShownAt, minutes)

/**
 * Ms that the server's clock is ahead of this one, from the time in a response (or its Date header) and when it was requested and
 * received [F6]. Null: unknown.
 */
export function clockOffset(serverTime: string | null, requestedAt: number, receivedAt: number): number | null {
  const server = serverTime === null ? Number.NaN : Date.parse(serverTime)
  if (!Number.isFinite(server) || receivedAt < requestedAt) return null
  // A header is truncated to whole seconds: on average it is half a second late.
  const truncation = serverTime?.endsWith('GMT') ? 500 : 0
  return server + truncation - (requestedAt + receivedAt) / 2
}
/** Ignores differences that a header in whole seconds cannot prove. */
export const stableOffset = (current: number, measured: number): number =>
  Math.abs(measured - current) < 1_500 ? current : measured
