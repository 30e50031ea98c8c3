/** Time of the session as § 32 wants it seen throughout play; `now` is the server's [F6]. */
export function sessionTime(startedAt: number, now: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000))
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

const two = (value: number): string => String(value).padStart(2, '0')
/** `1:05:09`; the hour always stands there, so the header does not jump when it comes. */
export function clockText(startedAt: number, now: number): string {
  const { hours, minutes, seconds } = sessionTime(startedAt, now)
  return `${hours}:${two(minutes)}:${two(seconds)}`
}

/** When the next reality check is due: every so many minutes of a session; the one that was missed while away counts once. */
export const nextRealityCheck = (startedAt: number, lastShownAt: number | null, minutes: number): number =>
  Math.max(startedAt, lastShownAt ?? startedAt) + minutes * 60_000
export const isRealityCheckDue = (startedAt: number, lastShownAt: number | null, minutes: number, now: number): boolean =>
  minutes > 0 && now >= nextRealityCheck(startedAt, lastShownAt, minutes)

/** How far the server's clock is ahead of this one, by the time a reply names (or its Date header) and the moments it was asked and answered [F6]. Null when there is nothing to go by. */
export function clockOffset(serverTime: string | null, askedAt: number, answeredAt: number): number | null {
  const server = serverTime === null ? Number.NaN : Date.parse(serverTime)
  if (!Number.isFinite(server) || answeredAt < askedAt) return null
  // A header is cut to whole seconds: half a second is its middle.
  const cut = serverTime?.endsWith('GMT') ? 500 : 0
  return server + cut - (askedAt + answeredAt) / 2
}
/** A difference a header in whole seconds cannot prove is none. */
export const settledOffset = (known: number, measured: number): number => (Math.abs(measured - known) < 1_500 ? known : measured)
