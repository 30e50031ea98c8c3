import { expect, test } from 'vitest'
import { elapsedAt, marksBelow, multipleAt } from './growth.ts'

const game = { growthPerMs: 0.000099021, highestMultiple: 100_000 }

test('the curve starts at 1.00×, doubles in seven seconds and ends at the highest multiple', () => {
  expect([0, -5, Number.NaN].map((elapsed) => multipleAt(game, elapsed))).toEqual([100, 100, 100])
  expect(multipleAt(game, 7_001)).toBe(200)
  expect(multipleAt(game, 10 ** 9)).toBe(100_000)
  expect(Math.abs(elapsedAt(game, 200) - 7_000)).toBeLessThan(1)
})

test('the axis has one to six round marks at any height', () => {
  for (const top of [130, 200, 350, 900, 2_500, 60_000, 500_000]) {
    const marks = marksBelow(top)
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.length).toBeLessThanOrEqual(6)
    expect(marks.every((mark) => mark > 100 && mark < top)).toBe(true)
  }
})
