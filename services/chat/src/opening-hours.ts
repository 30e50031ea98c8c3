import { type OpeningHours, WEEKDAYS, type Weekday } from '@herna/contract/chat'

/** Opening hours of the days `from` to `to`, in minutes of the day; `closes` is at most 1440. */
interface OpenDays {
  from: Weekday
  to: Weekday
  opens: number
  closes: number
}
export type Hours = readonly OpenDays[]

const TIME_ZONE = 'Europe/Bratislava'
const DAY_MINUTES = 1_440
const DAY_MS = 86_400_000
const ENTRY = /^(?<from>[a-z]{3})(?:-(?<to>[a-z]{3}))? (?<opens>[0-2]\d:[0-5]\d)-(?<closes>[0-2]\d:[0-5]\d)$/

/** Parses `mon-fri 08:00-22:00, sat-sun 10:00-18:00`; null: malformed. */
export function parseHours(text: string): Hours | null {
  const entries = text.split(',').map((entry) => parseEntry(entry.trim()))
  return entries.every((entry) => entry !== null) ? entries : null
}

function parseEntry(text: string): OpenDays | null {
  const { from, to = from, opens = '', closes = '' } = ENTRY.exec(text)?.groups ?? {}
  const [first, last] = [WEEKDAYS.find((day) => day === from), WEEKDAYS.find((day) => day === to)]
  const entry = first && last && { from: first, to: last, opens: minutesOf(opens), closes: minutesOf(closes) }
  if (!entry || entry.opens >= entry.closes || entry.closes > DAY_MINUTES) return null
  return WEEKDAYS.indexOf(entry.from) <= WEEKDAYS.indexOf(entry.to) ? entry : null
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Whether support answers at that time, and when that changes. */
export function openingHoursAt(hours: Hours, now: Date): OpeningHours {
  const isOpen = isOpenAt(hours, now)
  const changesAt = boundariesAfter(hours, now).find((time) => isOpenAt(hours, time) !== isOpen)
  return {
    isOpen,
    changesAt: changesAt?.toISOString() ?? null,
    schedule: hours.map(({ from, to, opens, closes }) => ({ from, to, opens: timeOf(opens), closes: timeOf(closes) })),
  }
}

export function isOpenAt(hours: Hours, time: Date): boolean {
  const { weekday, minutes } = localTime(time)
  return openOn(hours, weekday).some(({ opens, closes }) => minutes >= opens && minutes < closes)
}

const openOn = (hours: Hours, weekday: number): Hours =>
  hours.filter(({ from, to }) => WEEKDAYS.indexOf(from) <= weekday && weekday <= WEEKDAYS.indexOf(to))

/** Opening and closing times of the next eight days, in order. */
function boundariesAfter(hours: Hours, now: Date): Date[] {
  const today = localTime(now)
  const times = Array.from({ length: 9 }, (_, days) => {
    const midnight = today.midnight + days * DAY_MS
    const open = openOn(hours, (today.weekday + days) % 7)
    return open.flatMap(({ opens, closes }) => [instantOf(midnight, opens), instantOf(midnight, closes)])
  })
  return times
    .flat()
    .filter((time) => time > now)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

interface LocalTime {
  /** 0: Monday. */
  weekday: number
  minutes: number
  /** The day's midnight, as if the local time were UTC. */
  midnight: number
}

function localTime(time: Date): LocalTime {
  const parts = new Map(FORMAT.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const part = (type: string) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0
  const midnight = Date.UTC(part('year'), part('month') - 1, part('day'))
  return { weekday: (new Date(midnight).getUTCDay() + 6) % 7, minutes: part('hour') * 60 + part('minute'), midnight }
}

/** The instant of a local time; at a change of summer time the second pass corrects the offset. */
function instantOf(midnight: number, minutes: number): Date {
  const local = midnight + minutes * 60_000
  let instant = local
  for (let pass = 0; pass < 2; pass += 1) {
    const shown = localTime(new Date(instant))
    instant += local - (shown.midnight + shown.minutes * 60_000)
  }
  return new Date(instant)
}
