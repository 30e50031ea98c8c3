// Written without `Intl`, as numbers are (docs/decisions/0048): all live tables show a time, and the first `Intl` date of a page takes a phone 30 ms.

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000] as const
const WEEKDAYS = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota']

/** A moment as `18:00`; with seconds as `18:00:05`. */
export function clockText(moment: Date, withSeconds = false): string {
  const local = new Date(localTime(moment))
  const seconds = withSeconds ? [local.getUTCSeconds()] : []
  return [local.getUTCHours(), ...[local.getUTCMinutes(), ...seconds].map((part) => String(part).padStart(2, '0'))].join(':')
}

/** A moment as `nedeľa 18:00`. */
export const weekdayText = (moment: Date): string => `${WEEKDAYS[new Date(localTime(moment)).getUTCDay()]} ${clockText(moment)}`

/** By how many calendar days in the portal's time zone `later` follows `now`: 0 today, 1 tomorrow. */
export const calendarDaysBetween = (now: Date, later: Date): number =>
  Math.floor(localTime(later) / DAY_MS) - Math.floor(localTime(now) / DAY_MS)

/** The moment's date and time in Slovakia as if it were UTC, in milliseconds. */
const localTime = (moment: Date): number => moment.getTime() + (isSummerTime(moment) ? 2 : 1) * HOUR_MS

/** Directive 2000/84/EC: from the last Sunday of March to the last Sunday of October, 1:00 UTC. */
function isSummerTime(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return moment.getTime() >= lastSunday(year, 2) && moment.getTime() < lastSunday(year, 9)
}

/** 1:00 UTC on the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1)
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}
