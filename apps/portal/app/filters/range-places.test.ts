import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barHeights, placesOfRange, rangeOfPlaces } from './range-places.ts'

const STEPS = [0, 10, 20, 50, 100, 200, 500]

test('a thumb at its own end is no bound, elsewhere it is the amount it stands on [3.24] [3.48]', () => {
  expect(rangeOfPlaces(STEPS, [0, 6])).toEqual({ min: 0, max: 0 })
  expect(rangeOfPlaces(STEPS, [1, 5])).toEqual({ min: 10, max: 200 })
  expect(placesOfRange(STEPS, { min: 0, max: 0 })).toEqual([0, 6])
})

test('thumbs come back to where they stood [3.48]', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(6), (a, b) => {
      const places: [number, number] = [Math.min(a, b), Math.max(a, b, 1)]
      expect(placesOfRange(STEPS, rangeOfPlaces(STEPS, places))).toEqual(places)
    }),
  )
})

test('amounts of an address between the steps, or beyond them, put thumbs around them [4.28]', () => {
  expect(placesOfRange(STEPS, { min: 15, max: 120 })).toEqual([1, 5])
  expect(placesOfRange(STEPS, { min: 9_000, max: 0 })).toEqual([6, 6])
  expect(placesOfRange(STEPS, { min: 0, max: 9_000 })).toEqual([0, 6])
})

test('bars are between nothing and full, the most games full', () => {
  expect(barHeights([0, 25, 100])).toEqual([0, 0.5, 1])
  expect(barHeights([0, 0])).toEqual([0, 0])
})
