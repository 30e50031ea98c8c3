import { LOCALE, TIME_ZONE } from './messages.ts'
import { intlFormatters } from './text-formatters.ts'

const DAY_MS = 86_400_000

/** A moment as `18:00`; with seconds as `18:00:05`. */
export function clockText(moment: Date, withSeconds = false): string {
  const seconds = withSeconds ? ({ second: '2-digit' } as const) : {}
  const options = { hour: 'numeric', minute: '2-digit', ...seconds, timeZone: TIME_ZONE } as const
  return intlFormatters.getDateTimeFormat(LOCALE, options).format(moment)
}

/** A moment as `nedeľa 18:00`. */
export function weekdayText(moment: Date): string {
  const weekday = intlFormatters.getDateTimeFormat(LOCALE, { weekday: 'long', timeZone: TIME_ZONE }).format(moment)
  return `${weekday} ${clockText(moment)}`
}

/** By how many calendar days in the portal's time zone `later` follows `now`: 0 today, 1 tomorrow. */
export function calendarDaysBetween(now: Date, later: Date): number {
  return Math.round((dayStart(later) - dayStart(now)) / DAY_MS)
}

/** The moment's calendar date as midnight UTC, in milliseconds. */
function dayStart(moment: Date): number {
  const parts = intlFormatters
    .getDateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: TIME_ZONE })
    .format(moment)
  return Date.parse(`${parts}T00:00:00Z`)
}
