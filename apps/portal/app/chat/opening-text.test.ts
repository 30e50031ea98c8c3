import { expect, test } from 'vitest'
import { opensText, scheduleText } from './opening-text.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('several hours of the same days name the days once', () => {
  const daily = { from: 'mon', to: 'sun' } as const
  const night = [
    { ...daily, opens: '00:00', closes: '02:00' },
    { ...daily, opens: '18:00', closes: '24:00' },
  ]
  expect(plain(scheduleText(night))).toBe('denne 0:00 – 2:00, 18:00 – 24:00')
  const week = [
    { from: 'mon', to: 'fri', opens: '08:00', closes: '12:00' },
    { from: 'mon', to: 'fri', opens: '13:00', closes: '18:30' },
    { from: 'sat', to: 'sat', opens: '10:00', closes: '18:00' },
  ] as const
  expect(plain(scheduleText([...week]))).toBe('po – pi 8:00 – 12:00, 13:00 – 18:30, so 10:00 – 18:00')
})

test('the day of opening is that of Bratislava, whatever the browser’s time zone, also around midnight', () => {
  // 0:00 on Wednesday in Slovakia.
  const midnight = '2026-03-03T23:00:00.000Z'
  expect(opensText(midnight, new Date('2026-03-03T22:59:00.000Z'))).toBe(' (zajtra o 0:00)')
  expect(opensText('2026-03-04T07:00:00.000Z', new Date('2026-03-03T23:01:00.000Z'))).toBe(' (dnes o 8:00)')
  expect(opensText('2026-03-06T07:00:00.000Z', new Date('2026-03-03T23:01:00.000Z'))).toBe(' (piatok o 8:00)')
  expect(opensText(null, new Date(midnight))).toBe('')
})
