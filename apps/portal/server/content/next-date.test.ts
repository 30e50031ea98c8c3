import { expect, test } from 'vitest'
import { smallLists } from '../fixtures/small-lists.ts'
import { nextDate } from './next-date.ts'

const promotionsWith = (...dates: [string | null, string | null][]) => {
  const [promotion] = smallLists().promotions
  if (!promotion) throw new Error('no promotion to copy')
  return { promotions: dates.map(([startsAt, endsAt]) => ({ ...promotion, startsAt, endsAt })) }
}
const timeOf = Date.parse

test('the next date is the nearest future start or end', () => {
  const content = promotionsWith(['2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'], ['2026-03-01T00:00:00Z', null], [null, null])
  expect(nextDate(content, timeOf('2025-12-01T00:00:00Z'))).toBe(timeOf('2026-01-01T00:00:00Z'))
  expect(nextDate(content, timeOf('2026-01-01T00:00:00Z'))).toBe(timeOf('2026-03-01T00:00:00Z'))
  expect(nextDate(content, timeOf('2026-03-02T00:00:00Z'))).toBe(timeOf('2026-06-01T00:00:00Z'))
  expect(nextDate(content, timeOf('2026-06-01T00:00:00Z'))).toBeNull()
})
