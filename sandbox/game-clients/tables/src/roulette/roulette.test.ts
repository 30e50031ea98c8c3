import { expect, test } from 'vitest'
import { placeOf } from './geometry.ts'
import { angleOf, colourOf, WHEEL } from './order.ts'

test('the wheel has every number once, colours alternate but beside zero', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  for (const [place, number] of WHEEL.entries()) {
    const next = WHEEL[(place + 1) % 37] ?? 0
    if (number !== 0 && next !== 0) expect(colourOf(number)).not.toBe(colourOf(next))
  }
  expect([angleOf(0), colourOf(0), colourOf(32)]).toEqual([0, 'green', 'red'])
})

test('a spot on the lines lies around the point where its numbers meet', () => {
  const middle = (spot: string) => {
    const { u, v, length: long, width: wide } = placeOf(spot)
    return [u + long / 2, v + wide / 2].map((one) => Math.round(one * 100) / 100)
  }
  expect([middle('straight-0'), middle('straight-1'), middle('straight-36')]).toEqual([
    [-0.5, 1.5],
    [0.5, 0.5],
    [11.5, 2.5],
  ])
  expect([middle('split-17-18'), middle('split-17-20'), middle('split-0-3')]).toEqual([
    [5.5, 2],
    [6, 1.5],
    [0, 2.5],
  ])
  expect([middle('corner-32'), middle('corner-0'), middle('street-34'), middle('line-31')]).toEqual([
    [11, 2],
    [0, 0],
    [11.5, 0],
    [11, 0],
  ])
  expect([middle('trio-0-1-2'), middle('trio-0-2-3')]).toEqual([
    [0, 1],
    [0, 2],
  ])
})
