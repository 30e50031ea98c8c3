import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { SLOVAK, slovakNumber, slovakPlural } from './slovak-numbers.ts'

const draws = { seed: inject('seed'), numRuns: 2_000 }
const amount = fc.oneof(
  fc.integer({ min: -5_000, max: 5_000_000 }),
  fc.integer({ min: -10_000_000, max: 1_000_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 20_000_000 }).map((part) => part / 1_000),
  fc.double({ min: 0.001, max: 1e12, noNaN: true }),
)

test.each([0, 2])('a number is written as Intl writes it in Slovak, with %i decimals', (decimals) => {
  const intl = new Intl.NumberFormat(SLOVAK, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  fc.assert(
    fc.property(amount, (value) => {
      const text = slovakNumber(value, decimals)
      expect([intl.format(value), null]).toContain(text)
    }),
    draws,
  )
  for (const value of [0, -0, 0.005, 0.994, 0.995, 9.995, 1_000, 999_999.995, 96.215, 1.005, -12.5, 123_456_789.5])
    expect(slovakNumber(value, decimals)).toBe(intl.format(value))
})

test('numbers beyond exact digits are left to Intl', () => {
  expect(
    [1e21, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 4_503_599_627_370_495.5].map((value) => slovakNumber(value, 2)),
  ).toEqual(Array(5).fill(null))
})

test('the plural of a whole count is the one that Intl chooses in Slovak', () => {
  const intl = new Intl.PluralRules(SLOVAK)
  fc.assert(
    fc.property(fc.oneof(fc.nat(200), fc.maxSafeInteger()), (count) => {
      expect(slovakPlural(count)).toBe(intl.select(count))
    }),
    draws,
  )
  for (const count of [0, 1, 2, 3, 4, 5, 11, 22, -1, 1_000_000]) expect(slovakPlural(count)).toBe(intl.select(count))
  expect(slovakPlural(1.5)).toBeNull()
})
