import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, eurosOf } from './euros.ts'

test.each([
  ['100', 10_000],
  ['1 234,50 €', 123_450],
  ['1\u00a0234,5', 123_450],
  ['0,99', 99],
  ['0', 0],
  ['20.00', 2_000],
])('%j is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test.each(['', '-5', 'sto', '1,234', '1e3', '12,5,0', '99999999', '€'])('%j is not an amount', (typed) => {
  expect(centsOf(typed)).toBeNull()
})

test('an amount written into the field is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(centsOf(eurosOf(cents))).toBe(cents)
    }),
  )
})
