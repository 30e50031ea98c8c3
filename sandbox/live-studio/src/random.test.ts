import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { drawsOf } from './random.ts'
import { chiSquare, SECRET } from './studio-table.fixture.ts'

test('the same secret and label give the same numbers, any other gives others', () => {
  const numbers = (secret: string, ...label: (string | number)[]) => {
    const draw = drawsOf(secret, ...label)
    return Array.from({ length: 40 }, () => draw(1_000_000))
  }
  expect(numbers(SECRET, 'round', 'a', 1)).toEqual(numbers(SECRET, 'round', 'a', 1))
  const others = [numbers(SECRET, 'round', 'a', 2), numbers(SECRET, 'round', 'b', 1), numbers(`${SECRET}x`, 'round', 'a', 1)]
  for (const other of others)
    expect(other.filter((number, index) => number === numbers(SECRET, 'round', 'a', 1)[index])).toEqual([])
})

test('every draw is a whole number below its limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (label, limit) => {
      const draw = drawsOf(SECRET, label)
      for (let count = 0; count < 20; count += 1) {
        const value = draw(limit)
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true)
      }
    }),
    { seed: inject('seed') },
  )
})

test('draws are uniform, also where the limit is far from a power of two', () => {
  const draw = drawsOf(SECRET, 'uniform')
  const limit = 3 * 2 ** 30
  const counts = [0, 0, 0]
  for (let count = 0; count < 30_000; count += 1) {
    const third = Math.floor(draw(limit) / 2 ** 30)
    counts[third] = (counts[third] ?? 0) + 1
  }
  // Two degrees of freedom: exceeded once in a million. Taking words modulo the limit would give about 7,500.
  expect(chiSquare(counts, [1 / 3, 1 / 3, 1 / 3])).toBeLessThan(28)
})
