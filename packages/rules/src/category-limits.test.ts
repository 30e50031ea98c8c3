import { expect, test } from 'vitest'
import { LIST_PAGE_SIZE, rowLimit } from './category-limits.ts'

test('a row shows twenty games, a top-10 ten, a computed list thirty, jackpot games twelve [9.4]', () => {
  expect(rowLimit({ style: 'default', type: 'Default' })).toBe(20)
  expect(rowLimit({ style: 'top-10', type: 'Default' })).toBe(10)
  expect(rowLimit({ style: 'default', type: 'MostPlayed' })).toBe(30)
  expect(rowLimit({ style: 'default', type: 'Default' }, true)).toBe(12)
  expect(rowLimit({ style: 'top-10', type: 'Default' }, true)).toBe(10)
})

test('lists grow by forty [9.9]', () => {
  expect(LIST_PAGE_SIZE).toBe(40)
})
