import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barHeights, thumbsOfRange, rangeOfThumbs } from './range-thumbs.ts'

const STEPS = [0, 10, 20, 50, 100, 200, 500]

test('a thumb at its end is no bound, elsewhere its step is the bound', () => {
  expect(rangeOfThumbs(STEPS, [0, 6])).toEqual({ min: 0, max: 0 })
  expect(rangeOfThumbs(STEPS, [1, 5])).toEqual({ min: 10, max: 200 })
  expect(thumbsOfRange(STEPS, { min: 0, max: 0 })).toEqual([0, 6])
})

test('thumb positions round-trip', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(6), (a, b) => {
      const thumbs: [number, number] = [Math.min(a, b), Math.max(a, b, 1)]
      expect(thumbsOfRange(STEPS, rangeOfThumbs(STEPS, thumbs))).toEqual(thumbs)
    }),
  )
})

test('amounts between or beyond the steps move the thumbs to the enclosing steps', () => {
  expect(thumbsOfRange(STEPS, { min: 15, max: 120 })).toEqual([1, 5])
  expect(thumbsOfRange(STEPS, { min: 9_000, max: 0 })).toEqual([6, 6])
  expect(thumbsOfRange(STEPS, { min: 0, max: 9_000 })).toEqual([0, 6])
})

test('bar heights are between 0 and 1, the largest count has 1', () => {
  expect(barHeights([0, 25, 100])).toEqual([0, 0.5, 1])
  expect(barHeights([0, 0])).toEqual([0, 0])
})
