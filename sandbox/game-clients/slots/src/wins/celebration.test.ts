import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celebrationOf, countedAt, countUpTime } from './celebration.ts'

test('a win that does not exceed the stake is named, never celebrated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000), (bet, part) => {
      const win = Math.min(bet, part)
      const celebration = celebrationOf(win, bet)
      expect(celebration).toBe(win === 0 ? 'none' : 'plain')
      expect(countUpTime(celebration)).toBe(0)
    }),
  )
})

test('celebration grows with the multiple of the stake', () => {
  expect([101, 1_499, 1_500, 4_999, 5_000].map((win) => celebrationOf(win, 100))).toEqual(['win', 'win', 'big', 'big', 'huge'])
})

test('a count-up moves one way in whole cents and ends exactly at the amount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.integer({ min: 1, max: 4_000 }), (from, gain, duration) => {
      const to = from + gain
      const shown = [0, 0.25, 0.5, 0.75, 1, 1.5].map((part) => countedAt(from, to, part * duration, duration))
      expect(shown[0]).toBe(from)
      expect(shown.at(-1)).toBe(to)
      expect(shown.every(Number.isInteger)).toBe(true)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    }),
  )
  expect(countedAt(0, 240, 0, 0)).toBe(240)
})
