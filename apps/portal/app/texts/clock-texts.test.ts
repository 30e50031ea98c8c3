import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDaysBetween, clockText, weekdayText } from './clock-texts.ts'

const inSlovakia = (options: Intl.DateTimeFormatOptions, locale = 'sk-SK') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Bratislava' })
const clock = inSlovakia({ hour: 'numeric', minute: '2-digit' })
const seconds = inSlovakia({ hour: 'numeric', minute: '2-digit', second: '2-digit' })
const weekday = inSlovakia({ weekday: 'long' })
const date = inSlovakia({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')

const [FROM, TO] = [new Date('2000-01-01T00:00:00Z'), new Date('2099-12-31T00:00:00Z')]
const moments = fc.oneof(
  fc.date({ min: FROM, max: TO, noInvalidDate: true }),
  // Around the changes of time.
  fc
    .tuple(
      fc.integer({ min: 2000, max: 2099 }),
      fc.constantFrom(2, 9),
      fc.integer({ min: 24, max: 31 }),
      fc.integer({ max: 180, min: -180 }),
    )
    .map(([year, month, day, minutes]) => new Date(Date.UTC(year, month, day, 1, minutes))),
)

test('times of day and weekdays are written as `Intl` writes them for Slovakia', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(clockText(moment)).toBe(clock.format(moment))
      expect(clockText(moment, true)).toBe(seconds.format(moment))
      expect(weekdayText(moment)).toBe(`${weekday.format(moment)} ${clock.format(moment)}`)
    }),
    { numRuns: 1_000 },
  )
})

test('calendar days are counted by the dates in Slovakia', () => {
  fc.assert(
    fc.property(moments, moments, (now, later) => {
      const days = (Date.parse(date.format(later)) - Date.parse(date.format(now))) / 86_400_000
      expect(calendarDaysBetween(now, later)).toBe(days)
    }),
  )
})
