import { expect, test } from 'vitest'
import { addDays, ageOn, dayOf, periodOf, startOf } from './calendar.ts'

test.each([
  ['2026-03-01T22:59:59Z', '2026-03-01'],
  ['2026-03-01T23:00:00Z', '2026-03-02'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is the day %s in Bratislava', (at, day) => {
  expect(dayOf(new Date(at))).toBe(day)
})

test('a day begins at its midnight, also around clock changes', () => {
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    expect(dayOf(startOf(day))).toBe(day)
    expect(dayOf(new Date(startOf(day).getTime() - 1))).toBe(addDays(day, -1))
  }
})

test('weeks begin on Monday, months on the first', () => {
  expect(periodOf('2026-03-01', 'week')).toEqual({ from: '2026-02-23', until: '2026-03-02' })
  expect(periodOf('2026-03-02', 'week')).toEqual({ from: '2026-03-02', until: '2026-03-09' })
  expect(periodOf('2026-12-31', 'month')).toEqual({ from: '2026-12-01', until: '2027-01-01' })
  expect(periodOf('2026-02-28', 'month')).toEqual({ from: '2026-02-01', until: '2026-03-01' })
  expect(periodOf('2026-02-28', 'day')).toEqual({ from: '2026-02-28', until: '2026-03-01' })
})

test('age 18 starts on the birthday, not the day before; born on a leap day: the first of March', () => {
  expect([ageOn('2008-03-02', '2026-03-01'), ageOn('2008-03-02', '2026-03-02')]).toEqual([17, 18])
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18])
})
