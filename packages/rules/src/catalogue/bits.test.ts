import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allBits,
  countBits,
  countBoth,
  countDifferent,
  forEachDifferent,
  hasBit,
  indexesOf,
  intersect,
  noBits,
  setBit,
  unite,
} from './bits.ts'

const SIZE = 200
const indexes = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))
const bitsOf = (members: readonly number[]) => {
  const bits = noBits(SIZE)
  for (const index of members) setBit(bits, index)
  return bits
}
const sorted = (members: Iterable<number>) => [...members].sort((a, b) => a - b)

test('a bit set contains the indexes that were set, in ascending order, and counts them', () => {
  fc.assert(
    fc.property(indexes, (members) => {
      const bits = bitsOf(members)
      expect(indexesOf(bits)).toEqual(sorted(members))
      expect(countBits(bits)).toBe(members.length)
      for (let index = 0; index < SIZE; index++) expect(hasBit(bits, index)).toBe(members.includes(index))
    }),
  )
})

test('intersection, union and their counts match those of sets', () => {
  fc.assert(
    fc.property(indexes, indexes, (a, b) => {
      const common = a.filter((index) => b.includes(index))
      expect(countBoth(bitsOf(a), bitsOf(b))).toBe(common.length)
      expect(indexesOf(intersect(bitsOf(a), bitsOf(b)))).toEqual(sorted(common))
      expect(indexesOf(unite(bitsOf(a), bitsOf(b)))).toEqual(sorted(new Set([...a, ...b])))
    }),
  )
})

test('the games in one of two sets only are visited in order, each with the set it is in', () => {
  fc.assert(
    fc.property(indexes, indexes, (a, b) => {
      const visited: [number, boolean][] = []
      forEachDifferent(bitsOf(a), bitsOf(b), (index, isInSecond) => visited.push([index, isInSecond]))
      const different = sorted(new Set([...a, ...b])).filter((index) => a.includes(index) !== b.includes(index))
      expect(visited).toEqual(different.map((index) => [index, b.includes(index)]))
      expect(countDifferent(bitsOf(a), bitsOf(b))).toBe(different.length)
    }),
  )
})

test('the complete set has as many bits as there are games, also when the last word is partial', () => {
  for (const size of [0, 1, 31, 32, 33, 64, 100]) expect(countBits(allBits(size))).toBe(size)
})
