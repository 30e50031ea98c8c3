import { expect, test } from 'vitest'
import { colourOf, neighboursOf, WHEEL } from './numbers.ts'
import { numberField } from './racetrack-shape.ts'

test('the wheel has every number once, and colours alternate except next to zero', () => {
  expect(WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  for (const [place, number] of WHEEL.entries()) {
    const next = WHEEL[(place + 1) % 37] ?? 0
    if (number !== 0 && next !== 0) expect(colourOf(number)).not.toBe(colourOf(next))
  }
})

test('neighbours of a number are those beside it on the wheel, also around zero', () => {
  expect(neighboursOf(17, 2)).toEqual([2, 25, 17, 34, 6])
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(26, 2)).toEqual([35, 3, 26, 0, 32])
})

test('the fields of the racetrack follow each other around the oval and stay inside it, horizontal and vertical', () => {
  const boxes = (way: 'wide' | 'tall') =>
    WHEEL.map((number) =>
      numberField(number)
        [way].box.split(' ')
        .map((value) => Number.parseFloat(value)),
    )
  for (const way of ['wide', 'tall'] as const) {
    const fields = boxes(way)
    for (const [nth, [top = 0, right = 0, bottom = 0, left = 0]] of fields.entries()) {
      expect(Math.min(top, right, bottom, left)).toBeGreaterThanOrEqual(-0.01)
      const [nextTop = 0, nextRight = 0, nextBottom = 0, nextLeft = 0] = fields[(nth + 1) % 37] ?? []
      // Beside each other: their boxes touch, but for the line between them.
      expect(Math.max(nextLeft - (100 - right), left - (100 - nextRight))).toBeLessThan(1.5)
      expect(Math.max(nextTop - (100 - bottom), top - (100 - nextBottom))).toBeLessThan(1.5)
    }
  }
  const [, right = 0] = boxes('wide')[0] ?? []
  const [top = 0] = boxes('tall')[0] ?? []
  expect([right, top]).toEqual([0, 0])
})
