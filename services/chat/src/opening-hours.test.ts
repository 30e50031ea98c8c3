import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpenAt, openingHoursAt, parseHours } from './opening-hours.ts'

const hours = (text: string) => parseHours(text) ?? []

test('hours follow the local time, also on the days the clocks change', () => {
  const daily = hours('mon-sun 08:00-22:00')
  expect(isOpenAt(daily, new Date('2026-01-10T07:00:00Z'))).toBe(true)
  expect(isOpenAt(daily, new Date('2026-01-10T06:59:59Z'))).toBe(false)
  expect(openingHoursAt(daily, new Date('2026-03-28T22:00:00Z')).changesAt).toBe('2026-03-29T06:00:00.000Z')
  expect(openingHoursAt(daily, new Date('2026-10-24T21:00:00Z')).changesAt).toBe('2026-10-25T07:00:00.000Z')
})

test('days without hours are skipped, and a support that never closes has no next change', () => {
  expect(openingHoursAt(hours('mon-fri 09:00-17:00'), new Date('2026-11-20T18:00:00Z')).changesAt).toBe(
    '2026-11-23T08:00:00.000Z',
  )
  expect(openingHoursAt(hours('mon-sun 00:00-24:00'), new Date('2026-11-20T23:30:00Z'))).toMatchObject({
    isOpen: true,
    changesAt: null,
  })
})

test('at the announced time the state is the other one, and not before', () => {
  const texts = ['mon-sun 08:00-22:00', 'mon-fri 07:30-12:00, mon-fri 13:00-18:15, sat 09:00-24:00', 'wed 10:00-10:01']
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (text, now) => {
        const { isOpen, changesAt } = openingHoursAt(hours(text), now)
        if (changesAt === null) return
        expect(isOpenAt(hours(text), new Date(changesAt))).toBe(!isOpen)
        expect(isOpenAt(hours(text), new Date(Date.parse(changesAt) - 1))).toBe(isOpen)
      },
    ),
    { numRuns: 50 },
  )
})

test.each([
  '',
  'mon',
  'mon 08:00',
  'mon 22:00-08:00',
  'xyz 08:00-09:00',
  'fri-mon 08:00-09:00',
  'mon 08:00-24:30',
  'mon 08:00-09:00,',
])('%j is no opening hours', (text) => expect(parseHours(text)).toBeNull())
