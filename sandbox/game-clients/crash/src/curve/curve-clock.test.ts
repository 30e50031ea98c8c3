import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CurveClock, elapsedAt, marksBelow, multipleAt } from './curve-clock.ts'

const game = { growthPerMs: 0.000099021, highestMultiple: 100_000 }

test('the curve starts at 1.00×, doubles in seven seconds and ends at the highest multiple', () => {
  expect([0, -5, Number.NaN].map((elapsed) => multipleAt(game, elapsed))).toEqual([100, 100, 100])
  expect(multipleAt(game, 7_001)).toBe(200)
  expect(multipleAt(game, 10 ** 9)).toBe(100_000)
  expect(Math.abs(elapsedAt(game, 200) - 7_000)).toBeLessThan(1)
})

test('the displayed time is never ahead of the host and never before the start', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(400), fc.nat(300), (elapsed, requestMs, replyMs) => {
      const clock = new CurveClock()
      // Requested at 1000; the host replied at 1000 + requestMs with `elapsed`.
      clock.sync(elapsed, 1_000, 1_000 + requestMs + replyMs)
      const now = 1_000 + requestMs + replyMs
      const actualElapsed = elapsed + replyMs
      fc.pre(Math.abs(requestMs - replyMs) / 2 <= 160)
      expect(clock.displayedElapsedAt(now)).toBeLessThanOrEqual(actualElapsed)
      expect(clock.displayedElapsedAt(0)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the axis has one to six round marks at any height', () => {
  for (const top of [130, 200, 350, 900, 2_500, 60_000, 500_000]) {
    const marks = marksBelow(top)
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.length).toBeLessThanOrEqual(6)
    expect(marks.every((mark) => mark > 100 && mark < top)).toBe(true)
  }
})
