import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../any-text.fixture.ts'
import { arePlanes, readPlanes, readSteps, writePlanes, writeSteps } from './letters.ts'

test('numbers are read back from their letters, for any number of values', () => {
  const lists = fc
    .integer({ min: 1, max: 20_000 })
    .chain((count) => fc.tuple(fc.constant(count), fc.array(fc.nat(count - 1), { maxLength: 50 })))
  fc.assert(
    fc.property(lists, ([count, numbers]) => {
      const values = Array.from<number>({ length: count })
      for (const number of numbers) values[number] = number * 3
      const column = new Float64Array(numbers.length)
      const text = writePlanes(numbers, count)
      expect(arePlanes(text, count, numbers.length)).toBe(true)
      readPlanes(text, values, column)
      expect([...column]).toEqual(numbers.map((number) => number * 3))
    }),
  )
})

test('ascending indexes are read back from their steps, small and large', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(3_000_000), { maxLength: 60 }), (members) => {
      const indexes = members.sort((a, b) => a - b)
      const readIndexes: number[] = []
      readSteps(writeSteps(indexes), 3_000_001, (index) => readIndexes.push(index))
      expect(readIndexes).toEqual(indexes)
    }),
  )
})

test('letters need no escape in JSON', () => {
  const planes = writePlanes(
    Array.from({ length: 91 }, (_, number) => number),
    91,
  )
  expect(new Set(planes).size).toBe(91)
  expect(JSON.stringify(planes)).toBe(`"${planes}"`)
})

test('invalid letters or indexes past the end never write outside the column: their values are unknown', () => {
  fc.assert(
    fc.property(anyText, fc.nat(40), fc.boolean(), (text, size, isWide) => {
      readSteps(text, size, (index) => expect(index >= 0 && index < size).toBe(true))
      const column = new Float64Array(size)
      readPlanes(text, isWide ? Array.from({ length: 200 }, () => 7) : [7], column)
      expect([...column].every((value) => value === 7 || value === -1)).toBe(true)
    }),
  )
  expect(arePlanes('##', 91, 2)).toBe(true)
  expect(arePlanes('##', 92, 2)).toBe(false)
})
