import { expect, test } from 'vitest'
import { placeOf } from './geometry.ts'
import { angleOf, colourOf, WHEEL } from './order.ts'

test('the wheel has every number once, and colours alternate except next to zero', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  for (const [place, number] of WHEEL.entries()) {
    const next = WHEEL[(place + 1) % 37] ?? 0
    if (number !== 0 && next !== 0) expect(colourOf(number)).not.toBe(colourOf(next))
  }
  expect([angleOf(0), colourOf(0), colourOf(32)]).toEqual([0, 'green', 'red'])
})

test('a spot on the lines is centred on the point where its numbers meet', () => {
  const centreOf = (spot: string) => {
    const { u, v, length, width } = placeOf(spot)
    return [u + length / 2, v + width / 2].map((value) => Math.round(value * 100) / 100)
  }
  expect([centreOf('straight-0'), centreOf('straight-1'), centreOf('straight-36')]).toEqual([
    [-0.5, 1.5],
    [0.5, 0.5],
    [11.5, 2.5],
  ])
  expect([centreOf('split-17-18'), centreOf('split-17-20'), centreOf('split-0-3')]).toEqual([
    [5.5, 2],
    [6, 1.5],
    [0, 2.5],
  ])
  expect([centreOf('corner-32'), centreOf('corner-0'), centreOf('street-34'), centreOf('line-31')]).toEqual([
    [11, 2],
    [0, 0],
    [11.5, 0],
    [11, 0],
  ])
  expect([centreOf('trio-0-1-2'), centreOf('trio-0-2-3')]).toEqual([
    [0, 1],
    [0, 2],
  ])
})
