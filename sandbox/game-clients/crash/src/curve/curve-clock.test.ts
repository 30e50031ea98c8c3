import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CurveClock, elapsedAt, marksBelow, multipleAt } from './curve-clock.ts'

const game = { growthPerMs: 0.000099021, highestMultiple: 100_000 }

test('the curve starts at 1,00×, doubles in seven seconds and ends at its highest', () => {
  expect([0, -5, Number.NaN].map((elapsed) => multipleAt(game, elapsed))).toEqual([100, 100, 100])
  expect(multipleAt(game, 7_001)).toBe(200)
  expect(multipleAt(game, 10 ** 9)).toBe(100_000)
  expect(Math.abs(elapsedAt(game, 200) - 7_000)).toBeLessThan(1)
})

test('what is shown never runs ahead of the host, and never back before the start', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(400), fc.nat(300), (elapsed, there, back) => {
      const course = new CurveClock()
      // Sent at 1000, answered by the host at 1000 + there with so much elapsed.
      course.sync(elapsed, 1_000, 1_000 + there + back)
      const now = 1_000 + there + back
      const trulyElapsed = elapsed + back
      fc.pre(Math.abs(there - back) / 2 <= 160)
      expect(course.displayedElapsedAt(now)).toBeLessThanOrEqual(trulyElapsed)
      expect(course.displayedElapsedAt(0)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the axis carries a handful of round marks at any height', () => {
  for (const top of [130, 200, 350, 900, 2_500, 60_000, 500_000]) {
    const marks = marksBelow(top)
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.length).toBeLessThanOrEqual(6)
    expect(marks.every((mark) => mark > 100 && mark < top)).toBe(true)
  }
})
