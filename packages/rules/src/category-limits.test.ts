import { expect, test } from 'vitest'
import { CATEGORY_LIMITS, LIST_PAGE_SIZE, rowLimit } from './category-limits.ts'

test('a row shows twenty games, a top-10 ten, a computed list thirty [9.4]', () => {
  expect(rowLimit({ style: 'default', type: 'Default' })).toBe(20)
  expect(rowLimit({ style: 'top-10', type: 'Default' })).toBe(10)
  expect(rowLimit({ style: 'default', type: 'MostPlayed' })).toBe(30)
  expect(CATEGORY_LIMITS.jackpot).toBe(12)
})

test('lists grow by forty [9.9]', () => {
  expect(LIST_PAGE_SIZE).toBe(40)
})
