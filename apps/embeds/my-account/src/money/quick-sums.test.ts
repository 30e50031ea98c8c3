import { expect, test } from 'vitest'
import { quickSumsUpTo } from './quick-sums.ts'

test('quick sums are 20, 50 and 100 euros, and never above what may be paid', () => {
  expect(quickSumsUpTo(null)).toEqual([2_000, 5_000, 10_000])
  expect(quickSumsUpTo(10_000)).toEqual([2_000, 5_000, 10_000])
  expect(quickSumsUpTo(9_999)).toEqual([2_000, 5_000])
  expect(quickSumsUpTo(1_999)).toEqual([])
  expect(quickSumsUpTo(0)).toEqual([])
})
