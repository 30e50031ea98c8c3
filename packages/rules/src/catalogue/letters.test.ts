import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlanes, readSteps, writePlanes, writeSteps } from './letters.ts'

test('numbers come back from their letters, however many values there are', () => {
  const lists = fc
    .integer({ min: 1, max: 800_000 })
    .chain((count) => fc.tuple(fc.constant(count), fc.array(fc.nat(count - 1), { maxLength: 50 })))
  fc.assert(
    fc.property(lists, ([count, numbers]) => {
      const values = { length: count, ...Object.fromEntries(numbers.map((number) => [number, number * 3])) }
      const column = new Float64Array(numbers.length)
      expect(readPlanes(writePlanes(numbers, count), values as unknown as number[], column)).toBe(true)
      expect([...column]).toEqual(numbers.map((number) => number * 3))
    }),
    { seed: 21 },
  )
})

test('rising places come back from their steps, near and far', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(3_000_000), { maxLength: 60 }), (members) => {
      const places = members.sort((a, b) => a - b)
      const read: number[] = []
      expect(readSteps(writeSteps(places), 3_000_001, (place) => read.push(place))).toBe(true)
      expect(read).toEqual(places)
    }),
    { seed: 22 },
  )
})

test('letters need no escape in JSON', () => {
  const all = writePlanes(
    Array.from({ length: 91 }, (_, number) => number),
    91,
  )
  expect(new Set(all).size).toBe(91)
  expect(JSON.stringify(all)).toBe(`"${all}"`)
})

test('text of other letters, unfinished, or leading past the end is refused and never leaves the column', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, size) => {
      const visited: number[] = []
      readSteps(text, size, (place) => visited.push(place))
      expect(visited.every((place) => place >= 0 && place < size)).toBe(true)
      const column = new Uint8Array(size)
      if (readPlanes(text, [7], column)) expect([...column].every((value) => value === 7)).toBe(true)
    }),
    { seed: 23 },
  )
  expect(readSteps('~', 10, () => {})).toBe(false)
  expect(readPlanes('"', [7], new Uint8Array(1))).toBe(false)
  expect(
    readPlanes(
      '\\',
      Array.from({ length: 91 }, () => 7),
      new Uint8Array(1),
    ),
  ).toBe(false)
})
