import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celebrationOf, countedAt, countUpTime } from './celebration.ts'

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

test('the celebration level grows with the multiple of the stake', () => {
  expect([101, 1_499, 1_500, 4_999, 5_000].map((win) => celebrationOf(win, 100))).toEqual(['win', 'win', 'big', 'big', 'huge'])
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
