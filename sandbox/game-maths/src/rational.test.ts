import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plus, rational, times, toDecimals, toNumber } from './rational.ts'

const part = fc.integer({ min: -1000, max: 1000 })
const fraction = fc.tuple(part, fc.integer({ min: 1, max: 1000 }))

test('sums and products of fractions are exact and in lowest terms', () => {
  fc.assert(
    fc.property(fraction, fraction, ([a, b], [c, d]) => {
      const sum = plus(rational(a, b), rational(c, d))
      expect(sum.numerator * BigInt(b * d)).toBe(BigInt(a * d + c * b) * sum.denominator)
      const product = times(rational(a, b), rational(c, d))
      expect(product.numerator * BigInt(b * d)).toBe(BigInt(a * c) * product.denominator)
      expect(rational(a * 6, b * 6)).toEqual(rational(a, b))
    }),
  )
})

test('a fraction is displayed rounded half up', () => {
  expect(toDecimals(rational(95_675, 1000), 2)).toBe(95.68)
  expect(toDecimals(rational(2, 3), 4)).toBe(0.6667)
  expect(toDecimals(rational(1, 3), 0)).toBe(0)
})

test('fractions far beyond the range of a double are converted to the nearest value', () => {
  const huge = 10n ** 400n
  expect(toNumber(rational(3n * huge + 1n, 4n * huge))).toBeCloseTo(0.75, 12)
})

test('a zero denominator is refused', () => {
  expect(() => rational(1, 0)).toThrow(RangeError)
})
