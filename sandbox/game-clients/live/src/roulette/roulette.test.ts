import { expect, test } from 'vitest'
import { sampleGame } from '../round/sample.ts'
import { crossingOf } from './crossings.ts'
import { colourOf, neighboursOf, numbersOf, WHEEL } from './numbers.ts'
import { figuresOf, numbersIn } from './statistics.ts'

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

test('every spot between numbers lies on the lines that its numbers share', () => {
  const centreOf = (number: number): [number, number] =>
    number === 0 ? [-0.5, 1.5] : [Math.floor((number - 1) / 3) + 0.5, ((number - 1) % 3) + 0.5]
  for (const { spot } of sampleGame().spots) {
    const [crossing, numbers] = [crossingOf(spot), numbersOf(spot)]
    expect(crossing === null, spot).toBe(numbers.length === 0)
    for (const number of numbers) {
      const [u, v] = centreOf(number)
      expect(Math.abs((crossing?.u ?? 0) - u), spot).toBeLessThanOrEqual(1)
      if (number !== 0) expect(Math.abs((crossing?.v ?? 0) - v), spot).toBeLessThanOrEqual(2.5)
    }
  }
})

test('statistics count the results of the table: shares add up to a hundred, results of another form are left out', () => {
  const numbers = numbersIn(['17', '17', '0', '32', '17', 'x', '99'])
  expect(numbers).toEqual([17, 17, 0, 32, 17])
  const { shares, hot, cold } = figuresOf(numbers)
  expect(shares).toEqual({ red: 20, green: 20, black: 60 })
  expect(hot[0]).toEqual([17, 3])
  expect(cold[0]).toEqual([1, 0])
  expect(figuresOf([]).shares).toEqual({ red: 0, green: 0, black: 0 })
})
