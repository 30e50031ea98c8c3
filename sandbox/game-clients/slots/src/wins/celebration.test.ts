import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celebrationOf, countedAt, countUpTime, multipleOf } from './celebration.ts'

test('a win that does not exceed the stake is shown but never celebrated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000), (bet, part) => {
      const win = Math.min(bet, part)
      const celebration = celebrationOf(win, bet)
      expect(celebration).toBe(win === 0 ? 'none' : 'plain')
      expect(countUpTime(celebration)).toBe(0)
    }),
  )
})

test('three sizes by the multiple of the stake, and none above the third', () => {
  const sizes = [101, 499, 500, 1_999, 2_000, 1_000_000].map((win) => celebrationOf(win, 100))
  expect(sizes).toEqual(['small', 'small', 'medium', 'medium', 'big', 'big'])
})

test('no count-up takes more than three seconds', () => {
  for (const size of ['none', 'plain', 'small', 'medium', 'big'] as const) expect(countUpTime(size)).toBeLessThanOrEqual(3_000)
})

test('the multiple that is shown is never more than was won', () => {
  expect([2_500, 1_299, 1_250].map((win) => multipleOf(win, 100))).toEqual([25, 12.9, 12.5])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(10_000_000), (bet, win) => {
      expect(multipleOf(win, bet) * bet).toBeLessThanOrEqual(win + 1e-6)
      expect((multipleOf(win, bet) + 0.1) * bet).toBeGreaterThan(win - 1e-6)
    }),
  )
})

test('a count-up never decreases, uses whole cents and ends exactly at the amount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.integer({ min: 1, max: 4_000 }), (from, gain, duration) => {
      const to = from + gain
      const amounts = [0, 0.25, 0.5, 0.75, 1, 1.5].map((part) => countedAt(from, to, part * duration, duration))
      expect(amounts[0]).toBe(from)
      expect(amounts.at(-1)).toBe(to)
      expect(amounts.every(Number.isInteger)).toBe(true)
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    }),
  )
  expect(countedAt(0, 240, 0, 0)).toBe(240)
})
