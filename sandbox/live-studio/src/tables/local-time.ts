const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Last Sunday of a month, 01:00 UTC: when the clocks in the European Union change. */
function changeOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY + HOUR
}

/** How far the clocks of Bratislava are ahead of UTC, in milliseconds. Computed, because `Intl` is slow for thousands of calls a second. */
export function offsetAt(time: number): number {
  const year = new Date(time).getUTCFullYear()
  const isSummer = time >= changeOf(year, 2) && time < changeOf(year, 9)
  return isSummer ? 2 * HOUR : HOUR
}

/** Milliseconds since the epoch as the clocks of Bratislava show it. */
export const localOf = (time: number): number => time + offsetAt(time)

/** The reverse; within the repeated hour of autumn the later one. */
export const utcOf = (local: number): number => local - offsetAt(local - HOUR)
