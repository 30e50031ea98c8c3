/** Days, weeks and months are those of Europe/Bratislava, whatever time zone the server runs in. */
const ZONE = 'Europe/Bratislava'
const DAY = 86_400_000
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `2026-03-01`. */
export const dayOf = (at: Date): string => parts.format(at).slice(0, 10)

/** The day this many days later (or earlier). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** When a day begins: midnight in Bratislava. */
export function startOf(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // Its UTC offset is one or two hours.
  for (const hours of [2, 1]) {
    const candidate = new Date(utc - hours * 3_600_000)
    if (parts.format(candidate).endsWith('00:00:00') && dayOf(candidate) === day) return candidate
  }
  return new Date(utc)
}

export type Period = 'day' | 'week' | 'month'

/** The period containing a day: first day, and the first day after it. Weeks begin on Monday. */
export function periodOf(day: string, period: Period): { from: string; until: string } {
  if (period === 'day') return { from: day, until: addDays(day, 1) }
  if (period === 'week') {
    const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
    return { from: monday, until: addDays(monday, 7) }
  }
  const from = `${day.slice(0, 7)}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** Age in whole years. Born on 29 February: a year older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1
}
